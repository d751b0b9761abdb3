import Testing

@testable import OctantPort

@Suite("Rewriting a module by rules")
struct RuleRewriterTests {
    private let condition = "#if os(iOS)\n#endif\n"

    @Test("a module is rewritten where one of its files imports Octant, also in files that import nothing")
    func wholeModules() throws {
        let files = ["/a.swift": "import UIKit", "/b.swift": condition, "/c.swift": "// os(iOS)"]
        let module = SourceModule(name: "A", paths: ["/a.swift", "/b.swift", "/c.swift"])
        let result = try RuleRewriter(rules: [OSConditions()], files: files).rewrite(module)
        #expect(result.contents == ["/b.swift": Array("#if (os(iOS) || os(Linux))\n#endif\n".utf8)])
    }

    /// A rule that wants what no file has.
    private struct MistakenRule: RewritingRule {
        let words: [String] = []
        func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
            Changes(edits: [Edit(4..<5, "a\nb")])
        }
    }

    @Test("a rule's own mistake is a problem at its line, and the file stays")
    func mistakes() throws {
        let rewriter = RuleRewriter(rules: [MistakenRule()], files: ["/a.swift": "a\n  b"])
        let result = try rewriter.rewrite(SourceModule(name: "A", paths: ["/a.swift"]))
        #expect(result.contents.isEmpty)
        #expect(
            result.problems.map(\.description) == [
                "/a.swift:2:3: error: Octant cannot rewrite this, by a mistake of its own (a change that moves lines); "
                    + "please report it with this line"
            ])
    }

    @Test("a module that imports nothing of Octant stays, whatever its comments say")
    func otherModules() throws {
        for head in ["", "// import UIKit\n", "import UIKitten\nimport Foundation\n"] {
            #expect(try RuleRewriter.rewritten(head + condition, by: OSConditions()) == nil)
        }
    }

    @Test("a module that imports nothing of Octant is rewritten where another of its package does")
    func besideUses() throws {
        let rewriter = RuleRewriter(rules: [OSConditions()], files: ["/a.swift": condition])
        let module = SourceModule(name: "A", paths: ["/a.swift"], isBesideUses: true)
        #expect(try rewriter.rewrite(module).contents.count == 1)
    }

    @Test("an import that the compiler is told of counts")
    func implicitImports() throws {
        let arguments = ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
        #expect(try RuleRewriter.rewritten(condition, by: OSConditions(), arguments: arguments) != nil)
        #expect(try RuleRewriter.rewritten(condition, by: OSConditions(), arguments: ["-D", "UIKit"]) == nil)
    }

    @Test("tests of a package that uses Octant see UIKit, and others do not")
    func tests() throws {
        let rewriter = RuleRewriter(rules: [], files: ["/a.swift": "import XCTest\n@testable import Ring"])
        for isBesideUses in [true, false] {
            let module = SourceModule(name: "A", paths: ["/a.swift"], isBesideUses: isBesideUses)
            #expect(try rewriter.rewrite(module).arguments.contains("UIKit") == isBesideUses)
        }
    }

    @Test("a file of tests that imports no UIKit sees it, though another one does import it")
    func someTests() throws {
        let plain = "import XCTest\nlet a = 1\n"
        for (other, isTold) in [("import UIKit\n" + plain, false), (plain, true)] {
            let files = ["/a.swift": "import UIKit\nimport XCTest", "/b.swift": other]
            let rewriter = RuleRewriter(rules: [], files: files)
            let arguments = try rewriter.rewrite(SourceModule(name: "A", paths: ["/a.swift", "/b.swift"])).arguments
            #expect(arguments.contains("UIKit") == isTold)
        }
    }

    @Test("a file that is not there is an error")
    func missing() {
        let rewriter = RuleRewriter(rules: [], files: [:])
        #expect(throws: MissingFile(path: "/a.swift")) {
            try rewriter.rewrite(SourceModule(name: "A", paths: ["/a.swift"]))
        }
    }

    @Test("a program's only file that starts by UIKit's attribute is no script")
    func scripts() throws {
        let rewriter = RuleRewriter(
            rules: [ObjectiveCAttributes()], files: ["/a.swift": "import UIKit\n@UIApplicationMain class A {}"])
        func arguments(_ given: [String]) throws -> [String] {
            try rewriter.rewrite(SourceModule(name: "A", paths: ["/a.swift"], arguments: given)).arguments
        }
        #expect(try arguments([]).contains("-parse-as-library"))
        #expect(try !arguments(["-parse-as-library"]).contains("-parse-as-library"))
    }

    @Test("conditions deeper in one another than the parser's stack bears stay as they are; others are rewritten")
    func depth() throws {
        func nested(_ count: Int) throws -> String? {
            let text =
                "import UIKit\n" + String(repeating: "#if os(iOS)\n", count: count)
                + String(repeating: "#endif\n", count: count)
            return try RuleRewriter.rewritten(text, by: OSConditions())
        }
        #expect(try nested(3000) == nil)
        #expect(try nested(100)?.contains("os(Linux)") == true)
    }
}
