import CoreGraphics
import OctantBase

/// The height of the bar, the size of its title, and the space beside it, in points. Source:
/// docs/sources/indicators.md, Bars.
private let standardHeight: CGFloat = 44
private let titleSize: CGFloat = 17
private let titleMargin: CGFloat = 8

/// A title between buttons at the top of a screen, for the topmost of a stack of items. A progress bar in it shows its
/// filled part only. Main thread.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private lazy var face = BarFace(of: self, lineAt: .bottom)
    private let label = UILabel()

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
        face.recolor()
        label.font = .systemFont(ofSize: titleSize, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
    }

    /// The items, the topmost last; nil for none.
    open var items: [UINavigationItem]? {
        didSet {
            guard items != oldValue else { return }
            for item in oldValue ?? [] where item.bar === self { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            itemDidChange()
        }
    }

    /// Sets `items`; what the bar showed fades into what it shows now, if `animated`.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        fade(animated: animated) { self.items = items }
    }

    /// The item shown.
    open var topItem: UINavigationItem? { items?.last }

    /// Shows `item`; what the bar showed fades into it, if `animated`.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        fade(animated: animated) { items = (items ?? []) + [item] }
    }

    /// Removes the topmost item and returns it; it fades into the one under it, if `animated`.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        var rest = items ?? []
        let top = rest.popLast()
        fade(animated: animated) { items = rest }
        return top
    }

    /// The bar's colour; nil, the default, for the system's background.
    open var barTintColor: UIColor? {
        get { face.tint }
        set {
            face.tint = newValue
            noteAppearance(\UINavigationBar.barTintColor, set: newValue)
        }
    }

    /// Font and colour of the title; nil, the default, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            if areSame(titleTextAttributes ?? [:], oldValue ?? [:]) { return }
            label.font =
                titleTextAttributes?[.font] as? UIFont ?? .systemFont(ofSize: titleSize, weight: .semibold)
            label.textColor = titleTextAttributes?[.foregroundColor] as? UIColor
            needLayout()
        }
    }

    /// 44 points high, and no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: standardHeight)
    }

    /// The width of `size`, 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: standardHeight) }

    func itemDidChange() {
        for item in topItem.map({ ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) }) ?? [] {
            item.bar = self
        }
        needLayout(by: "items")
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face.layOut(place)
    }

    private func place() {
        let item = topItem
        let (leading, trailing) = (
            face.row(of: item?.leftBarButtonItems ?? []), face.row(of: item?.rightBarButtonItems ?? [])
        )
        face.show((leading.items + trailing.items).compactMap(\.view) + [item?.titleView].compactMap(\.self))
        leading.place()
        trailing.place(atTrailing: true)
        placeTitle(item, beside: max(leading.width, trailing.width) + titleMargin, face.scale)
    }

    /// Positions the title in the middle, `side` points away from both ends.
    private func placeTitle(_ item: UINavigationItem?, beside side: CGFloat, _ scale: CGFloat) {
        label.text = item?.title
        label.isHidden = item?.titleView != nil
        let preferred = item?.titleView?.bounds.size ?? label.sizeThatFits(.zero)
        let size = CGSize(
            width: min(preferred.width, max(bounds.width - 2 * side, 0)), height: min(preferred.height, bounds.height))
        (item?.titleView ?? label).frame = CGRect(
            origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
                .rounded(toPixelsAt: scale),
            size: size)
    }

    override func subviewIntrinsicSizeDidChange(_ view: UIView) { if face.depends(on: view) { setNeedsLayout() } }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        subview.tellProgressBarsOfSurroundings()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        face.recolor()
    }
}
