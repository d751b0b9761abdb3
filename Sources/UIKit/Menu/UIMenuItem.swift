import ObjectiveC

/// A line that a program adds to the edit menu. Main thread.
@preconcurrency @MainActor
open class UIMenuItem: _PlainObject {
    /// The title. A line without one is not shown.
    open var title: String
    /// The method that the first responder, or one after it, performs; the line is there while one can.
    open var action: Selector

    /// A line of this title for this method.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
