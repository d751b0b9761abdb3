/// A way to make segues of classes known at run time only; of no use to programs. It works as `DynamicView` does.
open class DynamicSegue: UIStoryboardSegue {
    /// A segue, as in UIStoryboardSegue.
    public required override init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) { super.init(identifier: identifier, source: source, destination: destination) }
}

/// The transition from one controller of a storyboard to another. Main thread.
///
/// A storyboard makes one each time a segue of it is performed, of the class that the file names, and passes it to
/// `prepare(for:sender:)` of its source. A program's own class overrides `perform()`; what it calls super for is the
/// file's kind: to show, to present.
@preconcurrency @MainActor
open class UIStoryboardSegue: _PlainObject {
    /// The segue's name in the storyboard; nil for none.
    public final let identifier: String?
    /// The controller that it begins at.
    public final let source: UIViewController
    /// The controller that it leads to.
    public final let destination: UIViewController
    /// What the segue does, unless its class does something else.
    final var action: (@MainActor (UIStoryboardSegue) -> Void)?

    /// A segue that does nothing by itself.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// A segue that does what `performHandler` does.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        action = { _ in performHandler() }
    }

    /// Brings the destination on screen.
    open func perform() { action?(self) }

    /// A segue of class `type`.
    @inline(never) @_optimize(none)
    static func make(
        _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue {
        unsafeBitCast(type, to: DynamicSegue.Type.self).init(
            identifier: identifier, source: source, destination: destination) as UIStoryboardSegue
    }
}
