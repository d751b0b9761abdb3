import OctantPort
import Testing

@Suite("Members of extensions that override")
struct ExtensionMembersTests {
    /// Rewrites an extension of the class `A`; returns its members, and those that the class has.
    private func rewritten(_ members: String, of header: String = "extension A") throws -> (String, String) {
        let head = "class A: B {\n}\n\(header) {\n"
        let text = try RewrittenText("\(head)\(members)\n}", by: ExtensionMembers()).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.dropFirst(3).dropLast().joined(separator: "\n"), String(lines[1]))
    }

    @Test(
        "a method keeps its lines under a name of its own, and the class has one that calls it",
        arguments: [
            (
                "override func f() { super.f() }", "func __A_f() { super.f() }",
                "override func f() { __A_f() }"
            ),
            (
                "  @objc public override func f(_ a: inout Int, // first\n    to _: A?) throws -> Int {\n}",
                "  @objc func __A_f(_ a: inout Int, // first\n    to _: A?) throws -> Int {\n}",
                "public override func f(_ a: inout Int, to __1: A?) throws -> Int { try __A_f(&a, to: __1) }"
            ),
            (
                "override class func f(_: Int) async -> Int { 1 }",
                "class func __A_f(_: Int) async -> Int { 1 }",
                "override class func f(_ __0: Int) async -> Int { await __A_f(__0) }"
            ),
            (
                "@discardableResult open\noverride func `in`(a b: @autoclosure () -> Int) -> Int { 1 }",
                "@discardableResult \nfunc __A_in(a b: @autoclosure () -> Int) -> Int { 1 }",
                "@discardableResult open override func `in`(a b: @autoclosure () -> Int) -> Int "
                    + "{ __A_in(a: b()) }"
            ),
        ])
    func methods(_ text: String, _ moved: String, _ member: String) throws {
        let (result, line) = try rewritten(text)
        #expect(result == moved)
        #expect(line == " \(member) }")
    }

    @Test(
        "properties do, also of the class, and their observers become methods",
        arguments: [
            (
                "override class var layerClass: AnyClass { C.self }",
                "class var __A_layerClass: AnyClass { C.self }",
                "override class var layerClass: AnyClass { get { __A_layerClass } }"
            ),
            (
                "override var a: Int {\n get { 1 }\n set(b) { c = b }\n}",
                "var __A_a: Int {\n get { 1 }\n set(b) { c = b }\n}",
                "override var a: Int { get { __A_a } set { __A_a = newValue } }"
            ),
            (
                "override var a: Int {\n didSet { f() }\n}", "func __A_a_didSet(_ oldValue: Int) \n{ f() }\n",
                "override var a: Int { didSet { __A_a_didSet(oldValue) } }"
            ),
            (
                "override var a: Int { willSet(b) { f(b) } didSet { f() } }",
                "func __A_a_willSet(_ b: Int) { f(b) }; func __A_a_didSet(_ oldValue: Int) { f() }",
                "override var a: Int { willSet { __A_a_willSet(newValue) } didSet { __A_a_didSet(oldValue) } }"
            ),
        ])
    func properties(_ text: String, _ moved: String, _ member: String) throws {
        let (result, line) = try rewritten(text)
        #expect(result == moved)
        // Without attributes a gap stays before the first word.
        #expect(line.replacing("  ", with: " ") == " \(member) }")
    }

    @Test(
        "convenience initialisers and subscripts do, by labels of their own",
        arguments: [
            (
                "override convenience init(frame: CGRect) { self.init(1) }",
                "convenience init(__A_init frame: CGRect) { self.init(1) }",
                "override convenience init(frame: CGRect) { self.init(__A_init: frame) }"
            ),
            (
                "@objc public override convenience init?(_ a: Int,\n b c: Int) throws {\n}",
                "@objc convenience init?(__A_init a: Int,\n b c: Int) throws {\n}",
                "public override convenience init?(_ a: Int, b c: Int) throws { try self.init(__A_init: a, b: c) }"
            ),
            (
                "override convenience init() { self.init(1) }",
                "convenience init(__A_init: Void) { self.init(1) }",
                "override convenience init() { self.init(__A_init: ()) }"
            ),
            (
                "override subscript(a: Int) -> Int { 1 }", "subscript(__A_subscript a: Int) -> Int { 1 }",
                "override subscript(a: Int) -> Int { get { self[__A_subscript: a] } }"
            ),
            (
                "override class subscript(a b: Int, c: Int) -> Int { get { 1 } set {} }",
                "class subscript(__A_subscript b: Int, c: Int) -> Int { get { 1 } set {} }",
                "override class subscript(a b: Int, c: Int) -> Int "
                    + "{ get { self[__A_subscript: b, c] } set { self[__A_subscript: b, c] = newValue } }"
            ),
        ])
    func labels(_ text: String, _ moved: String, _ member: String) throws {
        let (result, line) = try rewritten(text)
        #expect(result == moved)
        #expect(line.replacing("  ", with: " ") == " \(member) }")
    }

    @Test("the access that the extension states is the member's")
    func access() throws {
        #expect(
            try rewritten("override func f() {}", of: "public extension A").1
                == " public override func f() { __A_f() } }")
    }

    @Test("what a class of another file overrides moves too, whatever stands between them")
    func overridden() throws {
        let result = try RewrittenText(
            "extension A { @objc func f(a: Int) {}; @objc func f(b: Int) {}; func g() {} }", "class A {}",
            "class M: A {}; class Z: M { override func f(a: Int) {} }", by: ExtensionMembers())
        #expect(
            result.files == [
                "extension A { @objc func __A_f(a: Int) {}; @objc func f(b: Int) {}; func g() {} }",
                "class A { func f(a: Int) { __A_f(a: a) } }",
                "class M: A {}; class Z: M { override func f(a: Int) {} }",
            ])
    }

    @Test("each class of a line has names of its own")
    func levels() throws {
        let text = """
            class A: X {}
            extension A { func f() {}; func f(_ a: Int = 1) {} }
            class B: A {}
            extension B { override func f() { super.f() }; override func f(_ a: Int) {} }
            """
        #expect(
            try RewrittenText(text, by: ExtensionMembers()).text == """
                class A: X { func f() { __A_f() }; func f(_ a: Int = 1) { __A_f(a) } }
                extension A { func __A_f() {}; func __A_f(_ a: Int = 1) {} }
                class B: A { override func f() { __B_f() }; override func f(_ a: Int) { __B_f(a) } }
                extension B { func __B_f() { super.f() }; func __B_f(_ a: Int) {} }
                """)
    }

    @Test("what is open moves too, because a class of another module may override it")
    func open() throws {
        let text = "open class A: B {\n}\nextension A { @objc open func f() {}; @objc public func g() {} }"
        #expect(
            try RewrittenText(text, by: ExtensionMembers()).text
                == "open class A: B {\n open func f() { __A_f() } }\n"
                + "extension A { @objc func __A_f() {}; @objc public func g() {} }")
    }

    @Test("members follow what stands in the last line of the class, each once")
    func oneLine() throws {
        let text =
            "class A: B { var x = 1 }\nextension A { override func f() {} }\nextension A { override func g() {} }"
        #expect(
            try RewrittenText(text, by: ExtensionMembers()).text
                == "class A: B { var x = 1 ; override func f() { __A_f() }; "
                + "override func g() { __A_g() } }\n"
                + "extension A { func __A_f() {} }\nextension A { func __A_g() {} }")
    }

    @Test("a nested class, and one under a condition, has its members")
    func places() throws {
        let text = """
            struct S { class A: B {} }
            extension S.A { override func f() {} }
            #if X
            class C: B {}
            extension C { override func f() {} }
            #endif
            #if canImport(UIKit)
            extension S.A { override func g() {} }
            #endif
            """
        let lines = try RewrittenText(text, by: ExtensionMembers()).text.split(separator: "\n")
        #expect(lines[0].hasSuffix("override func f() { __S_A_f() }; override func g() { __S_A_g() } } }"))
        #expect(lines[3] == "class C: B { override func f() { __C_f() } }")
    }

    @Test(
        "what has no place in the class is a problem at its own",
        arguments: [
            "class A: B {}\nextension A { override convenience init(a: Int...) { self.init(1) } }",
            "class A: B {}\nextension A { override func f(a: Int...) {} }",
            "class A<T>: B {}\nextension A where T: C { override func f() {} }",
            "class A: B {}\nextension A {\n#if X\noverride func f() {}\n#endif\n}",
            "class A: B {}\nextension A { override func f(a: String = \"\"\"\n\n\"\"\") {} }",
        ])
    func problems(_ text: String) throws {
        let result = try RewrittenText(text, by: ExtensionMembers())
        #expect(result.files == [text])
        #expect(result.problems.count == 1)
        #expect(result.problems.first?.hasSuffix("in the body of its class only; move it there") == true)
    }
}
