import CoreGraphics
import Foundation
import OctantBase
internal import TextLayout

/// The shadow of letters: the value of the attribute `.shadow`. Belongs to the thread that made it.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()

    /// The offset of the shadow to the right and down, in points of the context; none by default.
    open var shadowOffset = CGSize.zero
    /// The blur of the shadow, in points: twice the deviation of the bell curve; 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour: a `UIColor`; black of a third's opacity by default. nil, or anything else, draws none.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// A shadow right behind the letters.
    public override init() { super.init() }

    /// The shadow of an archive.
    public required init?(coder: NSCoder) {
        shadowOffset = coder.decodeCGSize(forKey: "NSShadowOffset")
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor = coder.object([UIColor.self], "NSShadowColor") as? UIColor
        super.init()
    }

    /// Writes the shadow into an archive; of its colour only a `UIColor`.
    open func encode(with coder: NSCoder) {
        coder.encode(shadowOffset, forKey: "NSShadowOffset")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
    }

    /// True: archives of shadows can be read where only these are expected.
    open class var supportsSecureCoding: Bool { true }

    /// The same shadow, to be changed by itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether `object` is the same shadow.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// The same for equal shadows.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        hasher.combine(shadowColor as? UIColor)
        return hasher.finalize()
    }

    /// The shadow under `traits`; nil for none.
    func textShadow(_ traits: UITraitCollection) -> TextShadow? {
        guard let color = shadowColor as? UIColor else { return nil }
        return TextShadow(
            offset: shadowOffset, blur: shadowBlurRadius, color: color.value(in: traits).cgColor.rgba)
    }
}
