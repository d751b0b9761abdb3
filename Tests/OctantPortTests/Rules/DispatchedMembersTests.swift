import OctantPort
import Testing

@Suite("Members of extensions of other modules' classes that classes override")
struct DispatchedMembersTests {
    private static let search =
        "var __next: Swift.AnyClass? = __type; while let __here = __next { "
    private static let step = "; __next = Swift._getSuperclass(__here) }; "

    @Test("a method looks for the nearest class that overrides it, and super for the one above")
    func methods() throws {
        let result = try RewrittenText(
            "extension UIView {\n    @objc public func f(_ a: Int, b: Int = 1) throws {}\n}",
            "extension UILabel { override open func f(_ a: Int, b: Int) throws { try super.f(a, b: b) } }",
            "class A: UILabel {\n    override func f(_ a: Int, b: Int) throws {\n        try super.f(2) }\n}",
            by: DispatchedMembers())
        let label = "Swift.unsafeDowncast(self, to: UILabel.self).__UILabel_f(a, b: b)"
        let own = "Swift.unsafeDowncast(self, to: A.self).__A_f(a, b: b)"
        let view = """
            extension UIView {
                @objc func __UIView_f(_ a: Int, b: Int = 1) throws {}
            }
            extension UIView { public func f(_ a: Int, b: Int = 1) throws \
            { try __f_from(Swift.type(of: self), a, b: b) }; \
            func __f_from(_ __type: Swift.AnyClass?, _ a: Int, b: Int = 1) throws { \(Self.search)\
            if __here == UILabel.self { return try \(label) }; \
            if __here == A.self { return try \(own) }\(Self.step)return try __UIView_f(a, b: b) } }

            """
        let extended = """
            extension UILabel { func __UILabel_f(_ a: Int, b: Int) throws \
            { try __f_from(Swift._getSuperclass(UILabel.self), a, b: b) } }
            """
        let below = """
            class A: UILabel {
                func __A_f(_ a: Int, b: Int) throws {
                    try __f_from(Swift._getSuperclass(A.self), 2) }
            }
            """
        #expect(result.files == [view, extended, below])
        #expect(result.problems.isEmpty)
    }

    @Test("so does a property, with its setter, and one of the class")
    func properties() throws {
        let result = try RewrittenText(
            """
            @objc extension UIView { var a: Int { get { 1 } set {} }; class var b: [Int] { [] } }
            extension UILabel { override var a: Int { get { super.a } set { super.a = newValue } } }
            extension UILabel { override class var b: [Int] { super.b + [1] } }
            """, by: DispatchedMembers())
        let lines = result.text.split(separator: "\n").map(String.init)
        let above = "Swift._getSuperclass(UILabel.self)"
        let own = "Swift.unsafeDowncast(self, to: UILabel.self).__UILabel_a"
        let getter = "get { \(Self.search)if __here == UILabel.self { return \(own) }\(Self.step)return __UIView_a }"
        let setter =
            "set { \(Self.search)if __here == UILabel.self { \(own) = newValue; return }\(Self.step)"
            + "__UIView_a = newValue; return }"
        #expect(
            lines[1] == """
                extension UILabel { var __UILabel_a: Int { get { self[__a: \(above)] } \
                set { self[__a: \(above)] = newValue } } }
                """)
        #expect(lines[2] == "extension UILabel { class var __UILabel_b: [Int] { self[__b: \(above)] + [1] } }")
        #expect(
            lines[3] == """
                extension UIView { var a: Int { get { self[__a: Swift.type(of: self)] } \
                set { self[__a: Swift.type(of: self)] = newValue } }; \
                subscript(__a __type: Swift.AnyClass?) -> Int { \(getter) \(setter) } }
                """)
        #expect(
            lines[4].hasPrefix("extension UIView { static var b: [Int] { get { self[__b: self] } }; static subscript"))
        #expect(lines[4].contains("return Swift.unsafeBitCast(self, to: UILabel.Type.self).__UILabel_b"))
    }

    @Test(
        "what the class above has itself, and what nobody overrides, stays",
        arguments: [
            "extension UIView { @objc func f() {} }\nclass A: UILabel { func f() {} }",
            "extension UIView { func f() {} }\nextension UILabel { override func f() {} }",
            "extension UIView { @objc func f() {} }\nclass A: UIViewController { func f() {} }\n"
                + "class B: A { override func f() {} }",
            "extension NSObject { @objc func f() {} }\nclass A: NSObject { override func f() {} }",
        ])
    func others(_ text: String) throws {
        let result = try RewrittenText(text, by: DispatchedMembers())
        #expect(result.text == text)
        #expect(result.problems.isEmpty)
    }

    @Test(
        "what cannot be found so is a problem where it overrides",
        arguments: [
            "extension UIView { @objc func f() {} }\nclass A<T>: UILabel { override func f() {} }",
            "extension UIView { @objc func f() {} }\n#if X\nextension UILabel { override func f() {} }\n#endif",
            "extension UIView { @objc var a: Int { 1 } }\nclass A: UILabel { override var a: Int { didSet {} } }",
        ])
    func problems(_ text: String) throws {
        let result = try RewrittenText(text, by: DispatchedMembers())
        #expect(result.text == text)
        #expect(result.problems.count == 1)
        #expect(result.problems.first?.contains("this overrides what an extension of another module's class") == true)
    }

    @Test("the rule for members of extensions leaves them to this one")
    func besideOther() throws {
        let result = try RewrittenText(
            "extension UIView { @objc func f() {} }\nclass A: UILabel {}\nextension A { override func f() {} }",
            by: ExtensionMembers(), DispatchedMembers())
        #expect(result.text.contains("class A: UILabel {}\nextension A { func __A_f() {} }"))
    }

    @Test("an override of what another module's extension declares is an error with the words to write")
    func otherModules() throws {
        func rewrite(_ name: String, _ text: String, summary: String) throws -> RewrittenModule {
            let rewriter = RuleRewriter(
                rules: RuleRewriter.allRules, read: { _ in Array("import UIKit\nimport Parts\n\(text)".utf8) },
                summary: { $0 == "Parts" ? summary : nil })
            return try rewriter.rewrite(SourceModule(name: name, paths: ["/\(name).swift"]))
        }
        let parts = try rewrite(
            "Parts",
            """
            public class Part: UIView {}
            extension Part { @objc func ofItsOwn() {} }
            extension UIView { @objc var insets: Int { 0 }; @objc func move(to a: Int, _ b: Int) {}; func plain() {} }
            @objc private extension UIView { func hidden() {} }
            """, summary: "")
        #expect(parts.problems.isEmpty)
        #expect(
            parts.summary.hasSuffix("extension UIView { @objc var insets: Any; @objc func move(to: Any, _: Any) }"))
        let tests = try rewrite(
            "Tests",
            """
            class A: UILabel { override var insets: Int { 1 } }
            class B: A { override var insets: Int { 2 }; override func plain() {} }
            class C: UIView { override func move(to a: Int, _ b: Int) {} }
            class D: Part { override var insets: Int { 3 } }
            class E: NSObject { override var insets: Int { 4 } }
            class F: UIView { var insets: Int { 5 } }
            class G: F { override var insets: Int { 6 } }
            """, summary: parts.summary)
        #expect(tests.problems.map(\.line) == [3, 4, 5, 6])
        let message = "this overrides what another module's extension of UIView declares"
        #expect(tests.problems.allSatisfy { $0.message.hasPrefix(message) })
    }
}
