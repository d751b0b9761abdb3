/// The actions that a row shows when it is swiped aside. Main actor only.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: _PlainObject {
    /// The actions, the first of them at the edge of the table.
    public let actions: [UIContextualAction]

    /// Whether a swipe over most of the row performs the first action. True by default.
    open var performsFirstActionWithFullSwipe = true

    /// A row's actions.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
