import Foundation

/// Notifies a page view controller of how its pages scroll.
@MainActor
final class PageScrollObserver: NSObject, UIScrollViewDelegate {
    private weak var controller: UIPageViewController?

    init(_ controller: UIPageViewController) { self.controller = controller }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { controller?.pagesDidScroll() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { controller?.pagesDidRest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.pagesDidRest() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { controller?.pagesDidRest() }
}
