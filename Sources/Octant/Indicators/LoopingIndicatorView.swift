import QuartzCore
import UIKit

// The factor of a loop's duration with reduced motion: the same as for a turn of the activity indicator. Ours.
private let reducedMotionFactor: Float = 2

/// The base of Octant's indicators of work without a known end: they are stopped when created, and run in a loop from
/// `startAnimating()` to `stopAnimating()`.
///
/// The render server plays the loop by itself, so that a busy main thread does not stop it. Hidden or out of a window
/// it costs nothing; it moves again when it comes back. With reduced motion it is slower. Main thread.
@preconcurrency @MainActor open class LoopingIndicatorView: UIView {
    private var isMoving = false
    /// Whether the loop is slower, because less motion is asked for.
    private var isSlowed = false

    /// An indicator in `frame`, still and hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// An indicator from a storyboard, still and hidden.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Makes the layers, once, when the view is created; a subclass adds its own.
    func setUp() {
        isOpaque = false
        isHidden = true
        #if !canImport(RenderServer)
            isAccessibilityElement = true
            accessibilityTraits = .updatesFrequently
            observation = NotificationCenter.default.addObserver(
                forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: .main
            ) { [weak self] _ in MainActor.assumeIsolated { self?.motionSettingMayHaveChanged() } }
        #endif
    }

    /// Whether the view is hidden (`isHidden`) while it is still; true by default.
    @IBInspectable open var hidesWhenStopped: Bool = true {
        didSet {
            if !isMoving { isHidden = hidesWhenStopped }
        }
    }

    /// Whether the indicator moves.
    open var isAnimating: Bool { isMoving }

    /// Starts the indicator from the start of its loop, and shows it if `hidesWhenStopped`. Does nothing to one that
    /// runs.
    open func startAnimating() {
        if hidesWhenStopped { isHidden = false }
        guard !isMoving else { return }
        isMoving = true
        play()
    }

    /// Stops the indicator, and hides it if `hidesWhenStopped`.
    open func stopAnimating() {
        isMoving = false
        for loop in loops { loop.layer.removeAnimation(forKey: loop.key) }
        if hidesWhenStopped { isHidden = true }
    }

    #if canImport(RenderServer)
        /// Under way while it runs: a screen reader says "In progress", and "Progress halted" for one that is stopped
        /// and visible.
        open override var accessibilityProgress: AccessibilityProgress? { .indeterminate(isRunning: isMoving) }
    #else
        /// "In progress" while it runs and "Progress halted" while it is stopped, unless another value was set.
        open override var accessibilityValue: String? {
            get { super.accessibilityValue ?? SpokenProgress.text(isRunning: isMoving) }
            set { super.accessibilityValue = newValue }
        }

        /// Set once, at creation, and removed on deallocation, when nothing else has the view.
        private nonisolated(unsafe) var observation: (any NSObjectProtocol)?

        deinit {
            if let observation { NotificationCenter.default.removeObserver(observation) }
        }
    #endif

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isMoving { play() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        motionSettingMayHaveChanged()
    }

    private func motionSettingMayHaveChanged() {
        guard isSlowed != reducesMotion else { return }
        isSlowed.toggle()
        if isMoving { play() }
    }

    /// The animations that repeat for ever; a subclass has its own.
    var loops: [Loop] { [] }

    private func play() {
        for loop in loops {
            loop.animation.repeatCount = .infinity
            loop.animation.isRemovedOnCompletion = false
            loop.animation.speed = isSlowed ? 1 / reducedMotionFactor : 1
            loop.layer.add(loop.animation, forKey: loop.key)
        }
    }
}

/// An animation that goes on for ever, and the layer it moves.
struct Loop {
    let layer: CALayer
    /// The animation's name on the layer.
    let key: String
    let animation: CAAnimation
}
