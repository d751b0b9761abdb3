import CoreGraphics
import Foundation
internal import TextLayout

/// The shadow of letters: the value of the attribute `.shadow`.
///
/// It is no NSObject: Foundation on Linux ends the program when attributes of strings that are NSObjects of classes not
/// its own are compared. Belongs to the thread that made it.
open class NSShadow: Hashable {
    /// The offset of the shadow to the right and down, in points of the context; none by default.
    open var shadowOffset = CGSize.zero
    /// The blur of the shadow, in points: twice the deviation of the bell curve; 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour: a `UIColor`; black of a third's opacity by default. nil, or anything else, draws none.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// A shadow right behind the letters.
    public init() {}

    /// Whether both are the same shadow.
    public static func == (one: NSShadow, other: NSShadow) -> Bool {
        one.shadowOffset == other.shadowOffset && one.shadowBlurRadius == other.shadowBlurRadius
            && one.shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        hasher.combine(shadowColor as? UIColor)
    }

    /// The shadow under `traits`; nil for none.
    func textShadow(_ traits: UITraitCollection) -> TextShadow? {
        guard let color = shadowColor as? UIColor else { return nil }
        return TextShadow(
            offset: shadowOffset, blur: shadowBlurRadius, color: color.value(in: traits).cgColor.rgba)
    }
}
