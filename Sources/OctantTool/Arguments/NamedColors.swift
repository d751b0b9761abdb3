import CoreGraphics
import OctantBase
import UIKit

/// The colours that have a name on the command line.
enum NamedColors {
    /// The colours of CSS, 0xRRGGBB, the same in light and dark.
    static let web = CSSColor.named

    /// The colours of Apple's systems, which depend on light, dark and contrast.
    static let system: [String: UIColor] = [
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
        "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
        "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label,
        "secondaryLabel": .secondaryLabel, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    ]

    /// All names.
    static let names = system.keys.ordered() + web.keys.ordered() + ["transparent"]

    /// The colour called `name`, in small or capital letters; nil where there is none.
    static func color(_ name: String) -> UIColor? {
        let name = name.lowercased()
        if name == "transparent" { return .clear }
        if let number = web[name] { return UIColor(RGBA(hexadecimal: number << 8 | 0xFF)) }
        return system.first { $0.key.lowercased() == name }?.value
    }
}
