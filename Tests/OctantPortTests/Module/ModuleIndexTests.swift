import OctantPort
import Testing

@Suite("What a module declares")
struct ModuleIndexTests {
    /// Returns the name of the selector that `#selector(NAME.go)` becomes, which tells what the name was found to mean.
    private func selector(_ name: String, _ files: String...) throws -> String {
        let text = "extension Outer { let x = #selector(\(name).go) }"
        let paths = (0...files.count).map { "/\($0).swift" }
        let rewriter = RuleRewriter(
            rules: [SelectorExpressions()], files: Dictionary(uniqueKeysWithValues: zip(paths, files + [text])))
        let result = try rewriter.rewrite(SourceModule(name: "Mine", paths: paths))
        let written = String(decoding: result.contents[paths[files.count]] ?? [], as: UTF8.self)
        return try String(#require(written.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first))
    }

    @Test("a name is looked up from the inside out, also with the module's own name before it, and in no other module")
    func names() throws {
        let inner = "struct Outer { class A { @objc(inner) func go() {} } }"
        let outer = "class A { @objc(outer) func go() {} }; class B { @objc(plain) func go() {} }"
        #expect(try selector("A", outer, inner) == "inner")
        #expect(try selector("B", outer, inner) == "plain")
        #expect(try selector("Mine.A", outer, inner) == "outer")
        #expect(try selector("Mine.Outer.A", outer, inner) == "inner")
        #expect(try selector("Other.B", outer, inner) == "go")
    }

    @Test("members are those of the type, of its extensions in all files and of classes above, but of no circle")
    func members() throws {
        #expect(try selector("A", "class A {}", "extension A { @objc(far) func go() {} }") == "far")
        #expect(try selector("A", "class A: B {}", "class B: C {}", "class C { @objc(high) func go() {} }") == "high")
        #expect(try selector("A", "class A: B {}", "class B: A {}") == "go")
        #expect(try selector("A", "class A {\n#if X\n@objc(maybe) func go() {}\n#endif\n}") == "maybe")
    }

    @Test("branches for other systems are not looked into")
    func conditions() throws {
        let (mac, phone) = ("class A { @objc(mac) func go() {} }", "class A { @objc(phone) func go() {} }")
        #expect(try selector("A", "#if os(macOS)\n\(mac)\n#else\n\(phone)\n#endif") == "phone")
    }
}
