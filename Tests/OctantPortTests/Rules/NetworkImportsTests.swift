import Testing

@testable import OctantPort

@Suite("Imports of what Foundation has of networks")
struct NetworkImportsTests {
    @Test(
        "text to be kept imports the module beside the first import, where it names something of it",
        arguments: [
            (
                "import UIKit\nlet a = URLSession.shared",
                "import UIKit; import FoundationNetworking\nlet a = URLSession.shared"
            ),
            (
                "import Foundation\nvar a: URLRequest?",
                "import Foundation; import FoundationNetworking\nvar a: URLRequest?"
            ),
            ("import UIKit\nvar a: URL?", "import UIKit\nvar a: URL?"),
            ("import Other\nvar a: URLRequest?", "import Other\nvar a: URLRequest?"),
        ])
    func text(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText(text, by: NetworkImports()).text == expected)
        #expect(RuleRewriter.rulesForKeeping.contains { $0 is NetworkImports })
    }

    @Test("the compiler is told of the module once, where a module names something of it and does not import it")
    func told() throws {
        func told(_ files: [String: String]) throws -> Bool {
            let rewriter = RuleRewriter(rules: RuleRewriter.allRules, files: files)
            let module = SourceModule(name: "A", paths: files.keys.sorted())
            return try rewriter.rewrite(module).arguments.contains("FoundationNetworking")
        }
        #expect(try told(["/a.swift": "import UIKit", "/b.swift": "var a: HTTPURLResponse?"]))
        #expect(try told(["/a.swift": "import Foundation\nlet a = URLCache.shared"]))
        #expect(try !told(["/a.swift": "import UIKit\nvar a: URL?"]))
        #expect(try !told(["/a.swift": "struct URLSession {}"]))
        let own = "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
        #expect(try !told(["/a.swift": own + "var a: URLRequest?"]))
    }
}
