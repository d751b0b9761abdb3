import CoreGraphics

/// The height of a toolbar, in points. Source: docs/sources/indicators.md, Bars.
private let standardHeight: CGFloat = 44

/// A row of buttons at the bottom of a screen. A progress bar in it shows its filled part only. Main thread.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private lazy var face = BarFace(of: self, lineAt: .top)
    /// Whether a controller has the bar, which then may reach under its row of buttons.
    final var isInController = false
    private lazy var appearances = BarAppearances<UIToolbarAppearance> { [weak self] in self?.lookDidChange() }

    /// A bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        lookDidChange()
    }

    /// A bar without items, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        lookDidChange()
        decodeNib(coder) { $0.fill(self) }
    }

    /// The object that says where the bar is. Not retained.
    open weak var delegate: (any UIToolbarDelegate)?

    /// The place: at the bottom of what it is in, unless the delegate says otherwise.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

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

    // MARK: Appearance

    /// The look: `.black` is dark whatever the appearance is. `.default` by default.
    open var barStyle = UIBarStyle.default {
        didSet {
            if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
            noteAppearance(\UIToolbar.barStyle, set: barStyle)
        }
    }

    /// Whether content shines through the bar, and lies under it where a controller has the bar. True by default.
    open var isTranslucent = true {
        didSet {
            if isTranslucent != oldValue { lookDidChange() }
            noteAppearance(\UIToolbar.isTranslucent, set: isTranslucent)
        }
    }

    /// The bar's colour; nil, the default, for the system's background.
    open var barTintColor: UIColor? {
        didSet {
            if barTintColor != oldValue { lookDidChange() }
            noteAppearance(\UIToolbar.barTintColor, set: barTintColor)
        }
    }

    private var images: [Slot: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]

    /// The bars that an image is for.
    private struct Slot: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }

    /// Sets the background image of bars at `topOrBottom`, `.any` for all that have none of their own, and of the
    /// height `barMetrics`; nil for none. One without a size is no background.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        images[Slot(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        lookDidChange()
        noteAppearance(
            "setBackgroundImage", for: Slot(position: topOrBottom, metrics: barMetrics), set: backgroundImage
        ) { (bar: UIToolbar, image) in
            bar.setBackgroundImage(image, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
        }
    }

    /// The background image that was set for bars at `topOrBottom` and of the height `barMetrics`.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { images[Slot(position: topOrBottom, metrics: barMetrics)] }

    /// Sets the image in place of the line at the edge of bars at `topOrBottom`, `.any` for all that have none of their
    /// own; nil for the line. One without a size removes it.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        lookDidChange()
        noteAppearance("setShadowImage", for: topOrBottom, set: shadowImage) { (bar: UIToolbar, image) in
            bar.setShadowImage(image, forToolbarPosition: topOrBottom)
        }
    }

    /// The image that was set in place of the line at the edge of bars at `topOrBottom`.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    /// The appearance. What is set of it takes precedence over the bar's own properties.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard { ownLook } }
        set {
            appearances.setStandard(newValue)
            noteAppearance(\UIToolbar.standardAppearance, set: newValue)
        }
    }

    /// The look that the bar's own properties describe.
    private var ownLook: UIToolbarAppearance {
        let look = UIToolbarAppearance()
        if !isTranslucent { look.configureWithOpaqueBackground() }
        if let barTintColor { (look.backgroundEffect, look.backgroundColor) = (nil, barTintColor) }
        let image =
            images[Slot(position: barPosition, metrics: .default)] ?? images[Slot(position: .any, metrics: .default)]
        if let image {
            (look.backgroundEffect, look.backgroundColor) = (nil, nil)
            look.backgroundImage = image.size == .zero ? nil : image
        }
        if let shadow = shadowImages[barPosition] ?? shadowImages[.any] {
            (look.shadowColor, look.shadowImage) = (nil, shadow)
        }
        return look
    }

    private func lookDidChange() {
        appearances.forgetDescribed()
        face.look = look
        needLayout(by: "appearance")
    }

    private var look: UIToolbarAppearance { appearances.ownStandard ?? ownLook }

    // MARK: Layout

    /// 44 points high, and no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: standardHeight)
    }

    /// The width of `size`, 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: standardHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face.layOut {
            var row = face.row(of: items ?? [], height: isInController ? standardHeight : nil)
            row.appearances = (look.buttonAppearance, look.doneButtonAppearance)
            face.show(row.views)
            row.place()
        }
    }

    override func subviewIntrinsicSizeDidChange(_ view: UIView) { if face.depends(on: view) { setNeedsLayout() } }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        subview.tellProgressBarsOfSurroundings()
    }
}
