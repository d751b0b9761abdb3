import OctantPort
import Testing

@Suite("Tables of properties")
struct PreviewPropertyTablesTests {
    private func table(_ text: String) throws -> String {
        let made = try RewrittenText(text, by: PreviewPropertyTables()).text
        return String(made.dropFirst(text.count))
    }

    @Test("stored variables of a view are listed, private ones and observed ones too")
    func variables() throws {
        let text =
            "class A: UIView {\n  var a = 1\n  private var b = \"\" { didSet {} }\n  @objc public var `in`: Int?\n}"
        #expect(
            try table(text)
                == "\nextension A { nonisolated enum __PreviewProperties: UIKit.PreviewProperties { @MainActor static "
                + "var properties: [UIKit.PreviewProperty] { [.init(\"a\", \\A.a), .init(\"b\", \\A.b), "
                + ".init(\"in\", \\A.`in`)] } } }\n")
    }

    @Test(
        "nothing is listed that holds no value of its own, or that nobody can name",
        arguments: [
            "class A: UIView { let a = 1; lazy var b = 1; weak var c: UIView?; static var d = 1; var e: Int { 1 } }",
            "class A: UIView { @IBOutlet var a: UIView!; @NSManaged var b: Int; @Wrapped var c = 1 }",
            "class A: UIView { var (d, e) = (1, 2) }",
            "class A { var a = 1 }", "class A: NSObject { var a = 1 }", "struct A { var a = 1 }",
            "private class A: UIView { var a = 1 }", "class A<B>: UIView { var a = 1 }",
        ])
    func others(_ text: String) throws { #expect(try table(text) == "") }
}
