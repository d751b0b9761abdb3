import CoreGraphics
import UIKit

/// The colours that the inspector offers: those of the system, as they are spelled in code.
enum InspectorColors {
    static let all: [(name: String, color: UIColor)] = [
        ("systemBlue", .systemBlue), ("systemGreen", .systemGreen), ("systemOrange", .systemOrange),
        ("systemRed", .systemRed), ("systemPurple", .systemPurple), ("systemPink", .systemPink),
    ]
}

/// An indicator as the inspector has set it up: what is shown, exported and written as code.
struct InspectedIndicator {
    let indicator: any Indicator.Type
    var options: IndicatorOptions
    /// The name of one of `InspectorColors`; nil for the indicator's own.
    var color: String?
    var isAnimating = true
    var hidesWhenStopped = true

    /// `indicator` with its defaults.
    init(_ indicator: any Indicator.Type) {
        self.indicator = indicator
        options = IndicatorOptions(for: indicator)
    }

    /// Whether `name` can be chosen.
    func has(_ name: String) -> Bool { indicator.parameters.contains { $0.name == name } }

    /// The value chosen for the parameter `name`.
    subscript(choice name: String) -> String {
        get {
            switch name {
            case "style": options.style
            case "design": options.design
            case "cover": options.cover
            default: ""
            }
        }
        set {
            switch name {
            case "style": options.style = newValue
            case "design": options.design = newValue
            case "cover": options.cover = newValue
            default: break
            }
        }
    }

    /// The options with the chosen colour as it is in light or in dark.
    @MainActor func options(isDark: Bool) -> IndicatorOptions {
        var options = self.options
        options.isDark = isDark
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        options.color = InspectorColors.all.first { $0.name == color }?.color.resolvedColor(with: traits).cgColor.rgba
        return options
    }

    /// The indicator, ready to be shown.
    @MainActor func make(isDark: Bool) -> Exhibit {
        let exhibit = indicator.make(options(isDark: isDark))
        if !isAnimating || !hidesWhenStopped { exhibit.setAnimating?(isAnimating, hidesWhenStopped) }
        exhibit.setDirection(options.isRightToLeft ? .forceRightToLeft : .forceLeftToRight)
        return exhibit
    }
}

extension UIView {
    /// Sets the direction of the view and all in it.
    func setDirectionOfAll(_ direction: UISemanticContentAttribute) {
        semanticContentAttribute = direction
        subviews.forEach { $0.setDirectionOfAll(direction) }
    }
}
