import OctantBase

/// The rectangle of a view that a keyboard covers: the input view and the accessory at the bottom of its window. Where
/// there are none the guide begins where the safe area ends. It is as wide as the view. Main actor only.
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UILayoutGuide {
    private var top: NSLayoutConstraint?
    private var shownCover: CGFloat = 0

    /// The guide of `view`.
    init(of view: UIView) {
        super.init()
        identifier = "keyboardLayoutGuide"
        view.addLayoutGuide(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        placeTop()
    }

    /// Whether the guide begins where the safe area ends, and not at the view's bottom edge. True by default.
    public var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { placeTop() } }
    }

    /// The height of the view's part that input views cover, in points.
    private var covered: CGFloat {
        guard let view = owningView, let window = view.window, let height = window.keyboard.height else { return 0 }
        let top = window.bounds.maxY - height
        return view.bounds.maxY - view.convert(CGPoint(x: 0, y: top), from: window).y
    }

    /// Follows the input views, and the view's place in its window.
    func update() {
        let covered = covered
        if covered != shownCover { placeTop() }
    }

    private func placeTop() {
        guard let view = owningView else { return }
        top?.isActive = false
        shownCover = covered
        if shownCover > (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0) {
            top = topAnchor.constraint(equalTo: view.bottomAnchor, constant: -shownCover)
            top?.isActive = true
            return
        }
        let edge = usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
        top = topAnchor.constraint(equalTo: edge)
        top?.isActive = true
    }
}

extension UIView {
    /// Has the keyboard guides of the view and of those in it follow the input views of the window.
    final func updateKeyboardGuides() {
        if StackSpace.isLow { return StackSpace.extend { updateKeyboardGuides() } }
        layoutData?.keyboardGuide?.update()
        for view in subviews { view.updateKeyboardGuides() }
    }

    /// The rectangle that a keyboard covers; its top edge is what to keep content above.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutData?.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(of: self)
        autoLayout.keyboardGuide = guide
        return guide
    }
}
