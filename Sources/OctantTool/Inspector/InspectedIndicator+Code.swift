import Foundation

/// What the code of several indicators has in common: lines of code, nil where nothing was chosen.
extension InspectedIndicator {
    /// The Swift code that makes the indicator.
    var code: String { indicator.code(self) }

    /// `property` of the indicator set to the chosen colour.
    func setColor(_ property: String) -> String? { set(property, color.map { ".\($0)" }) }

    /// The design, of a UIKit indicator.
    var design: String? { self.set("design", options.design == "reference" ? nil : ".\(options.design)") }

    var thickness: String? {
        options.lineWidth == 4 ? nil : set("lineWidth", Self.number(Double(options.lineWidth)))
    }

    var progress: String { "indicator.progress = \(Self.number(options.progress))" }

    var direction: String? {
        options.isRightToLeft ? "indicator.semanticContentAttribute = .forceRightToLeft" : nil
    }

    /// Whether the indicator moves, and hides when it does not.
    var animation: String? {
        let hides = hidesWhenStopped ? nil : "indicator.hidesWhenStopped = false"
        let starts = isAnimating ? "indicator.startAnimating()" : nil
        let lines = [hides, starts].compactMap(\.self)
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// The modifiers of a view of SwiftUI with the chosen colour and direction.
    var modifiers: String? {
        let tint = color.map { "    .tint(Color(uiColor: .\($0)))" }
        let direction = options.isRightToLeft ? "    .environment(\\.layoutDirection, .rightToLeft)" : nil
        let lines = [tint, direction].compactMap(\.self)
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private func set(_ property: String, _ value: String?) -> String? { value.map { "indicator.\(property) = \($0)" } }

    /// Code of `lines` that begins with the import of `modules`.
    static func code(importing modules: String..., lines: [String?]) -> String {
        (modules.map { "import \($0)" } + [""] + lines.compactMap(\.self)).joined(separator: "\n") + "\n"
    }

    /// A number with two digits after the point at most.
    static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        if hundredths % 100 == 0 { return "\(hundredths / 100)" }
        let digits = hundredths % 10 == 0 ? "\(hundredths / 10 % 10)" : String(format: "%02d", hundredths % 100)
        return "\(hundredths / 100).\(digits)"
    }
}
