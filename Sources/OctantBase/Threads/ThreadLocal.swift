import Foundation

/// A variable of which every thread has its own. Any thread.
package final class ThreadLocal<Value: AnyObject>: Sendable {
    private let key: pthread_key_t

    /// A variable that is nil on every thread. It exists as long as the process: the system's keys are few, so make it
    /// a `static let`.
    package init() {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
        }
        self.key = key
    }

    /// The calling thread's value.
    package var value: Value? {
        get { pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() } }
        set {
            let old = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
        }
    }
}
