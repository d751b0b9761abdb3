import CoreGraphics

/// What is covered of a controller's view at its top or its bottom, for layout. Main actor only.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// Points that are covered.
    var length: CGFloat { get }
    /// The upper edge of what is covered.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of what is covered.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of what is covered.
    var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view that is outside of its safe area at the top or the bottom. Main actor only.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    /// The guide at the top or the bottom of `view`.
    init(of view: UIView, isTop: Bool) {
        self.isTop = isTop
        super.init()
        view.addLayoutGuide(self)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    /// What is covered of the view at its top: asking for it loads the view. The safe area says the same.
    public final var topLayoutGuide: any UILayoutSupport { barGuide(isTop: true) }

    /// What is covered of the view at its bottom: asking for it loads the view. The safe area says the same.
    public final var bottomLayoutGuide: any UILayoutSupport { barGuide(isTop: false) }

    private func barGuide(isTop: Bool) -> BarLayoutGuide {
        loadViewIfNeeded()
        let view = viewIfLoaded ?? UIView()
        if let guide = isTop ? navigation.guides.top : navigation.guides.bottom, guide.owningView === view {
            return guide
        }
        let guide = BarLayoutGuide(of: view, isTop: isTop)
        if isTop { navigation.guides.top = guide } else { navigation.guides.bottom = guide }
        return guide
    }
}
