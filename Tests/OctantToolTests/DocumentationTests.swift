import Foundation
import Testing

@testable import OctantTool

/// Catalogue, documentation and golden images belong together.
@Suite("Catalogue, docs and goldens")
struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("the README shows the example program as it is, in 15 lines at most")
    func readmeProgram() throws {
        let program = try text("Examples/Hello/AppDelegate.swift")
        #expect(program.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count <= 15)
        #expect(try text("README.md").contains("```swift\n\(program)```"))
    }

    @Test("the README begins with an image and then says the two commands")
    func readmeOrder() throws {
        let readme = try text("README.md")
        let positions = ["docs/images/gallery-light.png", "make demo", "make test", "## A program"].map {
            readme.range(of: $0)?.lowerBound
        }
        #expect(readme.hasPrefix("<picture>"))
        #expect(!positions.contains(nil))
        #expect(positions.compactMap(\.self) == positions.compactMap(\.self).sorted())
    }

    @Test("every indicator, parameter and choice of the catalogue is in the docs, and no other indicator")
    func docs() throws {
        let docs = try text("docs/indicators.md")
        for indicator in Indicators.all {
            let row = docs.split(separator: "\n").first { $0.hasPrefix("| `\(indicator.name)` |") }
            let still = indicator.stillTime.formattedShortly
            #expect(row?.hasSuffix(" | \(still) s |") == true, "\(indicator.name) \(still)")
            for parameter in indicator.parameters {
                let rows = docs.split(separator: "\n").filter { $0.hasPrefix("| `--\(parameter.name)` |") }
                let row = try #require(rows.first { $0.contains("`\(indicator.name)`") || $0.contains("| all |") })
                for choice in parameter.choices { #expect(row.contains("`\(choice)`"), "\(indicator.name) \(choice)") }
            }
        }
        for parameter in Parameter.common { #expect(docs.contains("| `--\(parameter.name)` | all |")) }
        // Options have tables there, too; formats of recordings further down.
        let above = docs.components(separatedBy: "\n## Recordings\n")[0]
        let documented = above.split(separator: "\n").filter { $0.hasPrefix("| `") && !$0.hasPrefix("| `--") }
        #expect(documented.count == Indicators.all.count)
    }

    /// The sheets of golden images that are not called after their indicator.
    private static let sheets = [
        "material-spinner": "spinning-view-", "linear-activity-indicator": "linear-activity-",
        "network-activity": "status-bar-",
    ]

    /// The beginnings of the names that the golden images of `indicator` may have, in all its styles and designs.
    private static func sheets(of indicator: any Indicator.Type) -> [String] {
        if indicator is any SwiftUISpinner.Type { return ["swiftui-spinners-"] }
        return sheets[indicator.name].map { [$0] } ?? ["\(indicator.name)-", "\(indicator.name)s-"]
    }

    private func goldens() throws -> [String] {
        let directory = Self.root.appendingPathComponent("Tests/Goldens")
        return try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasSuffix(".png") }
    }

    @Test("every indicator has golden images, in light and in dark, at one, two and three pixels a point")
    func goldensOfIndicators() throws {
        let names = try goldens()
        for indicator in Indicators.all {
            for appearance in ["light-1x", "light-2x", "light-3x", "dark-2x"] {
                let wanted = Self.sheets(of: indicator).map { $0 + appearance }
                #expect(names.contains { name in wanted.contains(where: name.hasPrefix) }, "no golden \(wanted)")
            }
        }
    }

    @Test("every golden image is named by a test, and none is left over")
    func noStrayGoldens() throws {
        let tests = Self.root.appendingPathComponent("Tests")
        let sources = try #require(FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        let sheets = Indicators.all.flatMap(Self.sheets)
        for name in try goldens() {
            let stem = name.dropLast(4)
            let isSheet = sheets.contains { stem.hasPrefix($0) }
            #expect(isSheet || sources.contains("\"\(stem)\""), "no test names \(name)")
        }
    }
}
