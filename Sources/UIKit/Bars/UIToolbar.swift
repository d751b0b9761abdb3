import CoreGraphics
import QuartzCore

/// The height of a toolbar, in points. Source: UIKit's.
private let standardHeight: CGFloat = 44

/// A row of buttons at the bottom of a screen. A progress bar in it shows its filled part only. Main thread.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    private let hairline = QuietLayer()
    private var shown: [UIView] = []

    /// A bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar without items, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layer.addSublayer(hairline)
        refreshColors()
    }

    /// The items, from the leading end; nil for none.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in oldValue ?? [] where item.bar === self { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            setNeedsLayout()
        }
    }

    /// Sets `items`. Nothing glides.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The bar's colour; nil, as at first, for the system's background.
    open var barTintColor: UIColor? {
        didSet { refreshColors() }
    }

    /// 44 points high, and no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: standardHeight)
    }

    /// The width of `size`, 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: standardHeight) }

    private func refreshColors() {
        let traits = traitCollection
        layer.backgroundColor = (barTintColor ?? .systemBackground).value(in: traits).cgColor
        hairline.backgroundColor = UIColor.separator.value(in: traits).cgColor
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let scale = resolvedScale(traitCollection.displayScale)
        hairline.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1 / scale)
        let views = (items ?? []).compactMap(\.view)
        for view in shown where !views.contains(view) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        shown = views
        BarRow(
            items: items ?? [], room: bounds, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: scale
        ).place()
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        subview.tellProgressBarsOfSurroundings()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refreshColors()
    }
}
