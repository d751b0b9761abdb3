import Foundation
import Testing

@testable import OctantTool

/// The code that the inspector writes of every indicator is in GeneratedCode.swift, where the compiler reads it.
/// OCTANT_RECORD=1 in the environment writes that file anew.
@Suite("The code of the gallery's inspector")
@MainActor
struct InspectedIndicatorTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("GeneratedCode.swift")

    /// `indicator` with its defaults, and with everything chosen: as often as each of its choices is in one of them.
    private static func variants(of indicator: any Indicator.Type) -> [InspectedIndicator] {
        let choices = indicator.parameters.filter { $0.type == .choice }
        let count = max(choices.map(\.choices.count).max() ?? 0, 2)
        return (0..<count).map { index in
            var chosen = InspectedIndicator(indicator)
            if index == 0 { return chosen }
            for parameter in choices {
                chosen[choice: parameter.name] = parameter.choices[min(index, parameter.choices.count - 1)]
            }
            if chosen.has("color") { chosen.color = "systemPink" }
            (chosen.options.progress, chosen.options.lineWidth) = (0.05, 7.5)
            (chosen.hidesWhenStopped, chosen.isAnimating) = (false, index % 2 == 0)
            chosen.options.isRightToLeft = true
            return chosen
        }
    }

    @Test("the code it writes of every indicator is code that compiles, with what was chosen and nothing else")
    func code() throws {
        let functions = try Indicators.all.flatMap { indicator in
            try Self.variants(of: indicator).enumerated().map {
                try CodeFunction.text("\(indicator.name)\($0)", $1.code)
            }
        }
        let text = """
            import Octant
            import Spinners
            import SwiftUI

            /// What the inspector writes as code, so that the compiler reads it: of each indicator first the defaults,
            /// then everything chosen. InspectedIndicatorTests compares it, and records it.
            @available(*, deprecated, message: "some styles are deprecated")
            @MainActor
            enum GeneratedCode {
            \(functions.joined(separator: "\n"))}

            """
        if ProcessInfo.processInfo.environment["OCTANT_RECORD"] == "1" {
            try Data(text.utf8).write(to: Self.file)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
    }

    @Test(
        "numbers in it have two digits after the point at most", arguments: [(0, "0"), (0.5, "0.5"), (0.054, "0.05")])
    func numbers(value: Double, text: String) {
        var ring = InspectedIndicator(CircularProgressExhibit.self)
        ring.options.progress = value
        #expect(ring.code.hasSuffix("indicator.progress = \(text)\n"))
    }
}
