/// An area of colours, of which a touch that wanders over it chooses one after the other. Main actor only.
class ColorTouchField: UIControl, ColorField {
    final var picked: (ColorValue, Bool) -> Void = { _, _ in }

    func show(_ color: ColorValue) {}

    /// Chooses the colour under `touch`, which goes on.
    func follow(_ touch: UITouch) {}

    /// Chooses the colour that is shown once more: the touch has ended.
    func settle() {}

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        settle()
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        settle()
    }

    override var isPressedByKeys: Bool { false }
}
