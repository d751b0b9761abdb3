import CoreGraphics
import OctantBase
import RenderServer

/// A basic animation whose progress follows a mass on a damped spring instead of even time.
///
/// `duration` does not follow the spring: set it to `settlingDuration` for the whole motion; the default of a quarter
/// of a second cuts it short. The timing function bends the time that the spring sees.
open class CASpringAnimation: CABasicAnimation {
    /// The mass, above 0. 1 by default; what is not above 0 acts as 1, with one line on standard error.
    open var mass: CGFloat = 1 { didSet { mass = fit(mass, "mass", in: minimum...most, else: 1) } }

    /// The stiffness of the spring, above 0. 100 by default; what is not above 0 acts as 100.
    open var stiffness: CGFloat = 100 {
        didSet { stiffness = fit(stiffness, "stiffness", in: minimum...most, else: 100) }
    }

    /// The damping of the motion, at least 0. 10 by default; a negative one acts as 10.
    open var damping: CGFloat = 10 { didSet { damping = fit(damping, "damping", in: 0...most, else: 10) } }

    /// The speed at the begin, in units of the whole way a second: above 0 towards the end. 0 by default.
    open var initialVelocity: CGFloat = 0 {
        didSet { initialVelocity = fit(initialVelocity, "initialVelocity", in: -most...most, else: 0) }
    }

    /// Whether more damping than just keeps the spring from overshooting has it creep. False by default: it then moves,
    /// and settles, as with just so much.
    open var allowsOverdamping = false

    /// An animation without a property.
    public override init() { super.init() }

    /// An animation without a property on a spring with a perceived duration of `perceptualDuration` seconds, one swing
    /// without damping, above 0: any other value counts as .5, with one line on standard error. `bounce` 0 does not
    /// overshoot, 1 swings for ever, below 0 to -1 creeps: `allowsOverdamping` is true. The mass is 1, `duration` the
    /// `settlingDuration`.
    public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        super.init()
        let duration = SpringCurve.usableDuration(perceptualDuration, key: "spring.perceptualDuration")
        let curve = SpringCurve(perceptualDuration: duration, bounce: Double(bounce), initialVelocity: 0)
        (stiffness, damping) = (curve.stiffness, curve.damping)
        allowsOverdamping = true
        self.duration = settlingDuration
    }

    /// The perceived duration of the spring, in seconds: one swing without damping.
    open var perceptualDuration: CFTimeInterval { curve(of: damping).perceptualDuration }

    /// The overshoot: 0 for none, 1 for ever; below 0 it is damped beyond that.
    open var bounce: CGFloat { curve(of: damping).bounce }

    /// The seconds after which the spring stays nearer to its end than a thousandth of the way; rounded up to a tenth
    /// where it just does not overshoot. A spring without damping never does: it returns 1,000,000.
    open var settlingDuration: CFTimeInterval { curve.settlingDuration }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness) = (other.mass, other.stiffness)
        (damping, initialVelocity) = (other.damping, other.initialVelocity)
        allowsOverdamping = other.allowsOverdamping
    }

    override func renderContent(in context: AnimationContext) -> RenderAnimation.Content? {
        guard case .basic(var basic)? = super.renderContent(in: context) else { return nil }
        basic.spring = curve
        return .basic(basic)
    }

    override class func keyedProperty(_ key: String) -> KeyedProperty? {
        springKeys[key] ?? super.keyedProperty(key)
    }

    /// The spring.
    private var curve: SpringCurve {
        let most = CGFloat(SpringCurve.criticalDamping(mass: Double(mass), stiffness: Double(stiffness)))
        return curve(of: allowsOverdamping ? damping : min(damping, most))
    }

    private func curve(of damping: CGFloat) -> SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    private func fit(_ value: CGFloat, _ name: String, in range: ClosedRange<CGFloat>, else standard: CGFloat)
        -> CGFloat
    {
        if range.contains(value) { return value }
        Log.once("spring.\(name)", "a spring's \(name) cannot be \(value): it is \(standard)")
        return standard
    }
}

/// The least mass and stiffness: above 0.
private let minimum = CGFloat.leastNormalMagnitude
/// The most of anything: a finite number.
private let most = CGFloat.greatestFiniteMagnitude
