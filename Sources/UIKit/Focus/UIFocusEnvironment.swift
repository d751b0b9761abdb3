/// A part of the interface that keyboard focus can be in: a view, a view controller. Main actor only.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
    /// The environments that focus is to go to when it comes here, the best first. Where none of them can have it, it
    /// goes to this one itself, or to what comes first in it in reading order.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment around this one; nil for the outermost.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Asks for focus to go to what this environment prefers now, if it is in here.
    func setNeedsFocusUpdate()
    /// Performs at once, rather than at the next layout, what `setNeedsFocusUpdate()` asked for.
    func updateFocusIfNeeded()
    /// Whether focus may move as described by `context`. The environments that it leaves and comes to are asked, and
    /// all around them; one no keeps it where it is.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after focus moved, as described by `context`, in the environments that it left and came to, and all
    /// around them.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that the keyboard's focus can be on. Main actor only.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether focus can come here now.
    var canBecomeFocused: Bool { get }
    /// The rectangle that it covers, in the space of what is around it, in points.
    var frame: CGRect { get }
}
