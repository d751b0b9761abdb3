import CoreGraphics
import Foundation
import QuartzCore

/// The size of a well, the width of its ring, and the space within that, in points. Ours.
private let side: CGFloat = 28
private let ringWidth: CGFloat = 3
private let ringGap: CGFloat = 2
/// The opacities of one that is touched and of one that is disabled. Ours.
private let touchedAlpha: CGFloat = 0.6
private let disabledAlpha: CGFloat = 0.5

/// A control that shows a colour, and brings a picker to choose another one. Main thread.
///
/// It sends `.valueChanged` and `.primaryActionTriggered` for every colour that the user chooses.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private let ring = CAGradientLayer()
    private let ringShape = CAShapeLayer()
    private let swatch = ColorSwatch()
    private let listener = WellListener()
    private weak var picker: UIColorPickerViewController?

    /// The title of the picker; nil, the default, for "Colors".
    open var title: String? {
        didSet { if title != oldValue { picker?.title = title } }
    }

    /// Whether the opacity can be chosen; true by default.
    open var supportsAlpha = true {
        didSet { if supportsAlpha != oldValue { picker?.supportsAlpha = supportsAlpha } }
    }

    /// The colour that is chosen; nil by default. Setting it sends no event.
    open var selectedColor: UIColor? {
        didSet {
            guard selectedColor != oldValue else { return }
            refreshColors()
            if let selectedColor, let picker, picker.selectedColor != selectedColor {
                picker.selectedColor = selectedColor
            }
        }
    }

    /// A well without a colour.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A well without a colour, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        for layer in [ring, ringShape] as [CALayer] { layer.hasActions = false }
        ring.type = .conic
        (ring.startPoint, ring.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        ring.colors = ColorValue.hueCircle
        (ringShape.fillColor, ringShape.strokeColor, ringShape.lineWidth) = (nil, .black, ringWidth)
        ring.mask = ringShape
        layer.addSublayer(ring)
        addSubview(swatch)
        addAction(UIAction { [weak self] _ in self?.bringPicker() }, for: .touchUpInside)
        listener.picked = { [weak self] color in
            self?.selectedColor = color
            self?.sendValueActions(nil)
        }
        refreshColors()
    }

    // MARK: Appearance

    private func refreshColors() {
        swatch.isHidden = selectedColor == nil
        if let selectedColor { swatch.show(selectedColor.value(in: traitCollection).picked) }
        let alpha = isEnabled ? isHighlighted ? touchedAlpha : 1 : disabledAlpha
        (swatch.alpha, ring.opacity) = (alpha, Float(alpha))
    }

    /// 28 by 28 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

    override var defaultContentHugging: AxisPriorities { AxisPriorities(.defaultHigh) }

    /// 28 by 28 points, whatever `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        (ring.frame, ringShape.frame) = (circle, CGRect(origin: .zero, size: circle.size))
        let line = ringShape.bounds.insetBy(dx: ringWidth / 2, dy: ringWidth / 2)
        ringShape.path = CGPath(ellipseIn: line.isNull ? .zero : line, transform: nil)
        let inset = min(ringWidth + ringGap, side / 2)
        swatch.frame = circle.insetBy(dx: inset, dy: inset)
        swatch.layer.cornerRadius = swatch.bounds.width / 2
    }

    override func stateDidChange() {
        super.stateDidChange()
        refreshColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refreshColors()
    }

    // MARK: Choosing

    private func bringPicker() {
        let responders = sequence(first: self as UIResponder) { $0.next }
        let owner = responders.lazy.compactMap { $0 as? UIViewController }.first ?? window?.rootViewController
        guard picker == nil, let owner else { return }
        let picker = UIColorPickerViewController()
        (picker.title, picker.supportsAlpha, picker.delegate) = (title, supportsAlpha, listener)
        if let selectedColor { picker.selectedColor = selectedColor.resolvedColor(with: traitCollection) }
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        self.picker = picker
        owner.present(picker, animated: true)
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits) = (true, .button)
        defaults.label = title ?? localizedStrings.colors.well
        defaults.value = selectedColor?.value(in: traitCollection).spoken(in: localizedStrings)
        return defaults
    }
}

/// Hears what is chosen for a well. Main actor only.
private final class WellListener: NSObject, UIColorPickerViewControllerDelegate {
    var picked: (UIColor) -> Void = { _ in }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { picked(color) }
}
