import CoreGraphics
import Foundation
import QuartzCore

/// An activity indicator whose spokes light up in turn, to say that something is going on that will take a while.
///
/// It is stopped when created: call `startAnimating()`. It keeps its size whatever its frame; in a larger frame it is
/// centred. With reduced motion, a turn takes twice as long. Its images are shared by all of the same appearance, and
/// the render server steps through them by itself, so that a busy main thread does not stop it. Main thread.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size, and the colour while `color` is nil.
    public enum Style: Int, Sendable {
        /// 20 points square, in the design's colour.
        case medium = 100
        /// 37 points square, in the design's colour.
        case large = 101
        /// 37 points square, white.
        @available(*, deprecated, message: "Use large and a color")
        case whiteLarge = 0
        /// 20 points square, white.
        @available(*, deprecated, message: "Use medium and a color")
        case white = 1
        /// 20 points square, grey.
        @available(*, deprecated, message: "Use medium")
        case gray = 2

        /// Whether the activity indicator is the large one. Told by the numbers, because two of the names are
        /// deprecated.
        var isLarge: Bool { rawValue == 101 || rawValue == 0 }

        /// The colour while the view's `color` is nil.
        func color(in design: ActivityIndicatorDesign) -> UIColor {
            switch rawValue {
            case 0, 1: design.whiteColor
            case 2: design.grayColor
            default: design.color
            }
        }
    }

    /// Everything that the animation depends on.
    private struct Turn: Equatable {
        var images: SpokeImages?
        /// Seconds of one turn.
        var duration: Double
        /// The begin, in media time, and the fraction of the turn at which the head was then, 0..<1.
        var start: Double, startTurns: Double

        static func == (a: Turn, b: Turn) -> Bool {
            a.images === b.images && a.duration == b.duration && a.start == b.start && a.startTurns == b.startTurns
        }
    }

    /// The factor of a turn's duration with reduced motion: slower, and never stopped. Ours.
    private static let reducedMotionFactor = 2.0

    /// The name of the animation on the activity indicator's layer.
    private static let turnKey = "turn"

    private let spokes = SpokesLayer(hasActions: false)
    private var runningTurn: Turn?
    private var ownColor: UIColor?
    private var isTurning = false
    /// The media time when the activity indicator began to turn, and the fraction of the turn at which the head was
    /// then, 0..<1.
    private var start = 0.0, startTurns = 0.0
    private var isInWindow = false
    /// Whether the activity indicator waits to be brought up to date, and whether its images do.
    private var isStale = false, hasStaleImages = true
    /// Whether the activity indicator turns slower, because of reduced motion.
    private var isSlowed = false

    // MARK: Making

    /// An indicator of the size of `style`, with its top left corner at (0, 0).
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        setUp()
        frame.size = intrinsicContentSize
        noteAppearance(\UIActivityIndicatorView.style, set: style)
    }

    /// An indicator of the style `medium` in the middle of `frame`, which may be larger than it.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// An indicator of the style `medium`, from a storyboard.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        setUp()
        frame.size = intrinsicContentSize
        decodeNib(coder) { $0.fill(self) }
    }

    private func setUp() {
        isOpaque = false
        spokes.snapsToPixels = true
        layer.addSublayer(spokes)
        isHidden = hidesWhenStopped
        styleDidChange()
    }

    // MARK: Appearance

    /// The size, and the colour while `color` is nil. A view as large as the old style becomes as large as the new one,
    /// about its centre.
    open var style: Style {
        didSet {
            if style != oldValue { refitAfterChange(from: oldValue, in: design) }
            noteAppearance(\UIActivityIndicatorView.style, set: style)
        }
    }

    /// The colour of the spokes. nil brings back that of the style.
    open var color: UIColor! {
        get { ownColor ?? style.color(in: design) }
        set {
            let old = ownColor
            ownColor = newValue
            if newValue != old { styleDidChange() }
            noteAppearance(\UIActivityIndicatorView.color, set: newValue)
        }
    }

    /// The appearance and timing; `ActivityIndicatorDesign.default` by default.
    open var design = ActivityIndicatorDesign.default {
        willSet { if newValue != design { (startTurns, start) = (turns, now) } }
        didSet {
            if design != oldValue { refitAfterChange(from: style, in: oldValue) }
            noteAppearance(\UIActivityIndicatorView.design, set: design)
        }
    }

    // MARK: Turning

    /// Whether the view is hidden (`isHidden`) while the activity indicator is still; true by default.
    open var hidesWhenStopped = true {
        didSet {
            if !isTurning { isHidden = hidesWhenStopped }
        }
    }

    /// Whether the activity indicator is running.
    open var isAnimating: Bool { isTurning }

    /// Starts the activity indicator from where it last stopped, and shows the view if `hidesWhenStopped`.
    open func startAnimating() {
        requireMainThread()
        if hidesWhenStopped { isHidden = false }
        guard !isTurning else { return }
        isTurning = true
        start = beginning
        turnDidChange()
    }

    /// Stops the activity indicator where it is, and hides the view if `hidesWhenStopped`.
    open func stopAnimating() {
        requireMainThread()
        if isTurning {
            startTurns = turns
            isTurning = false
            turnDidChange()
        }
        if hidesWhenStopped { isHidden = true }
    }

    /// The fraction of the turn of the head at this moment, 0..<1 from where a fresh activity indicator starts. Outside
    /// of a window the head waits.
    private var turns: Double {
        let duration = turnDuration
        guard isTurning, isInWindow, duration > 0 else { return startTurns }
        let turns = startTurns + (now - start) / duration
        return turns - turns.rounded(.down)
    }

    /// Media time by the clock that the window's animations go by.
    private var now: Double { window?.now ?? CACurrentMediaTime() }

    /// The begin time of what begins now: the same for all activity indicators that begin in this turn of the run loop,
    /// so that the display wakes up once for all their steps.
    private var beginning: Double { window?.turnTime ?? CACurrentMediaTime() }

    /// Seconds of one turn under the present settings; 0 for none.
    private var turnDuration: Double {
        let duration = design.turnDuration.isFinite ? max(design.turnDuration, 0) : 0
        return isSlowed ? duration * Self.reducedMotionFactor : duration
    }

    // MARK: Size

    /// 20 or 37 points square in the built-in designs.
    open override var intrinsicContentSize: CGSize { Self.size(of: style, in: design) }

    override var defaultContentHugging: AxisPriorities { AxisPriorities(.defaultHigh) }

    /// The intrinsic size, whatever `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private static func size(of style: Style, in design: ActivityIndicatorDesign) -> CGSize {
        let side = sanitized((style.isLarge ? design.large : design.medium).boxSize)
        return CGSize(width: side, height: side)
    }

    private func refitAfterChange(
        from oldStyle: Style, in oldDesign: ActivityIndicatorDesign, by call: StaticString = #function
    ) {
        let size = intrinsicContentSize
        let oldSize = Self.size(of: oldStyle, in: oldDesign)
        if size != oldSize {
            if bounds.size == oldSize { bounds.size = size }
            contentSizeDidChange(by: call)
        }
        styleDidChange(by: call)
    }

    // MARK: What surrounds it

    open override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
        placeSpokes()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        startTurns = turns
        isInWindow = false
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        start = beginning
        isInWindow = window != nil
        turnDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        styleDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isSlowed != traitCollection.reducesMotion {
            (startTurns, start) = (turns, now)
            isSlowed.toggle()
        }
        styleDidChange()
    }

    /// Under way while the activity indicator turns: a screen reader says "In progress", and "Progress halted" for one
    /// that is stopped and visible.
    open override var accessibilityProgress: AccessibilityProgress? { .indeterminate(isRunning: isAnimating) }

    // MARK: The layer

    /// Called when something that the images depend on changed.
    private func styleDidChange(by call: StaticString = #function) {
        hasStaleImages = true
        turnDidChange(by: call)
    }

    /// Called when the turn changed. However often it does, the activity indicator is updated once before the next
    /// commit.
    private func turnDidChange(by call: StaticString = #function) {
        // What is stale and does not wait for layout was refused it.
        if isStale, layer.needsLayout() { return }
        isStale = true
        needLayout(by: call)
    }

    /// Updates the activity indicator's images and its animation to everything they depend on.
    private func refresh() {
        guard isStale else { return }
        isStale = false
        if hasStaleImages { refreshImages() }
        let steps = spokes.images?.steps ?? []
        let turn = Turn(
            images: spokes.images, duration: turnDuration, start: start, startTurns: startTurns)
        if isTurning, turn.duration > 0, !steps.isEmpty {
            if turn != runningTurn || spokes.animation(forKey: Self.turnKey) == nil {
                run(turn, through: steps)
            }
        } else {
            runningTurn = nil
            spokes.removeAnimation(forKey: Self.turnKey)
        }
        // A turning activity indicator shows its animation; one that is still, the image it stopped at.
        spokes.contents =
            steps.isEmpty ? nil : steps[min(Int(turns * Double(steps.count)), steps.count - 1)]
    }

    private func refreshImages() {
        hasStaleImages = false
        let traits = traitCollection
        let key = SpokeImages.Key(
            design: design, isLarge: style.isLarge, color: color.value(in: traits).cgColor.rgba,
            scale: resolvedScale(traits.displayScale))
        spokes.show(key)
    }

    private func run(_ turn: Turn, through steps: [CGImage]) {
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = steps
        animation.calculationMode = .discrete
        animation.duration = turn.duration
        animation.repeatCount = .infinity
        animation.beginTime = turn.start
        animation.timeOffset = turn.startTurns * turn.duration
        animation.isRemovedOnCompletion = false
        spokes.add(animation, forKey: Self.turnKey)
        runningTurn = turn
    }

    /// Centres the activity indicator: its box on the last whole point that is not past it, as on iOS.
    private func placeSpokes() {
        guard let images = spokes.images else { return }
        let box = intrinsicContentSize.width
        // The images stick out of the box where that is no whole number of pixels.
        func start(_ length: CGFloat) -> CGFloat { ((length - box) / 2).rounded(.down) + (box - images.size) / 2 }
        spokes.frame = CGRect(
            x: bounds.minX + start(bounds.width), y: bounds.minY + start(bounds.height), width: images.size,
            height: images.size)
    }
}
