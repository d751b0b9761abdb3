import CoreGraphics
internal import OctantLocalization
import QuartzCore

/// The height of the field and the radius of its corners, in points. Source: docs/sources/indicators.md, Search bars.
let searchFieldHeight: CGFloat = 36
private let cornerRadius: CGFloat = 10
/// The magnifier's frame from the leading end, the radius of its ring, and the width of its strokes, in points.
/// Source: docs/sources/indicators.md, Search bars.
private let magnifier = CGRect(x: 12, y: 8, width: 20, height: 20)
private let ringRadius: CGFloat = 6.5
private let lineWidth: CGFloat = 2
/// Where the text begins, how far from the end the button is that clears it, and its size, in points.
/// Source: docs/sources/indicators.md, Search bars.
private let textStart: CGFloat = 39.5
private let clearMargin: CGFloat = 14
private let clearSize: CGFloat = 20

/// The field of a search bar: a magnifier, the text, and a button that clears it. Main thread.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private let glass = MagnifierView()

    /// An empty field of this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A field from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layer.cornerRadius = cornerRadius
        backgroundColor = .tertiarySystemFill
        (leftView, leftViewMode, clearButtonMode) = (glass, .always, .always)
        addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .editingChanged)
    }

    open override var text: String? {
        didSet { if text != oldValue { setNeedsLayout() } }
    }

    /// As wide as the text and what is beside it, 36 points high.
    open override var intrinsicContentSize: CGSize {
        let text = super.intrinsicContentSize.width - sides.width(in: self)
        return CGSize(width: text + textStart + clearMargin + clearSize, height: searchFieldHeight)
    }

    /// The space for the text in `bounds`: between the magnifier and the button that clears it.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        guard leftView === glass, leftViewMode == .always, rightView == nil, clearButtonMode == .always else {
            return super.textRect(forBounds: bounds)
        }
        let end = hasText ? clearMargin + clearSize : clearMargin
        let width = max(0, bounds.width - textStart - end)
        return CGRect(
            x: bounds.minX + (isRightToLeft ? end : textStart), y: bounds.minY, width: width, height: bounds.height)
    }

    /// The rectangle of the magnifier.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        guard leftView === glass else { return super.leftViewRect(forBounds: bounds) }
        return sides.frame(
            of: magnifier.size, inset: magnifier.minX, in: bounds, atStart: true, isRightToLeft: isRightToLeft)
    }

    /// The rectangle of the button that clears.
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        sides.frame(
            of: CGSize(width: clearSize, height: clearSize), inset: clearMargin, in: bounds, atStart: false,
            isRightToLeft: isRightToLeft)
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        defaults.traits.insert(.searchField)
        return defaults
    }
}

/// The drawing of a magnifier. Main actor only.
private final class MagnifierView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    init() {
        super.init(frame: magnifier)
        isUserInteractionEnabled = false
        guard let shape = layer as? CAShapeLayer else { return }
        (shape.fillColor, shape.lineWidth, shape.lineCap) = (nil, lineWidth, .round)
        let ring = CGMutablePath()
        let center = CGPoint(x: ringRadius + lineWidth, y: ringRadius + lineWidth)
        ring.addEllipse(
            in: CGRect(
                x: center.x - ringRadius, y: center.y - ringRadius, width: 2 * ringRadius, height: 2 * ringRadius))
        let edge = ringRadius * CGFloat(0.5).squareRoot()
        ring.move(to: CGPoint(x: center.x + edge, y: center.y + edge))
        ring.addLine(to: CGPoint(x: magnifier.width - lineWidth, y: magnifier.height - lineWidth))
        shape.path = ring
        tintColor = .secondaryLabel
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func recolor() {
        (layer as? CAShapeLayer)?.strokeColor = (tintColor ?? .secondaryLabel).value(in: traitCollection).cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }
}
