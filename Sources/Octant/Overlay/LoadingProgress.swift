import CoreGraphics
import Foundation

/// How far the work of `LoadingOverlay.run` is, as the work says it. Any thread.
///
/// However often it is set, the overlay hears of it at most once a turn of the main loop, and always of what was set
/// last.
///
/// `@unchecked Sendable`: `lock` guards `state`.
public final class LoadingProgress: @unchecked Sendable {
    /// The values reported.
    struct Values: Sendable {
        var fraction: Double?
        var label: String?
        var detail: String?
    }

    private struct State {
        var values: Values
        /// Whether the main thread is about to read it.
        var isAwaited = false
        var listener: (@MainActor @Sendable (Values) -> Void)?
    }

    private let lock = NSLock()
    private var state: State

    init(_ values: Values) { state = State(values: values) }

    /// The fraction done, 0...1, clamped; nil, the default unless the content sets it, while it is not known. NaN
    /// counts as 0.
    public var fraction: Double? {
        get { lock.withLock { state.values.fraction } }
        set { set { $0.fraction = newValue } }
    }

    /// The line below the indicator; nil for none.
    public var label: String? {
        get { lock.withLock { state.values.label } }
        set { set { $0.label = newValue } }
    }

    /// The text below it; nil for none.
    public var detail: String? {
        get { lock.withLock { state.values.detail } }
        set { set { $0.detail = newValue } }
    }

    /// Sets the listener for changes from now on, on the main thread; nil for none.
    func listen(_ listener: (@MainActor @Sendable (Values) -> Void)?) {
        lock.withLock { state.listener = listener }
    }

    private func set(_ change: (inout Values) -> Void) {
        let isFirst = lock.withLock {
            change(&state.values)
            defer { state.isAwaited = true }
            return !state.isAwaited
        }
        guard isFirst else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.tell() } }
    }

    @MainActor private func tell() {
        let (values, listener) = lock.withLock {
            state.isAwaited = false
            return (state.values, state.listener)
        }
        listener?(values)
    }
}
