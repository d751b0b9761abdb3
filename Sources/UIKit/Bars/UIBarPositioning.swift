import Foundation

/// A bar that has a place. Main actor only.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The place of the bar.
    var barPosition: UIBarPosition { get }
}

/// An object that says where a bar is. Main actor only.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// The place of `bar`. Optional; `.any`.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// `.any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        forwarding(self, (any UIBarPositioningDelegate).self)?.position(for: bar) ?? .any
    }
}

/// An object that is asked about and notified of the items of a navigation bar. Every method is optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether `item` may come. True by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// `item` came.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether `item` may go. True by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// `item` went.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Returns true.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        forwarding(self, (any UINavigationBarDelegate).self)?.navigationBar(navigationBar, shouldPush: item) ?? true
    }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        forwarding(self, (any UINavigationBarDelegate).self)?.navigationBar(navigationBar, didPush: item)
    }
    /// Returns true.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        forwarding(self, (any UINavigationBarDelegate).self)?.navigationBar(navigationBar, shouldPop: item) ?? true
    }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        forwarding(self, (any UINavigationBarDelegate).self)?.navigationBar(navigationBar, didPop: item)
    }
}

/// An object that says where a toolbar is. Main actor only.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
