import CoreGraphics
import Foundation
internal import OctantLocalization

/// Points by which the contents move in for the control at the begin of an edited row, and the width of the handle at
/// its end. Source: docs/sources/views.md, Tables.
private let indent: CGFloat = 38
private let handleWidth: CGFloat = 38
/// Points of a control's image. Source: docs/sources/views.md, Tables.
private let controlSize: CGFloat = 22

/// What an edited row has beside its contents: a control at its begin, and a handle at its end.
@MainActor
final class CellEditing {
    private unowned let cell: UITableViewCell
    private(set) var isEditing = false
    /// What the control does; none for no control.
    private(set) var style = UITableViewCell.EditingStyle.none
    /// Whether the control says whether the row is selected, in place of doing something.
    private(set) var isChoosing = false
    /// Whether the row can be moved.
    private(set) var mayMove = false
    private var isIndented = true
    private var control: CellEditControl?
    private var handle: CellEditControl?
    /// Whether the row is aside, and its button asks whether it is to be deleted.
    var isConfirming = false

    init(_ cell: UITableViewCell) { self.cell = cell }

    /// Points that the contents leave at the begin and at the end.
    var room: (leading: CGFloat, trailing: CGFloat) {
        guard isEditing else { return (0, 0) }
        return (isIndented ? indent : 0, mayMove ? handleWidth : 0)
    }

    /// Makes the row one that is edited so.
    func prepare(
        style: UITableViewCell.EditingStyle, isChoosing: Bool, mayMove: Bool, isIndented: Bool
    ) {
        guard
            (style, isChoosing, mayMove, isIndented)
                != (self.style, self.isChoosing, self.mayMove, self.isIndented)
        else { return }
        (self.style, self.isChoosing, self.mayMove, self.isIndented) = (style, isChoosing, mayMove, isIndented)
        show()
    }

    /// Begins or ends editing.
    func set(_ isEditing: Bool, animated: Bool) {
        guard isEditing != self.isEditing else { return }
        let state: UITableViewCell.StateMask = isEditing ? .showingEditControl : []
        cell.willTransition(to: state)
        guard animated, cell.window != nil else {
            self.isEditing = isEditing
            show()
            return cell.didTransition(to: state)
        }
        if isEditing {
            self.isEditing = true
            UIView.performWithoutAnimation {
                show()
                // They come from beyond the row's sides.
                place(isOut: true)
            }
        } else {
            self.isEditing = false
        }
        UIView.animate(withDuration: CellPlace.fadeDuration) { [self] in
            place(isOut: !isEditing)
            cell.editingDidChange()
            cell.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self else { return }
            show()
            cell.didTransition(to: state)
        }
    }

    /// The selection changed.
    func choiceDidChange() { control?.show(symbol, color) }

    private var symbol: String {
        if isChoosing { return cell.isSelected ? "checkmark.circle.fill" : "circle" }
        return style == .insert ? "plus.circle.fill" : "minus.circle.fill"
    }

    private var color: UIColor? {
        if isChoosing { return cell.isSelected ? nil : .tertiaryLabel }
        return style == .insert ? .systemGreen : .systemRed
    }

    /// Puts up what is needed, and takes down what is not.
    private func show() {
        let hasControl = isEditing && (isChoosing || style != .none)
        if hasControl {
            let made = control ?? CellEditControl { [weak self] in self?.press() }
            if control == nil { cell.addSubview(made) }
            control = made
            made.isUserInteractionEnabled = !isChoosing
            made.show(symbol, color)
            let strings = cell.localizedStrings
            let text = style == .insert ? strings.bars.add : strings.bars.delete
            made.accessibilityLabel = [text, CellContents(cell.contentView).spokenText].compactMap { $0 }
                .joined(separator: ", ")
            made.isAccessibilityElement = !isChoosing
        } else {
            control?.removeFromSuperview()
            control = nil
        }
        if isEditing && mayMove {
            let made = handle ?? CellEditControl {}
            made.step = { [weak self] way in
                guard let cell = self?.cell else { return }
                cell.table?.editing.move(cell, by: way)
            }
            if handle == nil { cell.addSubview(made) }
            handle = made
            made.show("line.3.horizontal", .tertiaryLabel)
            made.accessibilityLabel = [cell.localizedStrings.lists.reorder, CellContents(cell.contentView).spokenText]
                .compactMap { $0 }.joined(separator: ", ")
        } else {
            handle?.removeFromSuperview()
            handle = nil
        }
        cell.editingDidChange()
    }

    private func press() { cell.table?.editing.press(cell) }

    /// Whether `point` of the cell is on its handle.
    func isHandle(at point: CGPoint) -> Bool { handle?.frame.contains(point) ?? false }

    /// Places what there is.
    func place(isOut: Bool = false) {
        let (size, margin, isMirrored) = (cell.bounds.size, cell.place.margin, cell.isRightToLeft)
        func put(_ view: UIView?, _ x: CGFloat, _ width: CGFloat) {
            let frame = CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
            view?.frame = frame
            view?.alpha = isOut ? 0 : 1
        }
        let width = controlSize + 2 * 8
        put(control, isOut ? -width : margin - 8, width)
        put(handle, isOut ? size.width : size.width - handleWidth - margin / 2, handleWidth)
    }
}

/// A control beside a row that is edited: an image in the middle.
final class CellEditControl: UIControl {
    private let imageView = UIImageView()
    private let pressed: @MainActor () -> Void

    init(_ pressed: @escaping @MainActor () -> Void) {
        self.pressed = pressed
        super.init(frame: .zero)
        imageView.contentMode = .center
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: controlSize - 2)
        addSubview(imageView)
        addAction(UIAction { [weak self] _ in self?.pressed() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows a symbol in `color`, nil for the tint.
    func show(_ symbol: String, _ color: UIColor?) {
        imageView.image = UIImage(systemName: symbol)
        imageView.tintColor = color
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }

    override var canBecomeFocused: Bool { false }

    /// Moves the row by one place, for a user who cannot drag its handle; nil for what is no handle.
    var step: ((Int) -> Void)?

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits) = (true, step == nil ? .button : .adjustable)
        return defaults
    }

    override func accessibilityActivate() -> Bool {
        guard step == nil else { return false }
        pressed()
        return true
    }

    override func accessibilityIncrement() { step?(1) }

    override func accessibilityDecrement() { step?(-1) }
}
