import SwiftSyntax
import Testing

@testable import OctantPort

@Suite("Strategies for snapshots of views")
struct SnapshotStrategiesTests {
    private let type = "import UIKit\npublic struct Snapshotting<Value, Format> {}\n"
    private let rules: [any RewritingRule] = [OSConditions(), SnapshotStrategies()]

    private func rewritten(_ text: String, module: String) throws -> String? {
        let rewriter = RuleRewriter(rules: rules, files: ["/a.swift": text])
        let result = try rewriter.rewrite(SourceModule(name: module, paths: ["/a.swift"]))
        #expect(result.problems.isEmpty)
        return result.contents["/a.swift"].map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("they stand behind the type of the module SnapshotTesting, and nowhere else")
    func place() throws {
        let text = try #require(try rewritten(type, module: "SnapshotTesting"))
        #expect(text.hasPrefix(type))
        #expect(text.contains("extension Snapshotting where Value == UIView, Format == UIImage {"))
        #expect(try rewritten(type, module: "Other") == nil)
    }

    @Test("layouts of SwiftUI's views have devices, and conditions of the system stay as they are on Linux")
    func layouts() throws {
        let text = """
            import UIKit
            public enum SwiftUISnapshotLayout {
              #if os(iOS)
                case device(config: ViewImageConfig)
              #endif
              case sizeThatFits
            }
            """
        let expected = text.replacing(
            "SwiftUISnapshotLayout {", with: "SwiftUISnapshotLayout { case device(config: ViewImageConfig);")
        #expect(try rewritten(text, module: "SnapshotTesting") == expected)
        #expect(try rewritten(text, module: "Other")?.contains("#if (os(iOS) || os(Linux))") == true)
    }

    @Test("what stands there is Swift as this compiler reads it")
    func syntax() throws {
        let text = try #require(try rewritten(type, module: "SnapshotTesting"))
        #expect(!SourceFile(path: "/a.swift", bytes: Array(text.utf8)).syntax.hasError)
    }
}
