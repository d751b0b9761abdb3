import OctantPort
import Testing

@Suite("What can be previewed")
struct PreviewCatalogTests {
    private func catalog(_ texts: String..., name: String = "Page") -> PreviewCatalog {
        let files = texts.enumerated().map { number, text in
            SourceFile(path: number == 0 ? "/\(name).swift" : "/\(number).swift", bytes: Array(text.utf8))
        }
        return PreviewCatalog(of: "/\(name).swift", in: files, module: "Mine")
    }

    private func code(_ choice: PreviewChoice) -> [String] {
        guard case .code(_, let candidates) = choice else { return [] }
        return candidates.compactMap(\.code)
    }

    @Test("blocks come before providers, providers before types, in the file's order")
    func order() throws {
        let types = "struct A: View { var body: some View { B() } }\n"
        let provider = "struct A_Previews: PreviewProvider { static var previews: some View { A() } }\n"
        let blocks = "#Preview(\"One\") { A() }\n#Preview { A() }\n"
        #expect(code(try catalog(types).choice(type: nil)) == ["A()"])
        #expect(code(try catalog(types + provider).choice(type: nil)) == ["A_Previews.previews"])
        let all = catalog(types + provider + blocks)
        #expect(try all.choice(type: nil) == .blocks(in: "/Page.swift"))
        #expect(all.blocks == [.init(name: "One", line: 3), .init(name: nil, line: 4)])
        #expect(code(try all.choice(type: "A")) == ["A()"])
    }

    @Test(
        "a type is made by what it declares, or inherits",
        arguments: [
            ("class A: UIView {}", "A()"),
            (
                "class A: UIView { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }",
                "A(frame: .zero)"
            ),
            ("class A: UIView { init(size: Int = 1) {} }", "A()"),
            ("class A: UIView { convenience init(size: Int) {} }", "A()"),
            ("class B: UIView { override init(frame: CGRect) {} }; class A: B {}", "A(frame: .zero)"),
            (
                "class A: UIViewController { override init(nibName: String?, bundle: Bundle?) {} }",
                "A(nibName: nil, bundle: nil)"
            ),
            ("class A: CAShapeLayer { override init() {}; override init(layer: Any) {} }", "A()"),
            (
                "struct A: View { @State var a = 1; @Environment(\\.b) var b; var c: Int?; static var e: Int }",
                "A()"
            ),
            ("struct A: View { let a: Int; init() { a = 1 } }", "A()"),
            ("class A: Kit.BaseControl {}", "A()"),
        ])
    func makable(_ text: String, _ expected: String) throws {
        #expect(code(try catalog(text).choice(type: "A")) == [expected])
    }

    @Test(
        "what needs arguments is refused, with what to do",
        arguments: [
            "class A: UIView { init(size: Int) {} }", "struct A: View { let a: Int }",
            "struct A: View { @Binding var a: Int }",
            "struct A: View { var a: Int?; init(a: Int) {} }", "class A<B>: UIView {}",
            "class A: UIView { init?() {} }",
        ])
    func unmakable(_ text: String) {
        #expect(throws: PreviewCatalog.Refusal(description: "'A' cannot be made without arguments: write a '#Preview'"))
        {
            try catalog(text).choice(type: "A")
        }
    }

    @Test("of several types the one that is called like the file is shown, else they are listed")
    func several() throws {
        let text = "class A: UIView {}; class B: UIButton {}; class C {}; struct D {}"
        #expect(throws: PreviewCatalog.Refusal(description: "say which with '--type NAME'; there are 'A', 'B'")) {
            try catalog(text).choice(type: nil)
        }
        #expect(code(try catalog(text, name: "B").choice(type: nil)) == ["B()"])
        #expect(throws: PreviewCatalog.Refusal(description: "there is no type 'E'; there are 'A', 'B'")) {
            try catalog(text).choice(type: "E")
        }
        #expect(
            throws: PreviewCatalog.Refusal(
                description: "there is no view, layer or controller and no '#Preview' in the file")
        ) { try catalog("class C {}").choice(type: nil) }
    }

    @Test("a type of another file of the module is made there")
    func otherFile() throws {
        let choice = try catalog("class A: UIView {}", "class B: UIView {}").choice(type: "B")
        #expect(choice == .code(in: "/1.swift", [.init(name: "B", path: "/1.swift", code: "B()")]))
    }

    @Test("a value's text has those of the values that it names, and there is none where one names a class")
    func values() {
        let text = "enum A { case a(B) }; struct B { var b = 1 }; struct C { var c: D }; class D {}; struct E<F> {}"
        let texts = catalog(text).valueTexts
        #expect(texts["A"]?.contains("var b = 1") == true)
        #expect(texts.keys.sorted() == ["A", "B"])
        #expect(texts["A"] != catalog(text.replacing("b = 1", with: "b = 1.0")).valueTexts["A"])
        #expect(texts["A"] == catalog(text.replacing("var c", with: "var d")).valueTexts["A"])
    }
}
