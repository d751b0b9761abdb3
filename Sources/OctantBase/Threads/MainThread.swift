internal import CIsolation
import Dispatch
import Foundation
import Synchronization

/// The thread that the program began on, and what belongs there: sees to it that views are used on it, or in a block of
/// the main queue, and nowhere else.
package enum MainThread {
    /// Marks the main queue, whose blocks run on any thread where the program waits in `dispatchMain()`.
    private static let queueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// The main thread once it was seen, else 0: asking the system which thread is the main one takes system calls, and
    /// every change of a layer asks.
    private static let known = Atomic<UInt>(0)

    /// Whether this is the main thread, or the main queue wherever it runs. Any thread.
    package static var isCurrent: Bool {
        let this = UInt(pthread_self())
        if known.load(ordering: .relaxed) == this { return true }
        guard Thread.isMainThread else { return DispatchQueue.getSpecific(key: queueKey) == true }
        known.store(this, ordering: .relaxed)
        return true
    }

    /// Returns on the main thread; elsewhere ends the program, with one line that names `call` of the class `type`.
    @inline(__always)
    package static func require(_ call: StaticString, of type: @autoclosure () -> Any.Type) {
        if !isCurrent { end("\(type()).\(call)") }
    }

    /// Logs that `name` was called off the main thread, and ends the program.
    @inline(never)
    package static func end(_ name: String) -> Never {
        log(name)
        abort()
    }

    private static func log(_ name: String) {
        Log.line("\(name) was called off the main thread: it must be called on the main thread. The program ends here")
    }

    /// Installs a hook that logs the same before Swift's runtime ends a program whose code for the main actor runs
    /// elsewhere: methods and closures of sources in Swift 6 that older code calls, and closures passed to
    /// `MainActor.assumeIsolated(_:)`.
    package static let watchesRuntime: Void = isolation_listen { identity in
        guard UInt(bitPattern: identity) == MainThread.mainExecutor, !isCurrent else { return }
        MainThread.log(CallStack.callerOfRuntime ?? "code of the main actor")
    }

    /// The runtime's identity of the main actor.
    private static let mainExecutor = unsafeBitCast(
        MainActor.sharedUnownedExecutor, to: (identity: UInt, implementation: UInt).self
    ).identity
}
