import CoreGraphics

/// The height of a toolbar, in points. Source: docs/sources/indicators.md, Bars.
private let standardHeight: CGFloat = 44

/// A row of buttons at the bottom of a screen. A progress bar in it shows its filled part only. Main thread.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private lazy var face = BarFace(of: self, lineAt: .top)
    /// Whether a controller has the bar, which then may reach under its row of buttons.
    final var isInController = false
    private var standard: UIToolbarAppearance?
    private var isStandardOwn = false

    /// A bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        lookDidChange()
    }

    /// A bar without items, from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        lookDidChange()
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

    /// The appearance. What is set of it takes precedence over the bar's own properties.
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let standard { return standard }
            let made = ownLook
            standard = made
            made.watchButtons()
            made.didChange = { [weak self] in
                self?.isStandardOwn = true
                self?.lookDidChange()
            }
            return made
        }
        set {
            if !isStandardOwn || standard?.isSame(as: newValue) != true {
                standard = newValue.copy(as: UIToolbarAppearance.self) { [weak self] in self?.lookDidChange() }
                isStandardOwn = true
                lookDidChange()
            }
            noteAppearance(\UIToolbar.standardAppearance, set: newValue)
        }
    }

    /// The look that the bar's own properties describe.
    private var ownLook: UIToolbarAppearance {
        let look = UIToolbarAppearance()
        if !isTranslucent { look.configureWithOpaqueBackground() }
        if let barTintColor { (look.backgroundEffect, look.backgroundColor) = (nil, barTintColor) }
        return look
    }

    private func lookDidChange() {
        if !isStandardOwn { standard = nil }
        face.look = look
        needLayout(by: "appearance")
    }

    private var look: UIToolbarAppearance { (isStandardOwn ? standard : nil) ?? ownLook }

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
