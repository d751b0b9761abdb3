/// What may keep a window: a delegate that declares the property, or, without one, has none. Apple's delegates have the
/// property as an optional requirement, read through the protocol as an optional of an optional; Swift has that for
/// classes of Objective-C alone, so that what is declared and what is read are two members here. Main actor only.
@preconcurrency @MainActor
public protocol _WindowHolder: AnyObject {
    /// The window, if the delegate keeps it.
    @_disfavoredOverload
    var window: UIWindow? { get set }
}

extension _WindowHolder {
    /// Nil; setting it does nothing: a delegate that keeps its window declares the property.
    @_disfavoredOverload
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// The window as the delegate's class has it.
    fileprivate var heldWindow: UIWindow? {
        let holder: any _WindowHolder = self
        return holder.window
    }
}

extension UIApplicationDelegate {
    /// The window that the delegate keeps.
    public var window: UIWindow?? { .some(heldWindow) }
}

extension UIWindowSceneDelegate {
    /// The window that the delegate keeps.
    public var window: UIWindow?? { .some(heldWindow) }
}
