import Foundation
import ObjectiveC

/// The addresses under which objects that are no responders keep what is set.
private let (labelKey, valueKey, hintKey, elementKey) = (
    AssociationKey(), AssociationKey(), AssociationKey(), AssociationKey()
)

/// An address that nothing else has.
private final class AssociationKey: Sendable {
    var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

/// What any object can be asked by accessibility, as `(view as? NSObject)?.accessibilityLabel` does: responders answer
/// by their own members, other objects have what was set, which nothing reads out.
@MainActor
extension NSObjectProtocol {
    private func value<Value>(_ key: AssociationKey) -> Value? { objc_getAssociatedObject(self, key.address) as? Value }

    private func set(_ value: Any?, _ key: AssociationKey) {
        objc_setAssociatedObject(self, key.address, value, .OBJC_ASSOCIATION_RETAIN)
    }

    private var responder: UIResponder? { self as? UIResponder }

    /// Whether screen readers take the object for one thing. False by default.
    public var isAccessibilityElement: Bool {
        get { responder?.isAccessibilityElement ?? value(elementKey) ?? false }
        set {
            if let responder { responder.isAccessibilityElement = newValue } else { set(newValue, elementKey) }
        }
    }

    /// What the object is called; nil for nothing.
    public var accessibilityLabel: String? {
        get { responder.map(\.accessibilityLabel) ?? value(labelKey) }
        set {
            if let responder { responder.accessibilityLabel = newValue } else { set(newValue, labelKey) }
        }
    }

    /// The value of the object, in words; nil for none.
    public var accessibilityValue: String? {
        get { responder.map(\.accessibilityValue) ?? value(valueKey) }
        set {
            if let responder { responder.accessibilityValue = newValue } else { set(newValue, valueKey) }
        }
    }

    /// What the object does when it is used; nil for nothing.
    public var accessibilityHint: String? {
        get { responder.map(\.accessibilityHint) ?? value(hintKey) }
        set {
            if let responder { responder.accessibilityHint = newValue } else { set(newValue, hintKey) }
        }
    }
}
