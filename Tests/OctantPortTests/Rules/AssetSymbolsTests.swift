import Foundation
import OctantPort
import Testing

@Suite("Names of catalogues")
struct AssetSymbolsTests {
    private static let accessor = "/build/DerivedSources/resource_bundle_accessor.swift"

    /// Returns what is declared behind the accessor of a module with this source, a line each.
    private func declared(
        _ images: [String], _ colors: [String] = [], beside source: String = "import UIKit"
    ) throws -> [String] {
        let text = "import Foundation\nextension Foundation.Bundle { }"
        let sources = [Self.accessor: text, "/a.swift": source]
        let rewriter = RuleRewriter(rules: [AssetSymbols([.image: images, .color: colors])], files: sources)
        let result = try rewriter.rewrite(SourceModule(name: "A", paths: sources.keys.sorted()))
        guard let bytes = result.contents[Self.accessor] else { return [] }
        #expect(result.contents.count == 1)
        let whole = String(decoding: bytes, as: UTF8.self)
        #expect(whole.hasPrefix(text))
        return whole.dropFirst(text.count).split(separator: "\n").map(String.init)
    }

    @Test(
        "a name is one of Swift, without what it is at its end",
        arguments: [
            ("Ring", "ring"), ("icon-close_2", "iconClose2"), ("URLIcon", "urlIcon"), ("RingImage", "ring"),
            ("Image", "image"), ("ABC", "abc"), ("24hours", "_24hours"), ("default", "`default`"), ("é t", "éT"),
        ])
    func symbols(_ name: String, _ symbol: String) throws {
        let lines = try declared([name])
        #expect(
            lines.contains(
                "extension UIKit.ImageResource { nonisolated static let \(symbol) = "
                    + "UIKit.ImageResource(name: \(name.debugDescription), bundle: Foundation.Bundle.module) }"))
        #expect(lines.first == "import UIKit")
    }

    @Test("each kind has its types, SwiftUI's where a module imports it, and groups are types in them")
    func types() throws {
        let lines = try declared(["Ring"], ["AccentColor", "Brand/Ink"], beside: "import SwiftUI")
        func holds(_ beginning: String, _ text: String) -> Bool {
            lines.contains { $0.hasPrefix(beginning) && $0.contains(text) }
        }
        #expect(holds("extension UIKit.UIImage", "static var ring: UIKit.UIImage"))
        #expect(holds("extension UIKit.UIColor", "enum Brand { static var ink: UIKit.UIColor"))
        #expect(holds("extension SwiftUI.Color", "static var accent: SwiftUI.Color"))
        #expect(holds("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color", "static var accent"))
        #expect(!holds("extension SwiftUI.ShapeStyle", "Brand"))
        #expect(try declared(["Ring"]).allSatisfy { !$0.contains("SwiftUI") })
    }

    @Test("what UIKit or the module has is not declared again, but for the resource")
    func taken() throws {
        let lines = try declared(
            [], ["red", "Ink"], beside: "import UIKit\nextension UIColor { static let ink = UIColor.black }")
        #expect(lines.contains { $0.hasPrefix("extension UIKit.ColorResource") && $0.contains("let red =") })
        #expect(!lines.contains { $0.hasPrefix("extension UIKit.UIColor") })
    }

    @Test("an import is for those who see it elsewhere; without names nothing changes")
    func imports() throws {
        #expect(try declared(["A"], beside: "internal import UIKit").first == "internal import UIKit")
        #expect(try declared([]).isEmpty)
        #expect(try declared(["A"], beside: "import Foundation").isEmpty)
    }
}
