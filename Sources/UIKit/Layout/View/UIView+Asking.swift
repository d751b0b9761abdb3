import OctantBase
import QuartzCore

extension UIView {
    /// Runs `body`; layout that it asks for counts as asked for by `call` of this view.
    final func asking(by call: StaticString = #function, _ body: () -> Void) {
        requireMainThread(call)
        LayoutAsking.by(call, of: layer, body)
    }

    /// Ends the program with one line if `call` was made off the main thread.
    final func requireMainThread(_ call: StaticString = #function) {
        MainThread.require(call, of: type(of: self))
    }

    /// Asks for the view to be drawn anew because of `call`.
    final func needDisplay(by call: StaticString = #function) {
        requireMainThread(call)
        setNeedsDisplay()
    }

    /// Calls `listener` when the preferred size may have changed: the intrinsic size is another one, or constraints in
    /// the tree that it is the root of are solved anew.
    package final func listenForSizeRequests(_ listener: @escaping () -> Void) {
        autoLayout.sizeRequestDidChange = listener
    }

    /// Asks for layout because of `call`.
    final func needLayout(by call: StaticString = #function) { asking(by: call) { setNeedsLayout() } }

    /// Makes everything that depends on the intrinsic size lay out anew, because of `call`.
    final func contentSizeDidChange(by call: StaticString = #function) {
        asking(by: call) { invalidateIntrinsicContentSize() }
    }
}

extension UIView: @preconcurrency LayoutOwner {
    /// The class, and the controller whose view this is.
    package final var layoutName: String {
        viewController.map { "\(type(of: self)) of \(type(of: $0))" } ?? "\(type(of: self))"
    }

    /// Updates the constraints of the tree and their solution.
    package final func prepareTree() { prepareLayout() }
}
