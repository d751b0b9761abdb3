import Foundation
package import OctantLocalization

/// Whether both are nil, or the same objects in the same order.
func areSame(_ a: [Any]?, _ b: [Any]?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.count == b.count && zip(a, b).allSatisfy { $0 as AnyObject === $1 as AnyObject }
}

extension UIResponder {
    /// The accessibility values of the class where the program set none.
    final var accessibilityDefaults: AccessibilityDefaults {
        var defaults = defaultAccessibility
        if let progress = accessibilityProgress { defaults.add(progress, in: localizedStrings) }
        return defaults
    }

    /// The phrases in the locale of its position in the interface.
    package final var localizedStrings: LocalizedStrings { LocalizedStrings(spokenLocale) }

    /// `accessibilityProgress` is another one: a screen reader is to know, though no layer changed.
    package final func accessibilityProgressDidChange() { accessibilityDidChange() }

    /// The store, made if there is none.
    final var accessibilityStorage: AccessibilityStore {
        if let accessibilityStore { return accessibilityStore }
        let store = AccessibilityStore()
        accessibilityStore = store
        return store
    }

    /// Sets a value from the program, if it is new.
    final func setAccessibility<Value: Equatable>(
        _ path: ReferenceWritableKeyPath<AccessibilityStore, Value>, _ value: Value
    ) {
        if accessibilityStorage[keyPath: path] != value { changeAccessibility { $0[keyPath: path] = value } }
    }

    /// Sets values from the program.
    final func changeAccessibility(_ change: (AccessibilityStore) -> Void) {
        change(accessibilityStorage)
        accessibilityDidChange()
    }
}
