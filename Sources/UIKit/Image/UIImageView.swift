import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows an image, or several one after the other. Main thread.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// The name of the animation that shows the images.
    private static let animationKey = "images"
    /// Seconds that each image stays while `animationDuration` is 0: 30 images a second.
    /// Source: docs/sources/views.md, Images.
    private static let defaultFrameDuration = 1.0 / 30

    private var isRunning = false
    /// The effects of a symbol, while there are any.
    final var effects: SymbolEffects?

    // MARK: Making

    /// An image view of the size of `image`.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
    }

    /// An image view of the size of `image`, which shows another image while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
        setUp()
    }

    /// An image view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// An image view without an image, from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        refresh()
    }

    // MARK: Images

    /// The image; nil shows nothing. An animated one shows its images one after the other, for ever.
    open var image: UIImage? {
        didSet { if image != oldValue { imageDidChange(from: oldValue) } }
    }

    /// The image while `isHighlighted`; nil shows `image` then too.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { refresh() } }
    }

    /// What symbols are asked to be where nothing was asked of themselves; nil by default.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            if image?.isSymbolImage == true { contentSizeDidChange(by: "preferredSymbolConfiguration") }
            refresh()
        }
    }

    /// Whether `highlightedImage` is shown.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { refresh() } }
    }

    /// The images to show one after the other while animating; nil by default.
    open var animationImages: [UIImage]? {
        didSet { if animationImages != oldValue { stopAnimating() } }
    }

    /// The duration in seconds of all `animationImages`; 0, the default, means 1/30 s each.
    open var animationDuration: TimeInterval = 0

    /// The number of times that they are shown; 0, the default, for ever.
    open var animationRepeatCount = 0

    /// Shows `animationImages` one after the other, from the first one. Without any it has no effect.
    open func startAnimating() {
        isRunning = !(animationImages ?? []).isEmpty
        refresh()
    }

    /// Shows `image` again.
    open func stopAnimating() {
        isRunning = false
        refresh()
    }

    /// Whether `animationImages`, not those of an animated `image`, are being shown.
    open var isAnimating: Bool {
        isRunning && (animationRepeatCount <= 0 || layer.animation(forKey: Self.animationKey) != nil)
    }

    // MARK: Size

    /// The image's size in points; none without an image.
    open override var intrinsicContentSize: CGSize {
        image?.preferring(preferredSymbolConfiguration).size
            ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The image's size in points; `size` without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.preferring(preferredSymbolConfiguration).size ?? size
    }

    // MARK: What surrounds it

    /// Does nothing: the layer shows the image itself, and an image view's `draw(_:)` is never called, as at Apple's.
    open override func display(_ layer: CALayer) {
        if layer !== self.layer { super.display(layer) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if dependsOnSize { refresh() }
    }

    open override var contentMode: ContentMode {
        didSet { if dependsOnSize { refresh() } }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        refresh()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    // MARK: The layer

    private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    private func imageDidChange(from old: UIImage?) {
        requireMainThread("image")
        if old?.size != image?.size { contentSizeDidChange(by: "image") }
        refresh()
    }

    /// Whether the pixels shown are others in another size.
    private var dependsOnSize: Bool { shownImage.map { $0.isResizable || $0.isDrawnAnew } ?? false }

    /// Shows the image, or those that it is made of.
    final func refresh() {
        let shown = (shownImage?.preferring(preferredSymbolConfiguration).suited(to: traitCollection)).map(sharpened)
        layer.contentsScale = shown.map(contentsScale) ?? 1
        layer.contents = showsParts(of: shown) ? nil : shown.flatMap(pixels)
        // The images shown: those of `startAnimating()`, or else those of the image itself.
        let own = isRunning ? nil : shown?.images
        guard let images = isRunning ? animationImages : own, !images.isEmpty else {
            return layer.removeAnimation(forKey: Self.animationKey)
        }
        if own == nil, layer.animation(forKey: Self.animationKey) != nil { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = images.compactMap { pixels(of: $0.suited(to: traitCollection)) }
        animation.calculationMode = .discrete
        let given = own == nil ? animationDuration : shown?.duration ?? 0
        animation.duration = given.isFinite && given > 0 ? given : Double(images.count) * Self.defaultFrameDuration
        let count = own == nil ? animationRepeatCount : 0
        animation.repeatCount = count > 0 ? Float(count) : .infinity
        animation.isRemovedOnCompletion = count > 0
        layer.contentsScale = contentsScale(of: images[0])
        if own != nil, let old = layer.animation(forKey: Self.animationKey) { animation.beginTime = old.beginTime }
        layer.add(animation, forKey: Self.animationKey)
    }

    private var displayScale: CGFloat { resolvedScale(traitCollection.displayScale) }

    /// Whether the pixels of `image` are made anew for the view's size: with caps, where the image fills the view.
    final func isStretched(_ image: UIImage) -> Bool {
        image.isResizable && (contentMode == .scaleToFill || contentMode == .redraw)
    }

    /// The image with as many pixels as the view shows of it, where it can be drawn anew.
    private func sharpened(_ image: UIImage) -> UIImage {
        guard image.isDrawnAnew, !isStretched(image) else { return image }
        let (size, room) = (image.size, bounds.size)
        guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return image }
        let (across, down) = (room.width / size.width, room.height / size.height)
        switch contentMode {
        case .scaleToFill, .redraw, .scaleAspectFill:
            return image.sharp(scale: displayScale * max(across, down), for: traitCollection)
        case .scaleAspectFit: return image.sharp(scale: displayScale * min(across, down), for: traitCollection)
        default: return image.sharp(scale: displayScale, for: traitCollection)
        }
    }

    private func contentsScale(of image: UIImage) -> CGFloat { isStretched(image) ? displayScale : image.scale }

    /// The pixels to show of `image`: turned upright, tinted, and stretched if it has caps.
    final func pixels(of image: UIImage) -> CGImage? {
        let isFlipped =
            image.flipsForRightToLeftLayoutDirection && isRightToLeft
        let image = isFlipped ? image.withHorizontallyFlippedOrientation() : image
        var pixels = image.upright
        if isStretched(image),
            let context = makeImageContext(size: bounds.size, isOpaque: false, scale: displayScale)
        {
            image.draw(in: CGRect(origin: .zero, size: bounds.size), of: context)
            pixels = context.makeImage()
        }
        guard image.isTemplate else { return pixels }
        let tint = tintColor ?? .systemBlue
        return pixels?.tinted(tint.value(in: traitCollection).cgColor.rgba)
    }

    override var defaultAccessibility: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }
}
