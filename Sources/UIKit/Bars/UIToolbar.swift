import CoreGraphics

/// The height of a toolbar, in points. Source: docs/sources/indicators.md, Bars.
private let standardHeight: CGFloat = 44

/// A row of buttons at the bottom of a screen. A progress bar in it shows its filled part only. Main thread.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    private lazy var face = BarFace(of: self, lineAt: .top)

    /// A bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        face.recolor()
    }

    /// A bar without items, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        face.recolor()
    }

    /// The items, from the leading end; nil for none.
    open var items: [UIBarButtonItem]? {
        didSet {
            guard items != oldValue else { return }
            face.follow(items, insteadOf: oldValue)
            needLayout()
        }
    }

    /// Sets `items`; what the bar showed fades into what it shows now, if `animated`.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        fade(animated: animated) { self.items = items }
    }

    /// The bar's colour; nil, the default, for the system's background.
    open var barTintColor: UIColor? {
        get { face.tint }
        set {
            face.tint = newValue
            noteAppearance(\UIToolbar.barTintColor, set: newValue)
        }
    }

    /// 44 points high, and no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: standardHeight)
    }

    /// The width of `size`, 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: standardHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face.layOut {
            let row = face.row(of: items ?? [])
            face.show(row.items.compactMap(\.view))
            row.place()
        }
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
