/// The rectangle of a view that a keyboard covers. On a desktop none does: the guide is as low as the safe area ends,
/// and as wide as the view. Main actor only.
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UILayoutGuide {
    private var top: NSLayoutConstraint?

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

    private func placeTop() {
        guard let view = owningView else { return }
        top?.isActive = false
        let edge = usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
        top = topAnchor.constraint(equalTo: edge)
        top?.isActive = true
    }
}

extension UIView {
    /// The rectangle that a keyboard covers; its top edge is what to keep content above.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutData?.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(of: self)
        autoLayout.keyboardGuide = guide
        return guide
    }
}
