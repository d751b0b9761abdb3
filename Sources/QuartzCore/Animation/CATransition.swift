import OctantBase
import RenderServer

/// The key under which every transition is attached to its layer, whatever key it is added with.
public let kCATransition = "transition"

/// A transition from what a layer with all its sublayers showed to what it shows after the changes of its transaction.
///
/// Add one to a layer and change the layer, its contents or its sublayers, in the same transaction. A layer has one
/// transition at a time; a new one starts from the old one's image. Sliding covers the size of the layer's bounds,
/// beyond which it can be seen unless a superlayer masks to its bounds; nothing fades while it slides.
open class CATransition: CAAnimation {
    /// The way in which the new image replaces the old one. `.fade` by default; an unknown type acts as `.fade`.
    open var type = CATransitionType.fade

    /// The side from which what slides comes. Nil (the default) acts as `.fromLeft`.
    open var subtype: CATransitionSubtype?

    /// The fraction of the whole transition at which it begins, 0...1, clamped. 0 by default.
    open var startProgress: Float = 0 { didSet { startProgress = Self.fraction(startProgress) } }

    /// The fraction of the whole transition at which it ends, 0...1, clamped, not before `startProgress`. 1 by default.
    open var endProgress: Float = 1 { didSet { endProgress = Self.fraction(endProgress) } }

    /// A fade over the whole way.
    public override init() { super.init() }

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    override func renderContent(in context: AnimationContext) -> RenderAnimation.Content? {
        if context.isInGroup {
            Log.once("transition.group", "a transition in an animation group shows nothing: add it to the layer itself")
            return nil
        }
        return .transition(
            TransitionAnimation(
                TransitionAnimation.Kind(rawValue: type.rawValue) ?? .fade,
                subtype.flatMap { TransitionAnimation.Direction(rawValue: $0.rawValue) } ?? .fromLeft,
                from: context.rendered, startProgress: Double(startProgress),
                endProgress: Double(max(startProgress, endProgress))))
    }

    override class func keyedProperty(_ key: String) -> KeyedProperty? {
        transitionKeys[key] ?? super.keyedProperty(key)
    }

    private static func fraction(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
}

/// The way in which a transition leads from one image to the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The type spelled `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old image fades into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new image slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new image slides in and pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old image slides off the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which what slides in a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The subtype spelled `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right side, moving left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left side, moving right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top of a y axis that points up, as on iOS: moving up the screen.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom of a y axis that points up, as on iOS: moving down the screen.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
