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
        let documented = docs.split(separator: "\n").filter { $0.hasPrefix("| `") && !$0.hasPrefix("| `--") }
        #expect(documented.count == Indicators.all.count)
    }

    /// The sheets of golden images that show an indicator in all its styles and designs.
    private static let sheets = [
        "activity-indicator": "activity-indicators-", "progress-bar": "progress-bars-",
        "material-spinner": "spinning-view-", "linear-activity-indicator": "linear-activity-",
        "circular-progress": "circular-progress-", "button-spinner": "button-spinners-",
        "refresh-control": "refresh-controls-", "loading-overlay": "loading-overlay-",
        "network-activity": "status-bar-", "progress-view": "progress-views-", "swiftui-arc": "swiftui-spinners-",
        "swiftui-blob": "swiftui-spinners-", "swiftui-dashes": "swiftui-spinners-",
        "swiftui-dots": "swiftui-spinners-", "swiftui-flip": "swiftui-spinners-", "swiftui-glow": "swiftui-spinners-",
        "swiftui-infinity": "swiftui-spinners-", "swiftui-ripple": "swiftui-spinners-",
        "swiftui-spokes": "swiftui-spinners-", "swiftui-tiles": "swiftui-spinners-",
    ]

    private func goldens() throws -> [String] {
        let directory = Self.root.appendingPathComponent("Tests/Goldens")
        return try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasSuffix(".png") }
    }

    @Test("every indicator has golden images, in light and in dark, at one, two and three pixels a point")
    func goldensOfIndicators() throws {
        let names = try goldens()
        #expect(Set(Indicators.all.map { $0.name }) == Set(Self.sheets.keys))
        for sheet in Self.sheets.values {
            for appearance in ["light-1x", "light-2x", "light-3x", "dark-2x"] {
                #expect(names.contains { $0.hasPrefix(sheet + appearance) }, "no golden \(sheet)\(appearance)")
            }
        }
    }

    @Test("every golden image is named by a test, and none is left over")
    func noStrayGoldens() throws {
        let tests = Self.root.appendingPathComponent("Tests")
        let sources = try #require(FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        for name in try goldens() {
            let stem = name.dropLast(4)
            let isSheet = Self.sheets.values.contains { stem.hasPrefix($0) }
            #expect(isSheet || sources.contains("\"\(stem)\""), "no test names \(name)")
        }
    }
}
