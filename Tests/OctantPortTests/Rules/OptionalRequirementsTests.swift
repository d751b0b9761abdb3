import OctantPort
import Testing

@Suite("Optional requirements")
struct OptionalRequirementsTests {
    private let rule = OptionalRequirements()

    @Test(
        "a requirement is a property that is nil unless a class has the member",
        arguments: [
            ("@objc optional func f()", "var f: (() -> Void)? { get }", "var f: (() -> Void)? { nil }"),
            (
                "@objc optional func f(_ a: Int, _ b: @escaping () -> Void) throws -> Bool",
                "var f: ((Int, @escaping () -> Void) throws -> Bool)? { get }",
                "var f: ((Int, @escaping () -> Void) throws -> Bool)? { nil }"
            ),
            (
                "optional func f(_ a: A!, // a\n  to b: B) -> C!", "var __f__to: ((A?, B) -> C?)? { get }\n",
                "var __f__to: ((A?, B) -> C?)? { nil }"
            ),
            ("@objc optional var a: Int { get }", "var a: (Int)? { get }", "var a: (Int)? { nil }"),
            ("@objc optional var a: A? { get }", "var a: A?? { get }", "var a: A?? { nil }"),
        ])
    func declarations(_ text: String, _ requirement: String, _ value: String) throws {
        #expect(
            try RewrittenText("/// P\n@objc public protocol P {\n/// f\n\(text)\n}", by: rule).text
                == "/// P\n@objc public protocol P {\n/// f\n\(requirement)\n}\nextension P { public \(value) }\n")
    }

    @Test(
        "a class that has the member holds it, by the protocol or by one that inherits from it, in any file",
        arguments: [
            (
                "class A: P { func f(_ a: Int, to b: inout Int) throws {} ",
                "class A: P { func f(_ a: Int, to b: inout Int) throws {} ; "
            ),
            (
                "class A: Q {\n@objc func f(_ b: Int, to c: inout Int) throws {}\n",
                "class A: Q {\n@objc func f(_ b: Int, to c: inout Int) throws {}\n "
            ),
            (
                "class A: NSObject, P & C { func f(_ a: Int, to b: inout Int) throws {}",
                "class A: NSObject, P & C { func f(_ a: Int, to b: inout Int) throws {} ; "
            ),
            (
                "extension UIView: P { func f(_ a: Int, to b: inout Int) throws {}",
                "extension UIView: P { func f(_ a: Int, to b: inout Int) throws {} ; "
            ),
        ])
    func conformers(_ text: String, _ expected: String) throws {
        let protocols = "@objc protocol P { @objc optional func f(_ a: Int, to b: inout Int) throws }\nprotocol Q: P {}"
        #expect(
            try RewrittenText(text + "}", protocols, by: rule).text == expected
                + "@_implements(P, __f__to) var __P___f__to: ((Int, inout Int) throws -> Void)? "
                + "{ { try self.f($0, to: &$1) } } }")
    }

    @Test("a class in the body of a function or a closure holds it, too")
    func localClasses() throws {
        let protocols = "@objc protocol P { @objc optional func f() }\nprotocol Q: P {}"
        let witness = "@_implements(P, f) var __P_f: (() -> Void)? { { self.f() } }"
        for (before, after) in [("func g() {\n", "\n}"), ("let g = {\n", "\n}"), ("var g: Int { get {\n", "\n} }")] {
            let text = before + "class A: NSObject, Q { func f() {} }" + after
            #expect(
                try RewrittenText(text, protocols, by: rule).text
                    == before + "class A: NSObject, Q { func f() {} ; \(witness) }" + after)
        }
        let other = "func g() {\nclass A: NSObject, R { func f() {} }\n}"
        #expect(try RewrittenText(other, protocols, by: rule).text == other)
    }

    @Test("a class in a function overrides what a class of the module, or one around it, has not of the protocol's")
    func belowLocally() throws {
        let protocols = "@objc protocol P { @objc optional func f(); @objc optional func g() }"
        let nothing = { (name: String) in "@_implements(P, \(name)) var __P_\(name): (() -> Void)? { nil }" }
        let base = "class A: NSObject, P { func g() {}"
        let result = try RewrittenText(
            "func h() {\n    class C: A { func f() {}; override func g() {} }\n}", base + " }", protocols, by: rule)
        let override = "override var __P_f: (() -> Void)? { { self.f() } }"
        #expect(
            result.files.dropLast() == [
                "func h() {\n    class C: A { func f() {}; override func g() {} ; \(override) }\n}",
                "\(base) ; \(nothing("f")); @_implements(P, g) var __P_g: (() -> Void)? { { self.g() } } }",
            ])
        let text = """
            func h() {
                class A: NSObject, P {}
                class C: A { func f() {} }
            }
            func i() { class A: P {} }
            """
        #expect(
            try RewrittenText(text, protocols, by: rule).text
                == text.replacing("P {}\n    class", with: "P { \(nothing("f")) }\n    class")
                .replacing("func f() {} }", with: "func f() {} ; \(override) }"))
    }

    @Test("a class that has not the member stays; one below that has it overrides")
    func below() throws {
        let protocols =
            "@objc public protocol P { @objc optional func f(); optional func g(); optional var a: Int { get } }"
        let result = try RewrittenText(
            "public class A: P {}", "public class B: A { func f() {} }", "class C: B, P { var a: Int { 1 } }",
            protocols, by: rule)
        #expect(
            result.files.dropLast() == [
                "public class A: P { @_implements(P, f) public var __P_f: (() -> Void)? { nil }; "
                    + "@_implements(P, a) public var __P_a: (Int)? { nil } }",
                "public class B: A { func f() {} ; override public var __P_f: (() -> Void)? { { self.f() } } }",
                "class C: B, P { var a: Int { 1 } ; override public var __P_a: (Int)? "
                    + "{ let value: Int = self.a; return value } }",
            ])
    }

    @Test(
        "calls through ? and ! go to the property, and whether a class has the member can be asked",
        arguments: [
            ("d?.f?(self, to: 1)", "d?.__f__to?(self, 1)"), ("d!.f!(self,\n  to: 1)", "d!.__f__to!(self,\n  1)"),
            ("(d as? P)?.f?(a, to : /* one */ 1)?.b", "(d as? P)?.__f__to?(a, /* one */ 1)?.b"),
            ("f?(a, to: g?.f?(b, to: 2))", "__f__to?(a, g?.__f__to?(b, 2))"),
            ("d?.f?(self) { $0 }", "d?.__f__to?(self) { $0 }"),
            ("d?.f(_:to:) != nil", "d?.__f__to != nil"), ("d?.plain?(1)", "d?.plain?(1)"),
            ("d?.plain(_:) == nil", "d?.plain == nil"),
            ("d?.f?(self, by: 1)", "d?.f?(self, by: 1)"), ("d.f(self, to: 1)", "d.f(self, to: 1)"),
            ("a.f(_:to:)", "a.f(_:to:)"),
            ("\"d?.f?(self, to: 1)\"", "\"d?.f?(self, to: 1)\""),
        ])
    func calls(_ call: String, _ expected: String) throws {
        let protocols =
            "@objc protocol P { @objc optional func f(_ a: A, to b: B); @objc optional func plain(_ a: Int) }"
        #expect(try RewrittenText("let x = \(call)", protocols, by: rule).text == "let x = \(expected)")
    }

    @Test("methods of one name and one set of labels are told by the types of their parameters")
    func overloads() throws {
        let text = "@objc protocol P { @objc optional func f(_ a: A); @objc optional func f(_ a: B) }"
        let result = try RewrittenText("class C: P { func f(_ a: B) {} }; let x: Void? = p?.f?(b)", text, by: rule)
        #expect(
            result.text == "class C: P { func f(_ a: B) {} ; @_implements(P, __f__1) var __P___f__1: ((B) -> Void)? "
                + "{ { self.f($0) } } }; let x: Void? = p?.__f__call(b)")
    }

    @Test("a requirement of a private protocol is no more public than it")
    func access() throws {
        #expect(
            try RewrittenText(
                "@objc private protocol P { @objc optional func f() }\nclass A: P { func f() {} }", by: rule
            ).text
                == "@objc private protocol P { var f: (() -> Void)? { get } }\n"
                + "class A: P { func f() {} ; @_implements(P, f) fileprivate var __P_f: (() -> Void)? "
                + "{ { self.f() } } }\n"
                + "extension P { fileprivate var f: (() -> Void)? { nil } }\n")
    }

    @Test(
        "what no property can stand for is a problem",
        arguments: [
            "optional static func f()", "optional func f<T>(_ a: T)", "optional func f(_ a: Int...)",
            "optional var a: Int { get set }", "optional init()",
        ])
    func problems(_ text: String) throws {
        let result = try RewrittenText("@objc protocol P { \(text) }", by: rule)
        #expect(
            result.problems == [
                "0.swift:1:20 a requirement like this cannot be optional here; give it a default in an extension"
            ])
    }

    @Test("what a protocol under conditions gets stands under them")
    func conditions() throws {
        #expect(
            try RewrittenText("#if X\n#elseif Y\n@objc protocol P { optional func f() }\n#endif", by: rule).text
                == "#if X\n#elseif Y\n@objc protocol P { var f: (() -> Void)? { get } }\n#endif\n"
                + "#if !(X) && (Y)\nextension P { var f: (() -> Void)? { nil } }\n#endif\n")
    }
}
