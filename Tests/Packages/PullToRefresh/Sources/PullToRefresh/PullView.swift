import UIKit

public class PullView: UIView {
    private static var context = 0
    public private(set) weak var scrollView: UIScrollView?
    public private(set) var progress: CGFloat = 0
    public private(set) var isTriggered = false
    public private(set) var contentHeight: CGFloat = 0
    public private(set) var changes: [String] = []
    public private(set) var offset = CGPoint.zero
    public private(set) var shownLevel = 0
    @objc public dynamic var level = 0 {
        didSet { shownLevel = level }
    }
    public var action: (() -> Void)?
    private var sizeObservation: NSKeyValueObservation?

    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        scrollView.addSubview(self)
        scrollView.addObserver(self, forKeyPath: "contentOffset", options: [.new, .old], context: &PullView.context)
        scrollView.panGestureRecognizer.addObserver(self, forKeyPath: "state", options: .new, context: nil)
        sizeObservation = scrollView.observe(\.contentSize, options: [.initial, .new]) { [weak self] view, change in
            self?.contentHeight = change.newValue?.height ?? view.contentSize.height
        }
    }

    func detach() {
        sizeObservation?.invalidate()
        sizeObservation = nil
        scrollView?.removeObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), context: &PullView.context)
        scrollView?.panGestureRecognizer.removeObserver(self, forKeyPath: "state")
        removeFromSuperview()
        scrollView = nil
    }
}

extension PullView {
    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard context == &PullView.context else {
            changes.append(keyPath ?? "")
            return
        }
        guard let scrollView = object as? UIScrollView, let new = change?[.newKey] as? CGPoint else { return }
        offset = (change?[.newKey] as AnyObject).cgPointValue
        let old = (change?[.oldKey] as? NSValue)?.cgPointValue ?? change?[.oldKey] as? CGPoint
        progress = max(0, min(1, -new.y / 60))
        if progress == 1, !isTriggered, scrollView === self.scrollView {
            isTriggered = true
            action?()
        }
        if old != new { changes.append("contentOffset") }
    }
}
