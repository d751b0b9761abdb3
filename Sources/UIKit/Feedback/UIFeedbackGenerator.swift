/// What lets the user feel that something happened. A desktop has nothing to be felt: the calls come and go. Main actor
/// only.
@preconcurrency @MainActor
open class UIFeedbackGenerator: _PlainObject {
    /// A generator.
    public init() {}

    /// A generator of what happens in `view`.
    public convenience init(view: UIView) { self.init() }

    /// Something is about to be felt. Nothing is.
    open func prepare() {}
}
