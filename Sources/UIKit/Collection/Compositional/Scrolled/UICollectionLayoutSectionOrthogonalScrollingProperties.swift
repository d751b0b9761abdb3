import Foundation

/// How the contents of a section that scrolls across move. Any thread, one at a time.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    /// By how much contents that were let go slow down.
    public enum DecelerationRate: Int, Sendable {
        /// As scroll views' usually do: with each of the behaviours, so far as that leaves them to go on.
        case automatic = 0
        /// As scroll views' usually do.
        case normal = 1
        /// Faster.
        case fast = 2
    }

    /// The cases in which contents give way beyond their ends.
    public enum Bounce: Int, Sendable {
        /// Where they are wider than the section.
        case automatic = 0
        /// Also where they are not.
        case always = 1
        /// Never.
        case never = 2
    }

    /// By how much contents that were let go slow down. `.automatic` by default.
    open var decelerationRate = DecelerationRate.automatic

    /// The cases in which contents give way beyond their ends. `.automatic` by default.
    open var bounce = Bounce.automatic

    /// The properties by default.
    public override init() { super.init() }

    /// Returns properties of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        (copy.decelerationRate, copy.bounce) = (decelerationRate, bounce)
        return copy
    }
}
