import CoreGraphics

/// The height of an input view that has none of its own, in points. Source: docs/sources/views.md, Keyboards.
let standardInputHeight: CGFloat = 216
/// The colour behind an input view. Ours.
let keyboardBackdrop = UIColor(
    light: ColorValue(hex: 0xD1D3D9), dark: ColorValue(hex: 0x2B2B2D))

/// What stands at a window's bottom while something is typed into: an accessory above an input view. Main actor only.
final class KeyboardPanel: UIView {
    private(set) var views = InputViews(of: nil)
    private let inputSlot = UIView(), accessorySlot = UIView()
    /// Called when the height that the views ask for is another one.
    var didChangeHeight: () -> Void = {}

    /// A panel in front of what `window` shows, or of the presentation that `responder` is in.
    init(in window: UIWindow, for responder: UIResponder?) {
        super.init(frame: CGRect(x: 0, y: window.bounds.maxY, width: window.bounds.width, height: 0))
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        accessibilityContainerType = .semanticGroup
        for slot in [inputSlot, accessorySlot] { addSubview(slot) }
        let view = responder?.accessibilityView
        let modal = window.subviews.last { $0.accessibilityViewIsModal && view?.isDescendant(of: $0) == true }
        (modal ?? window).addSubview(self)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Who asked for the views.
    private weak var owner: UIResponder?

    /// Who asked for the views: what they do not handle goes there.
    override var next: UIResponder? { owner ?? super.next }

    /// The responder behind `responder`, one of the panel's own: who asked for the views.
    func outerResponder(of responder: UIResponder?) -> UIResponder? {
        guard let view = responder as? UIView, view.isDescendant(of: self) else { return nil }
        return owner
    }

    /// Lets nothing come back to `responder`. Returns whether it asked for the views.
    func forgets(_ responder: UIResponder) -> Bool {
        guard owner === responder else { return false }
        owner = nil
        return true
    }

    /// Shows `new`, for `responder`, in place of the views there are.
    func show(_ new: InputViews, for responder: UIResponder?) {
        if (responder as? UIView)?.isDescendant(of: self) != true { owner = responder }
        replace(views.input, by: new.input, in: inputSlot)
        replace(views.accessory, by: new.accessory, in: accessorySlot)
        views = new
        inputSlot.backgroundColor = new.input == nil ? nil : keyboardBackdrop
        setNeedsLayout()
    }

    private func replace(_ old: UIView?, by new: UIView?, in slot: UIView) {
        guard old !== new else { return }
        if old?.superview === slot { old?.removeFromSuperview() }
        guard let new else { return }
        slot.addSubview(new)
        guard !new.translatesAutoresizingMaskIntoConstraints else { return }
        NSLayoutConstraint.activate([
            new.leadingAnchor.constraint(equalTo: slot.leadingAnchor),
            new.trailingAnchor.constraint(equalTo: slot.trailingAnchor),
            new.topAnchor.constraint(equalTo: slot.topAnchor),
        ])
    }

    /// Gives the views back, and goes.
    func leave() {
        show(InputViews(of: nil), for: nil)
        removeFromSuperview()
    }

    // MARK: Height

    /// The height that the views ask for, with the part of the window's bottom that bars cover below an input view.
    var fittingHeight: CGFloat { heights.input + heights.accessory }

    private var heights: (input: CGFloat, accessory: CGFloat) {
        let bottom = window?.safeAreaInsets.bottom ?? 0
        let input = views.input.map { height(of: $0, otherwise: standardInputHeight) + bottom }
        return (input ?? 0, views.accessory.map { height(of: $0, otherwise: 0) } ?? 0)
    }

    private func height(of view: UIView, otherwise standard: CGFloat) -> CGFloat {
        let intrinsic = view.intrinsicContentSize.height
        let sizesItself = (view as? UIInputView)?.allowsSelfSizing ?? false
        var height = view.bounds.height
        if !view.translatesAutoresizingMaskIntoConstraints || sizesItself {
            let target = CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
            height =
                view.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
        } else if view.autoresizingMask.contains(.flexibleHeight) {
            // Such a view has the keyboard's own height, or the one that it asks for.
            height = intrinsic > 0 ? intrinsic : standard > 0 ? standard : height
        } else if height <= 0 {
            height = intrinsic > 0 ? intrinsic : standard
        }
        return height.isFinite ? max(height, 0) : standard
    }

    /// Tells if the views ask for another height than they have.
    func heightMayHaveChanged() {
        if abs(fittingHeight - bounds.height) > 0.01 { didChangeHeight() }
    }

    override func subviewIntrinsicSizeDidChange(_ view: UIView) {
        super.subviewIntrinsicSizeDidChange(view)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        heightMayHaveChanged()
        let heights = heights
        accessorySlot.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.accessory)
        inputSlot.frame = CGRect(x: 0, y: heights.accessory, width: bounds.width, height: heights.input)
        let bottom = window?.safeAreaInsets.bottom ?? 0
        place(views.accessory, height: heights.accessory)
        place(views.input, height: max(heights.input - bottom, 0))
    }

    private func place(_ view: UIView?, height: CGFloat) {
        guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        if view.frame != frame { view.frame = frame }
    }
}
