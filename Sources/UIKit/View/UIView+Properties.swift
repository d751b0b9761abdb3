import OctantBase
import Observation

extension UIView {
    /// Asks for `updateProperties()` before the next layout, because of `call`.
    final func needPropertyUpdate(by call: StaticString = #function) {
        requireMainThread(call)
        guard !needsPropertyUpdate else { return }
        needsPropertyUpdate = true
        needLayout(by: call)
    }

    /// Calls `updateProperties()` now if it waits, of the view's controller too.
    public final func updatePropertiesIfNeeded() {
        guard needsPropertyUpdate else { return }
        needsPropertyUpdate = false
        withObservationTracking {
            viewController?.updateProperties()
            updateProperties()
        } onChange: { [weak self] in
            // Before the change: the model has its new value when the view is next laid out.
            if MainThread.isCurrent { return MainActor.assumeIsolated { self?.setNeedsUpdateProperties() } ?? () }
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.setNeedsUpdateProperties() } }
        }
    }
}
