import CoreGraphics
import Foundation
internal import OctantLocalization
import QuartzCore

/// The size of the button that clears a field, and its distance from the field's end, in points. Ours.
let fieldClearSize: CGFloat = 19
private let clearMargin: CGFloat = 5
/// The distance between a view beside the text and the text of a field with a border, in points. Ours.
private let sideGap: CGFloat = 7

/// The views beside the text of a field, and behind it. Main actor only.
@MainActor
final class FieldSides {
    /// What is seen before the text and after it, when, and when the button that clears.
    var left: UIView?, right: UIView?
    var leftMode = UITextField.ViewMode.never, rightMode = UITextField.ViewMode.never
    var clearMode = UITextField.ViewMode.never
    /// The images behind all, of a field that can be used and of one that cannot.
    var background: UIImage?, disabledBackground: UIImage?
    /// Made when it is first needed.
    private(set) var clearButton: FieldClearButton?
    private var backgroundView: UIImageView?
    /// At a window's bottom while the text is edited.
    var inputView: UIView?, inputAccessoryView: UIView?
    /// Whether letters become smaller where the text is too wide, and how small, in points; 0 for any size.
    var shrinks = false, minimumFontSize: CGFloat = 0
    /// The attributes beside the font, the colour and the alignment that a program gave all of the text.
    var attributes: [NSAttributedString.Key: Any] = [:]

    /// The views that are to be seen, by the edit state and the text of `field`.
    func shows(_ mode: UITextField.ViewMode, in field: UITextField) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        case .always: true
        }
    }

    func showsLeft(in field: UITextField) -> Bool { left != nil && shows(leftMode, in: field) }

    /// Whether the button that clears is there: it stands where the view after the text would.
    func showsClear(in field: UITextField) -> Bool { field.hasText && field.isEnabled && shows(clearMode, in: field) }

    func showsRight(in field: UITextField) -> Bool {
        right != nil && shows(rightMode, in: field) && !showsClear(in: field)
    }

    /// Places the views in `field`.
    func place(in field: UITextField) {
        let bounds = field.bounds
        show(left, showsLeft(in: field), in: field) { field.leftViewRect(forBounds: bounds) }
        show(right, showsRight(in: field), in: field) { field.rightViewRect(forBounds: bounds) }
        if clearMode != .never, clearButton == nil { clearButton = FieldClearButton(of: field) }
        show(clearButton, showsClear(in: field), in: field) { field.clearButtonRect(forBounds: bounds) }
        let image =
            field.borderStyle == .roundedRect ? nil : field.isEnabled ? background : disabledBackground ?? background
        guard image != nil || backgroundView != nil else { return }
        let view = backgroundView ?? UIImageView()
        if backgroundView == nil {
            backgroundView = view
            field.insertSubview(view, at: 0)
        }
        (view.image, view.frame) = (image, field.borderRect(forBounds: bounds))
    }

    private func show(_ view: UIView?, _ isShown: Bool, in field: UITextField, at frame: () -> CGRect) {
        guard let view else { return }
        if !isShown { return view.superview === field ? view.removeFromSuperview() : () }
        if view.superview !== field { field.addSubview(view) }
        let frame = frame()
        if view.frame != frame { view.frame = frame }
    }

    /// Where a view of `size` lies in `bounds`, at the side where lines begin or at the other one.
    func frame(of size: CGSize, inset: CGFloat, in bounds: CGRect, atStart: Bool, isRightToLeft: Bool) -> CGRect {
        let isLeft = atStart != isRightToLeft
        return CGRect(
            x: isLeft ? bounds.minX + inset : bounds.maxX - inset - size.width,
            y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
            height: size.height)
    }

    /// The space for the text of `field` in `bounds`: what the views beside it leave of `room`.
    func room(_ room: CGRect, in bounds: CGRect, of field: UITextField) -> CGRect {
        let gap = field.borderStyle == .none ? 0 : sideGap
        var (left, right) = (room.minX, room.maxX)
        func cut(_ frame: CGRect, atStart: Bool, gap: CGFloat) {
            if atStart != field.isRightToLeft {
                left = max(left, frame.maxX + gap)
            } else {
                right = min(right, frame.minX - gap)
            }
        }
        if showsLeft(in: field) { cut(field.leftViewRect(forBounds: bounds), atStart: true, gap: gap) }
        if showsRight(in: field) { cut(field.rightViewRect(forBounds: bounds), atStart: false, gap: gap) }
        if showsClear(in: field) {
            cut(field.clearButtonRect(forBounds: bounds), atStart: false, gap: clearMargin)
        }
        return CGRect(x: min(left, right), y: room.minY, width: max(right - left, 0), height: room.height)
    }

    /// The frame of the button that clears.
    func clearFrame(in bounds: CGRect, of field: UITextField) -> CGRect {
        frame(
            of: CGSize(width: fieldClearSize, height: fieldClearSize), inset: clearMargin, in: bounds, atStart: false,
            isRightToLeft: field.isRightToLeft)
    }

    /// The width that the views beside the text ask for, in points.
    func width(in field: UITextField) -> CGFloat {
        let gap = field.borderStyle == .none ? 0 : sideGap
        var width: CGFloat = 0
        if let left, showsLeft(in: field) { width += left.bounds.width + gap }
        if showsClear(in: field) { return width + fieldClearSize + 2 * clearMargin }
        if let right, showsRight(in: field) { width += right.bounds.width + gap }
        return width
    }
}

/// The button that clears a field: a cross on a disc. Main actor only.
final class FieldClearButton: UIControl {
    private let disc = CAShapeLayer(hasActions: false)
    private let cross = CAShapeLayer(hasActions: false)

    /// The button of `field`.
    init(of field: UITextField) {
        super.init(frame: .zero)
        (cross.fillColor, cross.lineWidth, cross.lineCap) = (nil, crossWidth, .round)
        for part in [disc, cross] { layer.addSublayer(part) }
        addAction(UIAction { [weak field] _ in field?.clearByButton() }, for: .primaryActionTriggered)
        recolor()
    }

    override func touchWasLiftedInside(_ event: UIEvent?) {
        super.touchWasLiftedInside(event)
        sendActions(for: .primaryActionTriggered, event)
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits, defaults.label) = (true, .button, localizedStrings.bars.clearText)
        return defaults
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let inner = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
            .insetBy(dx: min(2, side / 2), dy: min(2, side / 2))
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
        disc.fillColor = UIColor.systemGray.value(in: traits).cgColor
        cross.strokeColor = UIColor.systemBackground.value(in: traits).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }
}

/// Half the side of the cross in the button, and the width of its strokes, in points. Ours.
private let crossReach: CGFloat = 3.5
private let crossWidth: CGFloat = 1.5

extension UITextField {
    /// When a view beside the text is seen.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited; the button that clears only with a text.
        case whileEditing = 1
        /// While the text is not edited; the button that clears only with a text.
        case unlessEditing = 2
        /// Always; the button that clears only with a text.
        case always = 3
    }

    /// Clears the text, if the delegate lets it.
    final func clearByButton() {
        guard heldDelegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
