import OctantPort
import Testing

@Suite("Tables of methods")
struct MethodTablesTests {
    private func table(_ text: String, _ more: String = "") throws -> String? {
        let result = try RewrittenText(text, more, by: MethodTables()).text
        guard result.hasPrefix(text) else { return nil }
        let start = try? /[^\n]*__ObjCMethods: ObjectiveC.MethodTable .*methods: \[ObjectiveC.Selector\] \{ \[/
            .firstMatch(in: result)
        guard let start else { return result == text ? "" : nil }
        return String(result[start.range.upperBound...].prefix { $0 != "]" })
    }

    @Test(
        "methods that Objective-C would know are listed behind the last line, by class",
        arguments: [
            ("@objc func a() {}", ".init(\"a\", A.a)"),
            ("@objc private func a(_ b: Int, c: Int) {}", ".init(\"a:c:\", A.a(_:c:))"),
            ("@IBAction func a(_ b: Any) {}", ".init(\"a:\", A.a(_:))"),
            ("@objc(x:) func a(b: Int) {}", ".init(\"x:\", A.a(b:))"),
            ("func a() {}", ""), ("@objc func a(_ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) {}", ""),
            ("@objc static func a() {}", ""),
            ("@objc func a() throws {}", ""), ("@objc func a(_ b: () -> Void) {}", ""),
            ("@objc func a(_ b: inout Int) {}", ""),
            ("@objc func a(_ b: Int) {}; @objc func a(_ b: A) {}", ""), ("@objc override func a() {}", ""),
        ])
    func methods(_ text: String, _ expected: String) throws {
        #expect(try table("class A: B { \(text) }") == expected)
        #expect(try table("final class A: B { \(text)\n} // no end of line") == expected)
    }

    @Test("members of extensions, of classes whose members are all known, and what protocols of objects ask for count")
    func classes() throws {
        #expect(
            try table("class A {}", "extension A { @objc func a() {}; @objc private func b() {} }")
                == ".init(\"a\", A.a)")
        #expect(try table("class A {}", "@objc extension A { func a() {} }") == ".init(\"a\", A.a)")
        #expect(
            try table("@objcMembers class A { func a() {}; private func b() {}; @nonobjc func c() {} }")
                == ".init(\"a\", A.a)")
        #expect(
            try table(
                "class A: Q { func a() {}; func b() {}; func c() {} }",
                "@objc protocol P { func a() }; @objc protocol Q: P { func b() }")
                == ".init(\"a\", A.a), .init(\"b\", A.b)")
    }

    @Test("so do methods of UIKit's delegates, in classes below or beside its types")
    func delegates() throws {
        let method = "func scrollViewDidScroll(_ a: UIScrollView) {}"
        let listed = ".init(\"scrollViewDidScroll:\", A.scrollViewDidScroll(_:))"
        #expect(try table("class A: NSObject, UIScrollViewDelegate { \(method) }") == listed)
        #expect(try table("class A: NSObject { \(method) }", "extension A: UITableViewDelegate {}") == listed)
        #expect(try table("class A: B { \(method) }", "class B: UIView {}") == listed)
        #expect(try table("class A: NSObject { \(method) }") == "")
    }

    @Test("a class in a function says its methods itself, with those of a class above it")
    func localClasses() throws {
        let text = """
            func f() {
                class A: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ a: UIScrollView) {} }
                class B: A { @objc func tap() {}; func other() {} }
                class C { func scrollViewDidScroll(_ a: UIScrollView) {} }
            }
            """
        let own = "[.init(\"scrollViewDidScroll:\", A.scrollViewDidScroll(_:))]"
        #expect(
            try RewrittenText(text, by: MethodTables()).text == """
                func f() {
                    class A: NSObject, UIScrollViewDelegate, ObjectiveC.MethodListing { func scrollViewDidScroll(_ a: \
                UIScrollView) {} ; nonisolated class var listedMethods: [ObjectiveC.Selector] { \(own) } }
                    class B: A { @objc func tap() {}; func other() {} ; nonisolated override class var listedMethods: \
                [ObjectiveC.Selector] { super.listedMethods + [.init("tap", B.tap)] } }
                    class C { func scrollViewDidScroll(_ a: UIScrollView) {} }
                }
                """)
    }

    @Test("a nested class has its whole name, one under conditions stands under them")
    func places() throws {
        #expect(
            try RewrittenText("struct S { class A { @objc func a() {} } }", by: MethodTables()).text
                == "struct S { class A { @objc func a() {} } }\nextension S.A { nonisolated enum __ObjCMethods: "
                + "ObjectiveC.MethodTable { nonisolated static var methods: [ObjectiveC.Selector] "
                + "{ [.init(\"a\", S.A.a)] } } }\n")
        #expect(
            try RewrittenText("#if X\nclass A { @objc func a() {} }\n#endif", by: MethodTables()).text.hasSuffix(
                "#endif\n#if (X)\nextension A { nonisolated enum __ObjCMethods: ObjectiveC.MethodTable "
                    + "{ nonisolated static var methods: [ObjectiveC.Selector] { [.init(\"a\", A.a)] } } }\n#endif\n"))
        let text = "#if os(iOS)\nclass A { @objc func a() {} }\n#endif"
        #expect(
            try RewrittenText(text, by: MethodTables(), OSConditions()).text.contains(
                "#endif\n#if ((os(iOS) || os(Linux)))\nextension A {"))
    }

    @Test("a method under conditions is listed under them, and one of two branches under its own")
    func conditions() throws {
        let text = "class A {\n@objc func a() {}\n#if DEBUG\n@objc func b() {}\n#else\n@objc func b() {}\n#endif\n}"
        let result = try RewrittenText(text, by: MethodTables()).text
        #expect(
            result.hasSuffix(
                "{ var all: [ObjectiveC.Selector] = [.init(\"a\", A.a)]\n"
                    + "#if (DEBUG)\nall.append(.init(\"b\", A.b))\n#endif\n"
                    + "#if !(DEBUG)\nall.append(.init(\"b\", A.b))\n#endif\nreturn all } } }\n"), "\(result)")
        let twice = "class A {\n@objc func b() {}\n#if X\n@objc func b(_ a: Int = 0) {}\n#endif\n}"
        #expect(try RewrittenText(twice, by: MethodTables()).text.contains("all.append(.init(\"b:\", A.b(_:)))"))
    }

    @Test("a class that two branches declare has a table in each")
    func branches() throws {
        let text = "#if X\nclass A { @objc func a() {} }\n#else\nclass A { @objc func b() {} }\n#endif"
        let result = try RewrittenText(text, by: MethodTables()).text
        #expect(result.contains("#if (X)\nextension A {") && result.contains("[.init(\"a\", A.a)]"))
        #expect(result.contains("#if !(X)\nextension A {") && result.contains("[.init(\"b\", A.b)]"), "\(result)")
    }

    @Test("properties are listed where the module reads or sets values by key")
    func keys() throws {
        let text = "class A { @objc dynamic var a = 1; @objc private(set) var b: Int?; var c = 2; @objc let d = 1 }"
        #expect(try RewrittenText(text, by: MethodTables()).text == text)
        let result = try RewrittenText(text, "func f(a: A) { a.setValue(1, forKey: \"a\") }", by: MethodTables()).text
        #expect(
            result.contains(
                "[.init(\"a\", getter: { (owner: A) in owner.a }), "
                    + ".init(\"setA:\", setter: { (owner: A, value) in owner.a = value }), "
                    + ".init(\"b\", getter: { (owner: A) in owner.b }), "
                    + ".init(\"setB:\", setter: { (owner: A, value) in owner.b = value }), "
                    + ".init(\"d\", getter: { (owner: A) in owner.d })]"), "\(result)")
    }

    @Test("properties of a class with @objcMembers are listed, too, but for its own")
    func memberKeys() throws {
        let text = "@objcMembers class A { dynamic var a = 1; private var b = 2; @nonobjc var c = 3 }"
        let result = try RewrittenText(text, "func f(a: A) { a.setValue(1, forKey: \"a\") }", by: MethodTables()).text
        #expect(
            result.contains(
                "[.init(\"a\", getter: { (owner: A) in owner.a }), "
                    + ".init(\"setA:\", setter: { (owner: A, value) in owner.a = value })]"), "\(result)")
    }

    @Test("what is deprecated is named where that may be, and what is unavailable is not")
    func availability() throws {
        let text =
            "class A { @available(*, deprecated) @objc func a() {}; @available(*, unavailable) @objc func b() {} }"
        let result = try RewrittenText(text, by: MethodTables()).text
        #expect(result.contains("@available(*, deprecated) nonisolated enum __ObjCMethods"))
        #expect(result.contains("[.init(\"a\", A.a)]"))
        let other = "class A { @available(iOS, deprecated: 13) @objc func a() {} }"
        #expect(try RewrittenText(other, by: MethodTables()).text.contains("extension A { nonisolated enum"))
    }

    @Test("a private class says its methods itself, and one below adds to them; a generic one has a table")
    func unreachable() throws {
        let result = try RewrittenText(
            "private class A: NSObject { @objc func a() {} }\nprivate final class B: A {\n@objc func b() {}\n}",
            "struct S<T> { class A { @objc func a() {} } }", by: MethodTables())
        let head = "class var listedMethods: [ObjectiveC.Selector]"
        #expect(
            result.files == [
                "private class A: NSObject, ObjectiveC.MethodListing { @objc func a() {} ; nonisolated \(head) "
                    + "{ [.init(\"a\", A.a)] } }\nprivate final class B: A {\n@objc func b() {}\n "
                    + "nonisolated override \(head) { super.listedMethods + [.init(\"b\", B.b)] } }",
                "struct S<T> { class A: ObjectiveC.MethodListing { @objc func a() {} ; nonisolated \(head) "
                    + "{ [.init(\"a\", S.A.a)] } } }",
            ])
        #expect(try table("class A<T> { @objc func a() {} }") == ".init(\"a\", A.a)")
    }

    @Test("what extensions give to a class of another module is one table, in the file of the first")
    func extensions() throws {
        let texts = [
            "extension B { @objc func a() {} }\n", "extension B { @objc func b() {}; @objc private func c() {} }",
        ]
        let result = try RewrittenText(texts[0], texts[1], by: MethodTables())
        #expect(result.files[1] == texts[1])
        #expect(
            result.text == texts[0] + "\nextension B { nonisolated enum __ObjCMethods: ObjectiveC.MethodTable "
                + "{ nonisolated static var methods: [ObjectiveC.Selector] "
                + "{ [.init(\"a\", B.a), .init(\"b\", B.b)] } } }\n")
    }
}
