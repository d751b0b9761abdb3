import CoreGraphics
import QuartzCore

/// The corners of the spectrum, the side of the ring at the colour that is chosen, and the width of its line, in
/// points. Ours.
private let corner: CGFloat = 8
private let ringSide: CGFloat = 30
private let ringWidth: CGFloat = 3
/// A key's step along and across, as a part of the whole. Ours.
private let keyStep: CGFloat = 0.02

/// All hues from left to right, paler upwards and darker downwards, of which a touch chooses one. Main actor only.
final class ColorSpectrum: ColorTouchField {
    private let hues = CAGradientLayer()
    private let shades = CAGradientLayer()
    private let ground = CALayer(hasActions: false)
    private let ring = CALayer(hasActions: false)
    /// The position of the colour, 0...1 from the left and from the top.
    private var place = CGPoint(x: 0, y: 0.5)
    private var shown: ColorValue?

    override init(frame: CGRect) {
        super.init(frame: frame)
        (ground.cornerRadius, ground.masksToBounds) = (corner, true)
        for gradient in [hues, shades] { gradient.hasActions = false }
        (hues.startPoint, hues.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        hues.colors = ColorValue.hueCircle
        let (white, black) = (CGColor(gray: 1, alpha: 0), CGColor(gray: 0, alpha: 0))
        shades.colors = [CGColor.white, white, black, CGColor.black]
        shades.locations = [0, 0.5, 0.5, 1]
        for gradient in [hues, shades] { ground.addSublayer(gradient) }
        (ring.borderWidth, ring.borderColor, ring.cornerRadius) = (ringWidth, .white, ringSide / 2)
        (ring.shadowColor, ring.shadowOpacity, ring.shadowRadius, ring.shadowOffset) = (.black, 0.3, 2, .zero)
        for part in [ground, ring] { layer.addSublayer(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The colour at a position.
    private static func color(at place: CGPoint) -> ColorValue {
        place.y < 0.5
            ? ColorValue(hue: place.x, saturation: place.y * 2, brightness: 1, alpha: 1)
            : ColorValue(hue: place.x, saturation: 1, brightness: 2 - place.y * 2, alpha: 1)
    }

    override func show(_ color: ColorValue) {
        shown = color
        // A colour that was chosen here stays where it was chosen: black and white have many positions.
        if !Self.color(at: place).looksLike(color) {
            let parts = color.hueSaturationBrightness
            let y =
                parts.brightness < 1 && parts.saturation >= parts.brightness
                ? 1 - parts.brightness / 2 : parts.saturation / 2
            place = CGPoint(x: parts.hue, y: y)
        }
        ring.backgroundColor = color.withAlpha(1).cgColor
        placeRing()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        for gradient in [hues, shades] { gradient.frame = bounds }
        placeRing()
    }

    private func placeRing() {
        ring.bounds.size = CGSize(width: ringSide, height: ringSide)
        ring.position = CGPoint(x: place.x * bounds.width, y: place.y * bounds.height)
    }

    // MARK: Touches and keys

    private func go(to new: CGPoint, continues: Bool) {
        place = CGPoint(x: min(max(new.x, 0), 1), y: min(max(new.y, 0), 1))
        picked(Self.color(at: place), continues)
    }

    override func follow(_ touch: UITouch) {
        let point = touch.location(in: self)
        guard bounds.width > 0, bounds.height > 0 else { return }
        go(to: CGPoint(x: point.x / bounds.width, y: point.y / bounds.height), continues: true)
    }

    override func settle() { go(to: place, continues: false) }

    override var focusShape: (rect: CGRect, radius: CGFloat) { (bounds, corner) }

    /// Arrows go a fiftieth of the way, page and home keys to the ends.
    override func handle(_ step: KeyStep) -> Bool {
        switch step {
        case .left: go(to: CGPoint(x: place.x - keyStep, y: place.y), continues: false)
        case .right: go(to: CGPoint(x: place.x + keyStep, y: place.y), continues: false)
        case .up: go(to: CGPoint(x: place.x, y: place.y - keyStep), continues: false)
        case .down: go(to: CGPoint(x: place.x, y: place.y + keyStep), continues: false)
        case .pageUp: go(to: CGPoint(x: place.x, y: 0), continues: false)
        case .pageDown: go(to: CGPoint(x: place.x, y: 1), continues: false)
        case .home: go(to: CGPoint(x: 0, y: place.y), continues: false)
        case .end: go(to: CGPoint(x: 1, y: place.y), continues: false)
        }
        return true
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits) = (true, .adjustable)
        defaults.label = localizedStrings.colors.spectrum
        defaults.value = (shown ?? Self.color(at: place)).spoken(in: localizedStrings)
        return defaults
    }

    /// Goes to the hues at the right, as a drag would.
    override func accessibilityIncrement() { go(to: CGPoint(x: place.x + keyStep, y: place.y), continues: false) }

    /// Goes to the hues at the left, as a drag would.
    override func accessibilityDecrement() { go(to: CGPoint(x: place.x - keyStep, y: place.y), continues: false) }
}
