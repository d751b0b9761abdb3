import CoreGraphics
import Foundation
import QuartzCore

/// A bar that fills up from its leading end as work goes on.
///
/// It is as wide as its frame and as high as its style says, in the middle of a higher frame. Main thread.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// Where the bar is meant to stand.
    public enum Style: Int, Sendable {
        /// Anywhere: 4 points high in the built-in designs.
        case `default` = 0
        /// In a toolbar or navigation bar: thinner.
        case bar = 1
    }

    /// Points of width of a new bar, as on iOS.
    private static let defaultWidth: CGFloat = 150

    /// Holds track and fill; its mask is the bar's outline.
    private let bar = QuietLayer()
    private let outline = QuietShapeLayer()
    private let track = QuietLayer()
    /// A bar longer than the whole, of which as much is shifted into the outline as there is progress.
    private let fill = QuietShapeLayer()
    private var value: Float = 0
    /// What the layers are laid out for.
    private var laidOut: Geometry?
    /// The movements under way, in the order they began.
    private var movements: [Movement] = []

    private var shownShade: Shade?

    /// The shade of the track's upper edge.
    private struct Shade: Equatable {
        var opacity: CGFloat
        /// From top to bottom.
        var pixels: CGFloat
    }

    /// One animated change.
    private struct Movement {
        /// Widths of the fill, as fractions of the bar's.
        var from: CGFloat, to: CGFloat
        /// Whether it adds to what the others do, or goes its way alone.
        var isAdditive: Bool
        /// Media time, and seconds.
        var start: Double, duration: Double

        var canRun: Bool { duration > 0 && duration.isFinite }
    }

    private struct Geometry: Equatable {
        var bar: CGRect
        var isMirrored: Bool
        var ends: ProgressBarDesign.Ends
        var minimumFill: CGFloat

        /// The width of the fill, as a fraction of the bar's.
        func fraction(_ value: Float) -> CGFloat {
            guard value > 0 else { return 0 }
            return bar.width > 0 ? min(max(CGFloat(value), minimumFill / bar.width), 1) : CGFloat(value)
        }

        /// Points from end to end of the fill: both ends stay out of sight when the other one is at the far end.
        var fillLength: CGFloat { bar.width + 2 * bar.height }

        /// The middle of a fill in the bar of which `fraction` of the bar's width is to be seen.
        func position(_ fraction: CGFloat) -> CGFloat {
            let shift = fillLength / 2 - fraction * bar.width
            return isMirrored ? bar.width + shift : -shift
        }

        /// The fraction that is to be seen of a fill whose middle is at `position`.
        func fraction(at position: CGFloat) -> CGFloat {
            let shift = isMirrored ? position - bar.width : -position
            return bar.width > 0 ? (fillLength / 2 - shift) / bar.width : 0
        }
    }

    // MARK: Making

    /// A bar of `style`, 150 points wide, with its top left corner at (0, 0).
    public init(progressViewStyle style: Style) {
        progressViewStyle = style
        super.init(frame: .zero)
        setUp()
        frame.size = CGSize(width: Self.defaultWidth, height: intrinsicContentSize.height)
    }

    /// A bar of the style `default` as wide as `frame`, in its middle.
    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
        setUp()
    }

    /// A bar of the style `default`, from a storyboard.
    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        bar.mask = outline
        bar.addSublayer(track)
        bar.addSublayer(fill)
        layer.addSublayer(bar)
        refresh()
    }

    // MARK: Look

    /// The bar's height.
    open var progressViewStyle: Style {
        didSet { designDidChange() }
    }

    /// The colour of the filled part; nil at first: the view's tint.
    open var progressTintColor: UIColor? {
        didSet {
            refreshColors()
            noteAppearance(\UIProgressView.progressTintColor, set: progressTintColor)
        }
    }

    /// The colour of the rest; nil at first: the design's.
    open var trackTintColor: UIColor? {
        didSet {
            refreshColors()
            noteAppearance(\UIProgressView.trackTintColor, set: trackTintColor)
        }
    }

    /// What the bar looks like and how it moves; at first `ProgressBarDesign.default`.
    open var design = ProgressBarDesign.default {
        didSet {
            designDidChange()
            noteAppearance(\UIProgressView.design, set: design)
        }
    }

    private func designDidChange() {
        invalidateIntrinsicContentSize()
        refresh()
    }

    // MARK: Progress

    /// How much is filled, 0...1; 0 at first. A number outside is clamped, NaN counts as 0. Setting it ends a movement
    /// under way.
    open var progress: Float {
        get { value }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets `progress`, in a movement if `animated` and the bar is in a window, unless less motion is asked for.
    open func setProgress(_ progress: Float, animated: Bool) {
        let new = progress.isNaN ? 0 : min(max(progress, 0), 1)
        let old = value
        if animated, new == old { return }
        value = new
        refresh()
        guard animated, !traitCollection.reducesMotion, window != nil, let geometry = laidOut else {
            movements = []
            return replay()
        }
        var movement = Movement(
            from: geometry.fraction(old), to: geometry.fraction(new), isAdditive: false, start: now,
            duration: 0)
        switch design.change {
        case .easeInEaseOut(let duration):
            if let shown = fill.presentation(), !movements.isEmpty {
                movement.from = geometry.fraction(at: shown.position.x)
            }
            movement.duration = duration
            movements = movement.canRun ? [movement] : []
            replay()
        case .linear(let secondsForAll, let minimumAtEnds):
            movement.isAdditive = true
            movement.duration = Double(abs(new - old)) * secondsForAll
            if old == 0 || new == 0 { movement.duration = max(movement.duration, minimumAtEnds) }
            movements.removeAll { $0.start + $0.duration <= movement.start }
            placeFill(in: geometry)
            if movement.canRun {
                movements.append(movement)
                run(movement, in: geometry)
            }
        }
    }

    /// Puts the fill where the progress is, and has it go there as the movements under way say.
    private func replay() {
        guard let geometry = laidOut else { return }
        let now = now
        movements.removeAll { $0.start + $0.duration <= now }
        fill.removeAllAnimations()
        placeFill(in: geometry)
        for movement in movements { run(movement, in: geometry) }
    }

    /// Media time by the clock that the window's animations go by.
    private var now: Double { window?.now ?? CACurrentMediaTime() }

    private func placeFill(in geometry: Geometry) {
        let x = geometry.position(geometry.fraction(value))
        fill.position = CGPoint(x: x, y: geometry.bar.height / 2)
    }

    private func run(_ movement: Movement, in geometry: Geometry) {
        let animation = CABasicAnimation(keyPath: "position.x")
        let (from, to) = (geometry.position(movement.from), geometry.position(movement.to))
        animation.fromValue = movement.isAdditive ? from - to : from
        animation.toValue = movement.isAdditive ? 0 : to
        animation.isAdditive = movement.isAdditive
        animation.timingFunction = CAMediaTimingFunction(name: movement.isAdditive ? .linear : .easeInEaseOut)
        animation.beginTime = movement.start
        animation.duration = movement.duration
        fill.add(animation, forKey: nil)
    }

    // MARK: Size

    /// As high as the style says, and no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    override var defaultContentHugging: AxisPriorities {
        var hugging = AxisPriorities(.defaultLow)
        hugging.vertical = .defaultHigh
        return hugging
    }

    /// The width of `size`, and the style's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }

    private var barHeight: CGFloat {
        sanitized(progressViewStyle == .bar ? design.barHeight : design.height)
    }

    // MARK: What surrounds it

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        refresh()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    // MARK: The layers

    private var scale: CGFloat { resolvedScale(traitCollection.displayScale) }

    /// Brings the layers up to date with everything they depend on.
    private func refresh() {
        let height = barHeight
        let top = bounds.minY + ((bounds.height - height) / 2 * scale).rounded() / scale
        let geometry = Geometry(
            bar: CGRect(x: bounds.minX, y: top, width: bounds.width, height: height),
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, ends: design.ends,
            minimumFill: sanitized(design.minimumFill) * height)
        if geometry != laidOut {
            laidOut = geometry
            lay(out: geometry)
        }
        refreshColors()
    }

    private func lay(out geometry: Geometry) {
        let whole = CGRect(origin: .zero, size: geometry.bar.size)
        bar.frame = geometry.bar
        outline.frame = whole
        outline.path = geometry.ends.outline(in: whole)
        track.frame = whole
        let length = CGRect(x: 0, y: 0, width: geometry.fillLength, height: geometry.bar.height)
        fill.bounds = length
        fill.path = geometry.ends.outline(in: length)
        replay()
    }

    private func refreshColors() {
        let traits = traitCollection
        fill.fillColor = (progressTintColor ?? tintColor ?? .systemBlue).value(in: traits).cgColor
        track.backgroundColor = (trackTintColor ?? design.trackColor).value(in: traits).cgColor
        let shade = Shade(opacity: min(sanitized(design.trackShade), 1), pixels: (barHeight * scale).rounded(.up))
        if shade != shownShade {
            shownShade = shade
            track.contentsScale = scale
            track.contents = Self.column(of: shade)
        }
    }

    /// The shade as a column of pixels, or nil when there is none.
    private static func column(of shade: Shade) -> CGImage? {
        let (opacity, pixels) = (Double(shade.opacity), shade.pixels)
        guard opacity > 0, pixels >= 1, pixels <= CGFloat(bitmapSideLimit),
            let bitmap = Bitmap(width: 1, height: Int(pixels))
        else { return nil }
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<bitmap.height {
                let depth = (Double(y) + 0.5) / Double(bitmap.height)
                let pixel = RGBA.black.multipliedAlpha(opacity * (1 - depth)).pixel
                bytes.storeBytes(of: pixel, toByteOffset: y * bitmap.bytesPerRow, as: UInt32.self)
            }
        }
        return CGImage(bitmap: bitmap)
    }
}
