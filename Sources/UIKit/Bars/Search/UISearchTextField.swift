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
/// Half the side of the cross in the button, and the width of its strokes, in points. Ours.
private let crossReach: CGFloat = 3.5
private let crossWidth: CGFloat = 1.5

/// The field of a search bar: a magnifier, the text, and a button that clears it. Main thread.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private let glass = CAShapeLayer(hasActions: false)
    private let clearButton = UIButton(type: .custom)
    private let disc = CAShapeLayer(hasActions: false)
    private let cross = CAShapeLayer(hasActions: false)

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
        (glass.fillColor, glass.lineWidth, glass.lineCap) = (nil, lineWidth, .round)
        (cross.fillColor, cross.lineWidth, cross.lineCap) = (nil, crossWidth, .round)
        layer.addSublayer(glass)
        for part in [disc, cross] { clearButton.layer.addSublayer(part) }
        addSubview(clearButton)
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .primaryActionTriggered)
        addAction(UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .editingChanged)
        recolor()
    }

    private func clear() {
        text = ""
        sendActions(for: .editingChanged)
    }

    open override var text: String? {
        didSet { if text != oldValue { setNeedsLayout() } }
    }

    /// As wide as the text and what is beside it, 36 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + textStart + clearMargin + clearSize, height: searchFieldHeight)
    }

    /// The space for the text in `bounds`: between the magnifier and the button that clears it.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let end = hasText ? clearMargin + clearSize : clearMargin
        let width = max(0, bounds.width - textStart - end)
        return CGRect(
            x: bounds.minX + (isRightToLeft ? end : textStart), y: bounds.minY, width: width, height: bounds.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        func mirrored(_ frame: CGRect) -> CGRect {
            guard isRightToLeft else { return frame }
            return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        let top = ((bounds.height - magnifier.height) / 2).rounded()
        glass.frame = mirrored(
            CGRect(x: magnifier.minX, y: top, width: magnifier.width, height: magnifier.height))
        let ring = CGMutablePath()
        let center = CGPoint(x: ringRadius + lineWidth, y: ringRadius + lineWidth)
        ring.addEllipse(
            in: CGRect(
                x: center.x - ringRadius, y: center.y - ringRadius, width: 2 * ringRadius, height: 2 * ringRadius))
        let edge = ringRadius * CGFloat(0.5).squareRoot()
        ring.move(to: CGPoint(x: center.x + edge, y: center.y + edge))
        ring.addLine(to: CGPoint(x: magnifier.width - lineWidth, y: magnifier.height - lineWidth))
        glass.path = ring
        clearButton.isHidden = !hasText
        clearButton.frame = mirrored(
            CGRect(
                x: bounds.width - clearMargin - clearSize, y: ((bounds.height - clearSize) / 2).rounded(),
                width: clearSize, height: clearSize))
        clearButton.accessibilityLabel = localizedStrings.bars.clearText
        let inner = CGRect(x: 2, y: 2, width: clearSize - 4, height: clearSize - 4)
        disc.path = CGPath(ellipseIn: inner, transform: nil)
        let path = CGMutablePath()
        for (from, to) in [(-crossReach, crossReach), (crossReach, -crossReach)] {
            path.move(to: CGPoint(x: inner.midX + from, y: inner.midY - crossReach))
            path.addLine(to: CGPoint(x: inner.midX + to, y: inner.midY + crossReach))
        }
        cross.path = path
    }

    private func recolor() {
        let traits = traitCollection
        glass.strokeColor = UIColor.secondaryLabel.value(in: traits).cgColor
        disc.fillColor = UIColor.systemGray.value(in: traits).cgColor
        cross.strokeColor = UIColor.systemBackground.value(in: traits).cgColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        defaults.traits.insert(.searchField)
        return defaults
    }
}
