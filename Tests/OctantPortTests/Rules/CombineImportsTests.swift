import Testing

@testable import OctantPort

@Suite("Imports of what Foundation brings along of Combine")
struct CombineImportsTests {
    @Test(
        "text to be kept imports the module beside the first import, where it names something of it",
        arguments: [
            (
                "import Foundation\nclass A: ObservableObject {}",
                "import Foundation; import Combine\nclass A: ObservableObject {}"
            ),
            ("import SwiftUI\nclass A: ObservableObject {}", "import SwiftUI\nclass A: ObservableObject {}"),
            ("import Foundation\nvar a: URL?", "import Foundation\nvar a: URL?"),
            ("import Other\nclass A: ObservableObject {}", "import Other\nclass A: ObservableObject {}"),
        ])
    func text(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText(text, by: CombineImports()).text == expected)
        #expect(RuleRewriter.rulesForKeeping.contains { $0 is CombineImports })
    }

    @Test("the compiler is told of the module once, where a file names something of it and imports nothing with it")
    func told() throws {
        func told(_ files: [String: String]) throws -> Bool {
            let rewriter = RuleRewriter(rules: RuleRewriter.allRules, files: files)
            let module = SourceModule(name: "A", paths: files.keys.sorted())
            return try rewriter.rewrite(module).arguments.contains("Combine")
        }
        let model = "import Foundation\nclass A: ObservableObject {}"
        #expect(try told(["/a.swift": "import SwiftUI", "/b.swift": model]))
        #expect(try !told(["/a.swift": "import SwiftUI\nclass A: ObservableObject {}"]))
        #expect(try !told(["/a.swift": "import SwiftUI", "/b.swift": "import Foundation"]))
    }
}
