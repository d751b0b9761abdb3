import OctantPort
import Testing

@Suite("Attributes of Objective-C")
struct ObjectiveCAttributesTests {
    @Test(
        "they go, with the space after them and no line",
        arguments: [
            ("@objc func f() {}", "func f() {}"), ("@objc(f:)func f() {}", "func f() {}"),
            ("@objc\nprivate class A {}", "\nprivate class A {}"), ("@objc // why\nclass A {}", "// why\nclass A {}"),
            ("@objc(\n  a:b: // why\n)\nfunc f() {}", "\n\n\nfunc f() {}"),
            ("@IBAction private func a() {}", "private func a() {}"),
            ("@objcMembers  final class A {}", "final class A {}"),
            ("@IBOutlet @objc weak var a: B?", "weak var a: B?"),
            ("@objc enum E: Int { case a }", "enum E: Int { case a }"),
            ("var a: Bool { @objc(isA) get { true } }", "var a: Bool { get { true } }"),
            ("class A {\n#if X\n@objc func f() {}\n#endif\n}", "class A {\n#if X\nfunc f() {}\n#endif\n}"),
            ("let f: @convention(block) () -> Void", "let f: () -> Void"),
            ("@UIApplicationMain\nclass A {}", "@main\nclass A {}"),
            ("@NSApplicationMain class A {}", "@main class A {}"),
            ("@objc extension A { func f() {} }", "extension A { func f() {} }"),
            (
                "@available(*, unavailable,\n message: \"For nibs.\")\n@IBInspectable var a: Int { 1 }",
                "\n\n@IBInspectable var a: Int { 1 }"
            ),
            ("typealias F = @convention(c) (Any, Selector) -> Void", "typealias F = (Any, Selector) -> Void"),
            (
                "let f: @convention(c) (Info, UnsafePointer<CGPathElement>) -> Void",
                "let f: (Info, UnsafePointer<CGPathElement>) -> Void"
            ),
        ])
    func attributes(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText(text, by: ObjectiveCAttributes()).text == expected)
    }

    @Test(
        "a protocol that Objective-C knows is one of objects",
        arguments: [
            ("@objc protocol P {}", "protocol P: AnyObject {}"),
            ("@objc protocol P: Q {}", "protocol P: Q, AnyObject {}"),
            ("@objc(Q) public protocol P: NSObjectProtocol {}", "public protocol P: NSObjectProtocol {}"),
            ("@objc protocol P: class {}", "protocol P: class {}"),
            ("protocol P {} // @objc", "protocol P {} // @objc"),
            ("@objc protocol P // of\n{\n @objc func f() }", "protocol P: AnyObject // of\n{\n func f() }"),
        ])
    func protocols(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText(text, by: ObjectiveCAttributes()).text == expected)
    }

    @Test(
        "others stay, and so do texts and comments",
        arguments: [
            "@MainActor @discardableResult func f() -> Int { 1 }", "let a = \"@objc\" // @objc",
            "/* @objc */ class A {}",
            "@objcThings struct A {}", "let f: @convention(c) () -> Void",
            "@available(iOS 9, *) @IBInspectable var a: Int { 1 }", "@available(*, unavailable) var a: Int { 1 }",
            "@nonobjc func f() {}",
        ])
    func others(_ text: String) throws {
        #expect(try RewrittenText(text, by: ObjectiveCAttributes()).text == text)
    }
}
