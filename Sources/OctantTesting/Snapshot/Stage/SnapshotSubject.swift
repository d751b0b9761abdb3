import CoreGraphics
import QuartzCore
import UIKit

/// What a snapshot can be taken of: views, controllers, layers, images, and a test's screen. Main actor only.
@MainActor
public protocol SnapshotSubject {
    /// What is to be shown.
    var snapshotContent: SnapshotContent { get }
}

/// What a snapshot shows.
public enum SnapshotContent {
    /// A view. One in a window is shown as it is there, with what lies over it; one in other views as it is in these;
    /// any other in a window of its own.
    case view(UIView)
    /// A controller with its view.
    case controller(UIViewController)
    /// A controller of views that have a size that they like best.
    case fitting(UIViewController)
    /// A layer, on nothing.
    case layer(CALayer)
    /// An image, as it is.
    case image(CGImage)
    /// Nothing, for a reason.
    case nothing(String)
}

extension UIView: SnapshotSubject {
    /// The view.
    public var snapshotContent: SnapshotContent { .view(self) }
}

extension UIViewController: SnapshotSubject {
    /// The controller.
    public var snapshotContent: SnapshotContent { .controller(self) }
}

extension CALayer: SnapshotSubject {
    /// The layer; the view that it belongs to, if there is one.
    public var snapshotContent: SnapshotContent { (delegate as? UIView).map { .view($0) } ?? .layer(self) }
}

extension UIImage: SnapshotSubject {
    /// The image's pixels.
    public var snapshotContent: SnapshotContent { cgImage.map { .image($0) } ?? .nothing("The image has no pixels.") }
}
