import UIKit

/// Hears of scrolling before the delegate, which hears of all that it wants to, too.
final class ScrollDelegateProxy: NSObject, UIScrollViewDelegate {
    weak var target: UIScrollViewDelegate?
    private(set) var offsets: [CGFloat] = []

    override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || target?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        guard let target = target, target.responds(to: aSelector) else {
            return super.forwardingTarget(for: aSelector)
        }
        return target
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
        if let target = target, target.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) {
            target.scrollViewDidScroll?(scrollView)
        }
    }
}

/// A scroll view that hears of its own scrolling.
public final class ListeningScrollView: UIScrollView {
    let proxy = ScrollDelegateProxy()

    public override var delegate: UIScrollViewDelegate? {
        get { return proxy.target }
        set {
            proxy.target = newValue
            super.delegate = proxy
        }
    }
}
