import CoreGraphics
import QuartzCore

/// The background of a bar: what it does to the content under it, a colour, an image, and the line at its edge. Main
/// actor only.
///
/// A bar keeps a copy of what it is given; what is changed of that copy shows at once.
@preconcurrency @MainActor
open class UIBarAppearance: _PlainObject {
    /// Notifies the bar that has the appearance.
    final var didChange: (() -> Void)?

    /// The default background: the material of bars, and a line.
    public init() { setUp() }

    /// The default background. What bars look like does not depend on the device.
    public init(idiom: UIUserInterfaceIdiom) { setUp() }

    /// The background of `barAppearance`.
    public init(barAppearance: UIBarAppearance) { takeBackground(of: barAppearance) }

    private func setUp() {
        (backgroundEffect, backgroundColor, backgroundImage) = (UIBlurEffect(style: .systemChromeMaterial), nil, nil)
        (shadowColor, shadowImage) = (.separator, nil)
    }

    /// Takes over the background of `other`.
    final func takeBackground(of other: UIBarAppearance) {
        (backgroundEffect, backgroundColor, backgroundImage) = (
            other.backgroundEffect, other.backgroundColor, other.backgroundImage
        )
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }

    /// Returns a copy whose changes `changed` is called for.
    final func copy<Appearance: UIBarAppearance>(as type: Appearance.Type, _ changed: @escaping () -> Void)
        -> Appearance?
    {
        guard let copy = copy() as? Appearance else { return nil }
        copy.watchButtons()
        copy.didChange = changed
        return copy
    }

    /// Connects the appearances of buttons, if the class has any, so that they tell of their changes.
    func watchButtons() {}

    /// Whether the background is that of `other`, and all else that the class has.
    func isSame(as other: UIBarAppearance) -> Bool {
        (backgroundEffect === other.backgroundEffect || backgroundEffect?.style == other.backgroundEffect?.style)
            && backgroundColor == other.backgroundColor && backgroundImage == other.backgroundImage
            && shadowColor == other.shadowColor && shadowImage == other.shadowImage
    }

    /// Returns another appearance that is the same.
    open func copy() -> Any { UIBarAppearance(barAppearance: self) }

    /// Sets the default background: the material of bars, and a line.
    open func configureWithDefaultBackground() { setUp() }

    /// Sets an opaque background in the system's colour, with a line.
    open func configureWithOpaqueBackground() {
        (backgroundEffect, backgroundColor, backgroundImage) = (nil, .systemBackground, nil)
        (shadowColor, shadowImage) = (.separator, nil)
    }

    /// Sets no background and no line.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
        (shadowColor, shadowImage) = (nil, nil)
    }

    /// The effect of the bar on the content under it; nil for none.
    open var backgroundEffect: UIBlurEffect? {
        didSet { if backgroundEffect !== oldValue { didChange?() } }
    }

    /// The colour over the effect; nil for none.
    open var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { didChange?() } }
    }

    /// The image over the colour, stretched over the bar; nil for none.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage != oldValue { didChange?() } }
    }

    /// The colour of the line, and of `shadowImage` where that is a template; nil for no line without an image.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { didChange?() } }
    }

    /// The image in place of the line, stretched along the bar; nil for the line.
    open var shadowImage: UIImage? {
        didSet { if shadowImage != oldValue { didChange?() } }
    }
}
