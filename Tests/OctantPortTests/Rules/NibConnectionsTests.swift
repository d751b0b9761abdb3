import OctantPort
import Testing

@Suite("Connections of interface files")
struct NibConnectionsTests {
    private let rule = NibConnections()

    @Test(
        "outlets, actions and settable inspectable properties of a class are listed in its last line",
        arguments: [
            ("@IBOutlet weak var a: UIView!", ".outlet(\"a\", \\A.a)"),
            ("@IBOutlet var a: [UIView]!", ".outlets(\"a\", \\A.a)"),
            ("@IBInspectable public var a: Int = 1", ".attribute(\"a\", \\A.a)"),
            ("@IBInspectable var a: Int { get { 1 } set {} }", ".attribute(\"a\", \\A.a)"),
            ("@IBAction private func a(_ b: Any) {}", ".action(\"a:\", A.a(_:))"),
            ("@IBAction func a(b: Any, for e: UIEvent) {}", ".action(\"aWithB:for:\", A.a(b:for:))"),
            ("@IBSegueAction func a(_ b: NSCoder) -> C? { nil }", ".segueAction(\"a:\", A.a(_:))"),
            ("@IBAction func a() {}", ".action(\"a\", A.a)"), ("@objc(b) @IBAction func a() {}", ".action(\"b\", A.a)"),
        ])
    func lists(_ text: String, _ item: String) throws {
        #expect(
            try RewrittenText("class A: UIView {\n\(text)\n}", by: rule).text
                == "class A: UIView, NibConnectable {\n\(text)\n "
                + "class var nibConnections: [NibConnection] { [\(item)] } }")
    }

    @Test("a class below adds to what is above, and what its extensions have counts")
    func classes() throws {
        let result = try RewrittenText(
            "public class A<T>: NSObject { @IBOutlet var a: UIView? }", "final class B: A<Int> { }",
            "extension B { @IBAction func b() {}; @IBAction private func c() {} }\n"
                + "extension B { @IBInspectable var d: Int { get { 1 } set {} } }",
            "class C { @IBInspectable let a = 1; @IBInspectable var b: Int { 1 } }", by: rule)
        #expect(
            result.files[0] == "public class A<T>: NSObject, NibConnectable { @IBOutlet var a: UIView? ; "
                + "public class var nibConnections: [NibConnection] { [.outlet(\"a\", \\A.a)] } }")
        #expect(
            result.files[1] == "final class B: A<Int> { override class var nibConnections: [NibConnection] "
                + "{ super.nibConnections + [.action(\"b\", B.b), .attribute(\"d\", \\B.d)] } }")
        #expect(result.files[3] == "class C { @IBInspectable let a = 1; @IBInspectable var b: Int { 1 } }")
    }

    @Test("a class that lists them itself stays, and one outlet under flags in a private class is a problem")
    func others() throws {
        let own = "class A: B, NibConnectable { @IBOutlet var a: C?; class var nibConnections: [NibConnection] { [] } }"
        #expect(try RewrittenText(own, by: rule).text == own)
        let flagged = "private class A {\nclass C: B {\n#if X\n@IBOutlet var a: C?\n#endif\n} }"
        #expect(
            try RewrittenText(flagged, by: rule).problems == [
                "0.swift:4:1 what interface files connect to in a private class stands under no condition but that "
                    + "of its class"
            ])
    }

    @Test("what stands under flags is listed under them behind the last line")
    func conditions() throws {
        let text = "class A: B {\n@IBAction func b() {}\n#if X\n@IBOutlet var a: C?\n#endif\n}"
        #expect(
            try RewrittenText(text, by: rule).text
                == text.replacing("class A: B", with: "class A: B, NibConnectable").dropLast()
                + " class var nibConnections: [NibConnection] { __nibConnections } }\n"
                + "extension A { @MainActor fileprivate static var __nibConnections: [NibConnection] "
                + "{ var all: [NibConnection] = [.action(\"b\", A.b)]\n"
                + "#if (X)\nall.append(.outlet(\"a\", \\A.a))\n#endif\nreturn all } }\n")
    }

    @Test("what extensions give to a class of another module is listed in a type inside that")
    func extensions() throws {
        let text = "extension UIView { @IBInspectable var a: Int { get { 1 } set {} } }"
        #expect(
            try RewrittenText(text, by: rule).text
                == text + "\nextension UIView { @MainActor enum __NibConnections: NibExtension "
                + "{ static var nibConnections: [NibConnection] { [.attribute(\"a\", \\UIView.a)] } } }\n")
    }
}
