import ObjectiveC

/// Where an unwind segue begins: what controllers are asked with for the one that it goes back to. Main thread.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: _PlainObject {
    /// The controller that the segue begins at.
    public final let source: UIViewController
    /// The method that the controller has that it goes back to.
    public final let unwindAction: Selector
    /// The object that began the segue.
    public final let sender: Any?

    init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}
