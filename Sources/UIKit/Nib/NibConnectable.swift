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

/// What an extension of a class of another module adds to what interface files connect to: the inspectable properties
/// of an extension of `UIView`, for example.
///
/// It is a type called `__NibConnections` inside the class, not private, which `octant build` writes. It goes for
/// objects whose class, or one above it, is of the extension's module, and for all objects in interface files of that
/// module or of the program.
///
///     extension UIView {
///         @MainActor enum __NibConnections: NibExtension {
///             static var nibConnections: [NibConnection] { [.attribute("cornerRadius", \UIView.cornerRadius)] }
///         }
///     }
@_alwaysEmitConformanceMetadata
@preconcurrency @MainActor
public protocol NibExtension {
    /// The outlets, actions and runtime attributes. Asked for at each loading.
    static var nibConnections: [NibConnection] { get }
}
