import Foundation

/// The number that a data source without a page control has by default.
let noPresentationCount = -1

/// An object that has the pages before and after each. The last two methods are optional; with both there is a page
/// control at the bottom.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before `viewController`; nil where that is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after `viewController`; nil where that is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of pages in the page control.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the page that the page control shows after `setViewControllers(_:direction:animated:completion:)`.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// -1: no page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        forwarding(self, (any UIPageViewControllerDataSource).self)?.presentationCount(for: pageViewController)
            ?? noPresentationCount
    }
    /// -1: no page control.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        forwarding(self, (any UIPageViewControllerDataSource).self)?.presentationIndex(for: pageViewController)
            ?? noPresentationCount
    }
}

/// An object that is notified of the pages that the user goes to. Every method is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// The user begins to go to `pendingViewControllers`.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// The user let go, and the pages came to rest: on another page than `previousViewControllers` if `completed`.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        forwarding(self, (any UIPageViewControllerDelegate).self)?.pageViewController(
            pageViewController, willTransitionTo: pendingViewControllers)
    }
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        forwarding(self, (any UIPageViewControllerDelegate).self)?.pageViewController(
            pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
            transitionCompleted: completed)
    }
}
