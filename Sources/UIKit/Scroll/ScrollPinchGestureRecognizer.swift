/// Recognises pinches of a scroll view's contents, where these can be zoomed. A drag under way does not keep it from
/// that.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    weak var scrollView: UIScrollView?

    /// Nothing to zoom, nothing to see.
    override var receivesTouches: Bool { scrollView?.zoom.isUsed ?? false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.panGestureRecognizer
            && super.canBePrevented(by: preventingGestureRecognizer)
    }
}
