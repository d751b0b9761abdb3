import QuartzCore

/// A view that does something to what lies behind it: blurs it and colours it. Main actor only.
///
/// What it holds goes into `contentView`. It blurs all that was drawn before it in its window; where that is not
/// opaque, what is sharp shines through. A translucent view around it blends the blurred image with the sharp one.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let content = UIView()
    /// Whether the contents are shown as vibrancy has them.

    /// A view of no size with `effect`; nil for none.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    /// A view of this frame without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A view of no size without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        refresh()
    }

    /// The effect on what lies behind the view; nil, the default unless set at creation, for none.
    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { refresh() } }
    }

    /// The view that subviews are added to; it fills the effect view.
    open var contentView: UIView { content }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    private func refresh() {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let glass = effect as? UIGlassEffect
        let style = glass?.material ?? (effect as? UIBlurEffect)?.style
        let material = style.map { BlurMaterial($0, isDark: isDark) }
        layer.backgroundColor = glass?.tint(in: traitCollection)?.cgColor ?? material?.color
        layer.backdropBlur = material?.deviation ?? 0
        if let vibrancy = effect as? UIVibrancyEffect {
            vibrancy.apply(to: content.layer, isDark: isDark)
        } else {
            (content.layer.colorMatrix, content.layer.blendMode) = (nil, .normal)
        }
    }
}
