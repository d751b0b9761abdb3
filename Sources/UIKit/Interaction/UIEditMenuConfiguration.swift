import CoreGraphics
import Foundation

/// The direction of an edit menu's arrow: it points at what the menu is about. Octant draws no arrow; the menu is on
/// that side.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// The menu is above, or below where there is no room.
    case automatic = 0
    /// Below.
    case up = 1
    /// Above.
    case down = 2
    /// On the right.
    case left = 3
    /// On the left.
    case right = 4
}

/// An edit menu that is about to be shown: its name and position. Main thread.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: _PlainObject {
    /// A name of the program's own; by itself one that no other has.
    public final let identifier: AnyHashable
    /// The position that the menu is about, in the coordinates of the interaction's view.
    public final let sourcePoint: CGPoint
    /// The side of the menu. `.automatic` by default.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// A menu about `sourcePoint`.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    }
}
