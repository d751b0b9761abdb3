import CoreGraphics
import Foundation
import OctantPackages
import UIKit

/// Everything chosen for one image of an indicator, checked.
struct IndicatorOptions: Sendable {
    var style: String
    var design: String
    var color: RGBA?
    /// 0...1.
    var progress: Double
    var cover: String
    /// Points.
    var lineWidth: CGFloat
    /// Points, 0...60; nil for a refresh under way.
    var pull: CGFloat?
    var label: String
    /// Pixels a point.
    var scale: CGFloat = 1
    /// Points; nil for the indicator's own size.
    var size: CGSize?
    var isDark = false
    var isRightToLeft = false
    var hasHighContrast = false
    var reducesMotion = false
    /// The locale of its texts; nil for the user's.
    var locale: Locale?
    /// nil for none.
    var background: RGBA?

    /// The defaults for `indicator`.
    init(for indicator: any Indicator.Type) { self.init(defaultsOf: indicator.parameters) }

    private init(defaultsOf parameters: [Parameter]) {
        func standard(_ name: String) -> String {
            parameters.first { $0.name == name }?.defaultValue ?? ""
        }
        style = standard("style")
        design = standard("design")
        cover = standard("cover")
        label = standard("label")
        progress = Double(standard("progress")) ?? 0
        lineWidth = Double(standard("line-width")).map { CGFloat($0) } ?? 0
    }

    /// The options that `arguments` choose for `indicator`; an option that the indicator has no use for is an error.
    init(_ arguments: ParsedArguments, for indicator: any Indicator.Type) throws(UsageError) {
        try self.init(arguments, for: indicator.name, with: indicator.parameters)
    }

    /// The options that `arguments` choose for what is called `subject` in errors, and has `parameters` of its own.
    init(_ arguments: ParsedArguments, for subject: String, with parameters: [Parameter]) throws(UsageError) {
        self.init(defaultsOf: parameters)
        for name in Indicators.parameterNames where arguments[name] != nil {
            guard (parameters + Parameter.common).contains(where: { $0.name == name }) else {
                throw UsageError("\(subject) takes no option '--\(name)'")
            }
        }
        func choices(_ name: String) -> [String] {
            (parameters + Parameter.common).first { $0.name == name }?.choices ?? []
        }
        if let text = arguments["style"] { style = try ValueParsing.choice(text, "style", choices("style")) }
        if let text = arguments["design"] { design = try ValueParsing.choice(text, "design", choices("design")) }
        if let text = arguments["cover"] { cover = try ValueParsing.choice(text, "cover", choices("cover")) }
        if let text = arguments["progress"] {
            progress = try ValueParsing.number(text, "progress", 0...1, takesPercent: true)
        }
        if let text = arguments["line-width"] {
            lineWidth = CGFloat(try ValueParsing.number(text, "line-width", 0...1000))
        }
        if let text = arguments["pull"] { pull = CGFloat(try ValueParsing.number(text, "pull", 0...60)) }
        if let text = arguments["label"] { label = text }
        if let text = arguments["scale"] {
            scale = CGFloat(try ValueParsing.number(text, "scale", 1...4))
        }
        if let text = arguments["size"] { size = try ValueParsing.size(text, "size") }
        if let text = arguments["appearance"] {
            isDark = try ValueParsing.choice(text, "appearance", choices("appearance")) == "dark"
        }
        if let text = arguments["direction"] {
            isRightToLeft = try ValueParsing.choice(text, "direction", choices("direction")) == "rtl"
        }
        if let text = arguments["contrast"] {
            hasHighContrast = try ValueParsing.choice(text, "contrast", choices("contrast")) == "high"
        }
        reducesMotion = arguments["reduced-motion"] != nil
        if let text = arguments["color"] { color = shown(try ValueParsing.color(text, "color")) }
        if let text = arguments["background"], text != "none" {
            background = shown(try ValueParsing.color(text, "background"))
        }
    }

    /// `color` as it is in this appearance.
    func shown(_ color: UIColor) -> RGBA {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
            UITraitCollection(accessibilityContrast: hasHighContrast ? .high : .normal),
        ])
        return color.resolvedColor(with: traits).cgColor.rgba
    }
}
