import CoreGraphics
import Foundation

/// An object that is notified of how a scroll view scrolls. Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// `contentOffset` changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The user is about to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The user is about to let go, at `velocity` points a millisecond. The contents will come to rest at
    /// `targetContentOffset`, which may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the user let go; `decelerate` is whether the contents move on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The contents begin to move on by themselves.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The contents came to rest, or were stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of the offset is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the view in the contents that fingers zoom; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// The contents are about to be zoomed, by the user or animated.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// `zoomScale` changed, for whatever reason.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The zooming is over, at `scale`.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// `adjustedContentInset` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Returns whether a touch of the status bar scrolls to the top. Not called: there is no status bar to touch.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// A touch of the status bar scrolled to the top. Not called: there is no status bar to touch.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewDidScroll(scrollView)
    }
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewWillBeginDragging(scrollView)
    }
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewDidEndDragging(
            scrollView, willDecelerate: decelerate)
    }
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewWillBeginDecelerating(scrollView)
    }
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewDidEndDecelerating(scrollView)
    }
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    /// Returns nil: nothing zooms.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        forwarding(self, (any UIScrollViewDelegate).self)?.viewForZooming(in: scrollView)
    }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewWillBeginZooming(scrollView, with: view)
    }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewDidZoom(scrollView)
    }
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewDidEndZooming(
            scrollView, with: view, atScale: scale)
    }
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    /// Returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewShouldScrollToTop(scrollView) ?? true
    }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        forwarding(self, (any UIScrollViewDelegate).self)?.scrollViewDidScrollToTop(scrollView)
    }
}
