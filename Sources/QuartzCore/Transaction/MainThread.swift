internal import CIsolation
import CoreGraphics
import Foundation

/// Sees to it that views are used on the main thread, or in a block of the main queue, and nowhere else.
package enum MainThread {
    /// Does nothing on the main thread; elsewhere ends the program, with one line that names `call` of the class
    /// `type`.
    @inline(__always)
    package static func require(_ call: StaticString, of type: @autoclosure () -> Any.Type) {
        if !LayerThread.isOnMain { end("\(type()).\(call)") }
    }

    /// Says that `name` was called off the main thread, and ends the program.
    @inline(never)
    static func end(_ name: String) -> Never {
        say(name)
        abort()
    }

    private static func say(_ name: String) {
        Log.line("\(name) was called off the main thread: it must be called on the main thread. The program ends here")
    }

    /// Makes sure that the same is said before Swift's runtime ends a program whose code for the main actor runs
    /// elsewhere: methods and closures of sources in Swift 6 that older code calls, and what
    /// `MainActor.assumeIsolated(_:)` is handed.
    static let watchesRuntime: Void = isolation_listen { identity in
        guard UInt(bitPattern: identity) == MainThread.mainExecutor, !LayerThread.isOnMain else { return }
        MainThread.say(CallStack.callerOfRuntime ?? "code of the main actor")
    }

    /// What the runtime knows the main actor by.
    private static let mainExecutor = unsafeBitCast(
        MainActor.sharedUnownedExecutor, to: (identity: UInt, implementation: UInt).self
    ).identity
}
