import CoreGraphics
import ObjectiveC
import OctantBase
import QuartzCore

// Key paths to what belongs to the main actor are made on it only, and views are observed there only.

extension UIView: KeyValueNaming {}
extension UIGestureRecognizer: KeyValueNaming {}

/// Scroll views, which have properties of their own that tell of changes.
private protocol ScrollKeyNaming: UIView {
    @MainActor static var scrollKeys: [ObservableKey] { get }
}

/// Labels, which have one.
private protocol LabelKeyNaming: UIView {
    @MainActor static var labelKeys: [ObservableKey] { get }
}

/// Text fields and text views, which have one.
private protocol FieldKeyNaming: UIView {
    @MainActor static var fieldKeys: [ObservableKey] { get }
}

extension UIScrollView: ScrollKeyNaming {}
extension UILabel: LabelKeyNaming {}
extension UITextField: FieldKeyNaming {}
extension UITextView: FieldKeyNaming {}

extension ScrollKeyNaming where Self: UIScrollView {
    @MainActor static var scrollKeys: [ObservableKey] {
        [
            ObservableKey("contentOffset", \Self.contentOffset), ObservableKey("contentSize", \Self.contentSize),
            ObservableKey("contentInset", \Self.contentInset),
        ]
    }
}

extension LabelKeyNaming where Self: UILabel {
    @MainActor static var labelKeys: [ObservableKey] { [ObservableKey("text", \Self.text)] }
}

extension FieldKeyNaming where Self: UITextField {
    @MainActor static var fieldKeys: [ObservableKey] { [ObservableKey("text", \Self.text)] }
}

extension FieldKeyNaming where Self: UITextView {
    @MainActor static var fieldKeys: [ObservableKey] { [ObservableKey("text", \Self.text)] }
}

extension KeyValueNaming where Self: UIView {
    /// The properties of the view that tell of changes; none off the main thread.
    package static var observableKeys: [ObservableKey] {
        onMainThread {
            var keys = [
                ObservableKey("frame", \Self.frame), ObservableKey("bounds", \Self.bounds),
                ObservableKey("center", \Self.center), ObservableKey("alpha", \Self.alpha),
                ObservableKey("hidden", \Self.isHidden),
            ]
            keys += (Self.self as? any ScrollKeyNaming.Type)?.scrollKeys ?? []
            keys += (Self.self as? any LabelKeyNaming.Type)?.labelKeys ?? []
            keys += (Self.self as? any FieldKeyNaming.Type)?.fieldKeys ?? []
            return keys
        }
    }
}

extension KeyValueNaming where Self: UIGestureRecognizer {
    /// The properties of the recognizer that tell of changes; none off the main thread.
    package static var observableKeys: [ObservableKey] {
        onMainThread { [ObservableKey("state", \Self.state, value: { $0.rawValue })] }
    }
}

private func onMainThread(_ keys: @MainActor () -> [ObservableKey]) -> [ObservableKey] {
    guard MainThread.isCurrent else { return [] }
    nonisolated(unsafe) var found: [ObservableKey] = []  // This is the main thread.
    MainActor.assumeIsolated { found = keys() }
    return found
}

extension UIView {
    /// Tells observers of what changed of the geometry from what it was.
    final func noteGeometry(from bounds: CGRect, _ position: CGPoint, _ frame: CGRect?) {
        guard let frame else { return }
        let changed = (bounds: layer.bounds != bounds, position: layer.position != position)
        if changed.bounds { KeyValueObserving.noteChange("bounds", of: self, from: bounds) }
        if changed.position { KeyValueObserving.noteChange("center", of: self, from: position) }
        if layer.frame != frame { KeyValueObserving.noteChange("frame", of: self, from: frame) }
        if layer.bounds.origin != bounds.origin {
            KeyValueObserving.noteChange("contentOffset", of: self, from: bounds.origin)
        }
    }
}

extension UIResponder: KeyValueReceiver {
    nonisolated package func receiveValue(
        forKeyPath keyPath: String, of object: AnyObject, change: [NSKeyValueChangeKey: Any],
        context: UnsafeMutableRawPointer?
    ) {
        guard MainThread.isCurrent else {
            Log.once("observe.thread", "a responder observes what another thread changes: it is not told")
            return
        }
        // This is the main thread.
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) let change = change
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
    }
}
