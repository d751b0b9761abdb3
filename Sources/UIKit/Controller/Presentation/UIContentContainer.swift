import CoreGraphics

/// What has room for a controller's view, and tells of changes of its size and traits: view controllers and
/// presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// The size that the content asks for, in points; zero for none.
    var preferredContentSize: CGSize { get }
    /// A controller in this one asks for another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a controller in this one when the room is of `parentSize`, in points.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// The size classes are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
    /// The room is about to be of another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
