package import CoreGraphics
internal import OctantBase

/// Points by which lines of a tight font are nearer, and those of a loose one further apart. Ours.
private let leadingStep: CGFloat = 2

/// The font to set text in.
package struct FontDescription: Sendable, Hashable {
    /// The letters that are drawn as small capitals.
    package enum SmallCapitals: Int, Sendable {
        case none, lowercase, uppercase, all
    }

    /// The distance of lines.
    package enum Leading: Int, Sendable {
        case standard, tight, loose

        /// Points that are added to the font's own.
        var extra: CGFloat {
            switch self {
            case .standard: 0
            case .tight: -leadingStep
            case .loose: leadingStep
            }
        }
    }

    /// The family's name as fontconfig knows it, or that of one of iOS's devices, which another one may replace; nil is
    /// the system's: Inter if it is there, or else the sans serif.
    package var family: String?
    /// The size, in points, 0.1...10000 (clamped).
    package var size: CGFloat
    /// The weight, 100...900 (clamped): 400 is regular, 700 bold.
    package var weight: Int
    /// Whether slanted.
    package var isItalic: Bool
    /// Whether narrower than usual.
    package var isCondensed: Bool
    /// Whether all digits are equally wide.
    package var hasMonospacedDigits: Bool
    /// The letters that are drawn as small capitals.
    package var smallCapitals: SmallCapitals
    /// The distance of lines.
    package var leading: Leading

    /// The font of these properties.
    package init(
        family: String? = nil,
        size: CGFloat = 17,
        weight: Int = 400,
        isItalic: Bool = false,
        isCondensed: Bool = false,
        hasMonospacedDigits: Bool = false,
        smallCapitals: SmallCapitals = .none,
        leading: Leading = .standard
    ) {
        (self.family, self.size, self.weight) = (family, size, weight)
        (self.isItalic, self.isCondensed, self.hasMonospacedDigits) = (isItalic, isCondensed, hasMonospacedDigits)
        (self.smallCapitals, self.leading) = (smallCapitals, leading)
    }

    /// The size that is drawn: within bounds, and 17 for one that is not finite.
    var usableSize: CGFloat {
        guard size.isFinite else {
            Log.once("font.size", "a font's size is not finite: it counts as 17 points")
            return 17
        }
        return min(max(size, 0.1), 10000)
    }
}
