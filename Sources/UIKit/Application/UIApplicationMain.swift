import Foundation
import OctantBase
import OctantDisplay
import QuartzCore

/// The exit code of a program that found no display to show its windows on (sysexits.h: a service is unavailable).
private let noDisplayCode: Int32 = 69

/// Runs the program: makes the application's delegate of the class named `delegateClassName`, opens the display and
/// runs the main run loop. Does not return. `principalClassName` is not used: the application is a UIApplication.
///
/// Without a display, or without the package trait `GTK`, it logs that on standard error and exits with 69.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    var type: AnyClass?
    if let delegateClassName {
        type = NSClassFromString(delegateClassName)
        if type == nil { Log.line("there is no class '\(delegateClassName)' to be the application's delegate") }
    }
    UIApplication.launch(delegateClass: type)
}

/// A way to make delegates of classes known at run time only; of no use to programs. See QuartzCore's
/// DynamicInstances.swift for how it works and why it is open.
open class DynamicResponder: UIResponder {
    /// A responder, as in UIResponder.
    public required override init() { super.init() }
}

/// A `DynamicResponder` for delegates that are NSObjects.
open class DynamicObject: NSObject {
    /// An object, as in NSObject.
    public required override init() { super.init() }
}

extension UIApplication {
    /// Opens the display, makes the delegate and runs the main run loop.
    static func launch(delegateClass: AnyClass?) -> Never {
        launch(delegate: delegateClass.flatMap(makeDelegate))
    }

    /// Opens the display, makes `delegate` and runs the main run loop.
    package static func launch(delegate: @autoclosure () -> (any UIApplicationDelegate)?) -> Never {
        do {
            let addresses = UIOpenURLContext.addresses(in: Array(CommandLine.arguments.dropFirst()))
            let display = try DesktopDisplay.start(for: description(opening: addresses))
            // libdispatch opens its descriptors at the first deadline, and ends the process where there are none left.
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
            shared.run(display: display, opening: addresses, delegate: delegate())
        } catch is DesktopDisplay.HandedOver {
            exit(EXIT_SUCCESS)
        } catch {
            Log.line("\(error)")
            exit(noDisplayCode)
        }
        while true { RunLoop.main.run() }
    }

    /// A new object of class `type`, made with `init()`; nil when it is no delegate.
    package static func makeDelegate(_ type: AnyClass) -> (any UIApplicationDelegate)? {
        if let delegate = make(type) as? any UIApplicationDelegate { return delegate }
        Log.line("\(type) cannot be the application's delegate: it is no UIResponder or NSObject that conforms")
        return nil
    }

    /// A new object of class `type`, made with `init()`; nil when it is neither a UIResponder nor an NSObject.
    @inline(never) @_optimize(none)
    static func make(_ type: AnyClass) -> AnyObject? {
        if let type = type as? UIResponder.Type {
            return unsafeBitCast(type, to: DynamicResponder.Type.self).init() as UIResponder
        }
        if let type = type as? NSObject.Type {
            return unsafeBitCast(type, to: DynamicObject.Type.self).init() as NSObject
        }
        return nil
    }
}
