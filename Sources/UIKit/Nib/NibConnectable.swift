/// The declarations of a class that interface files connect to: its outlets, actions and runtime attributes.
///
/// Swift on Linux has no Objective-C runtime to look properties and methods up in by their names. A class lists them
/// itself, once, in its body (the properties may be private there):
///
///     class LoadingController: UIViewController, NibConnectable {
///         private weak var spinner: UIActivityIndicatorView!
///         private var dots: [UIView] = []
///         @IBInspectable var grace: Double = 1
///         func retry(_ sender: UIButton) { spinner.startAnimating() }
///
///         class var nibConnections: [NibConnection] {
///             [
///                 .outlet("spinner", \LoadingController.spinner), .outlets("dots", \LoadingController.dots),
///                 .attribute("grace", \LoadingController.grace), .action("retry:", LoadingController.retry),
///             ]
///         }
///     }
///
/// A subclass overrides the property and adds its own to `super.nibConnections`. Main thread.
@preconcurrency @MainActor
public protocol NibConnectable: AnyObject {
    /// The outlets, actions and runtime attributes. Asked for at each loading.
    static var nibConnections: [NibConnection] { get }
}
