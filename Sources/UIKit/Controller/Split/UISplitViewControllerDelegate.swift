import Foundation

/// An object that is asked about and notified of the columns of a split view controller. Every method is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Other columns are about to be seen.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// The mode that the button of the first column leads to; `.automatic` for the usual one.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// A column is about to be seen.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is about to go.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// There is little room from here on: the column that is then on top.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// There is room from here on: the columns that are then seen.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// The columns became one.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// The columns are apart again.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// The controller that is shown alone where there is little room; nil for the first of `viewControllers`. Not for
    /// columns that were set by name.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// The first controller where there is room again; nil for the one that is shown alone.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Whether the program has done what is to be done with the second controller where there is little room; false to
    /// have it pushed in the first, if that is a navigation controller.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The second controller where there is room again; nil for the one that was pushed in the first.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Whether the program has shown `vc` itself, in place of the first controller.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// Whether the program has shown `vc` itself, in place of the second controller.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.splitViewController(svc, willChangeTo: displayMode)
    }
    /// Returns `.automatic`.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.targetDisplayModeForAction(in: svc) ?? .automatic
    }
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.splitViewController(svc, willShow: column)
    }
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.splitViewController(svc, willHide: column)
    }
    /// Returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.splitViewController(
            svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) ?? proposedTopColumn
    }
    /// Returns the proposed mode.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.splitViewController(
            svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode) ?? proposedDisplayMode
    }
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.splitViewControllerDidCollapse(svc)
    }
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.splitViewControllerDidExpand(svc)
    }
    /// Returns nil.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.primaryViewController(
            forCollapsing: splitViewController)
    }
    /// Returns nil.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.primaryViewController(
            forExpanding: splitViewController)
    }
    /// Returns false.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.splitViewController(
            splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController) ?? false
    }
    /// Returns nil.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.splitViewController(
            splitViewController, separateSecondaryFrom: primaryViewController)
    }
    /// Returns false.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.splitViewController(
            splitViewController, show: vc, sender: sender) ?? false
    }
    /// Returns false.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        forwarding(self, (any UISplitViewControllerDelegate).self)?.splitViewController(
            splitViewController, showDetail: vc, sender: sender) ?? false
    }
}
