import ObjectiveC
import UIKit

private var pullViewKey: UInt8 = 0
private var nameKey: Void?

extension UIScrollView {
    /// The view that refreshes when the content is pulled down.
    public var pullView: PullView? {
        get { objc_getAssociatedObject(self, &pullViewKey) as? PullView }
        set {
            pullView?.detach()
            objc_setAssociatedObject(self, &pullViewKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            newValue?.attach(to: self)
        }
    }

    @objc public var pullName: String? {
        get { return objc_getAssociatedObject(self, &nameKey) as? String }
        set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}
