import ObjectiveC

/// What any object can be asked by accessibility, as `(view as? NSObject)?.accessibilityLabel` does: responders and
/// items of bars answer by their own members; other objects have what was set, which nothing reads out.
@MainActor
extension NSObjectProtocol {
    private var responder: UIResponder? { self as? UIResponder }
    private var known: KeptAccessibility? { Associations.values(of: self).object(KeptAccessibility.key) }
    private var kept: KeptAccessibility {
        Associations.values(of: self).object(KeptAccessibility.key) { KeptAccessibility() }
    }

    /// Whether screen readers take the object for one thing. False by default.
    public var isAccessibilityElement: Bool {
        get { responder?.isAccessibilityElement ?? known?.isElement ?? false }
        set { if let responder { responder.isAccessibilityElement = newValue } else { kept.isElement = newValue } }
    }

    /// What the object is called; nil for nothing.
    public var accessibilityLabel: String? {
        get { ((self as? any AccessibilityLabelled) ?? known)?.accessibilityLabel }
        set { ((self as? any AccessibilityLabelled) ?? kept).accessibilityLabel = newValue }
    }

    /// The value of the object, in words; nil for none.
    public var accessibilityValue: String? {
        get { responder?.accessibilityValue ?? known?.value }
        set { if let responder { responder.accessibilityValue = newValue } else { kept.value = newValue } }
    }

    /// What the object does when it is used; nil for nothing.
    public var accessibilityHint: String? {
        get { responder?.accessibilityHint ?? known?.hint }
        set { if let responder { responder.accessibilityHint = newValue } else { kept.hint = newValue } }
    }
}

/// What has a label of its own.
@MainActor private protocol AccessibilityLabelled: AnyObject {
    var accessibilityLabel: String? { get set }
}

extension UIResponder: AccessibilityLabelled {}
extension UIBarItem: AccessibilityLabelled {}

/// What was set of an object that has no such members. Main actor only.
@MainActor private final class KeptAccessibility: AccessibilityLabelled {
    nonisolated static let key = AssociationKey()
    var isElement: Bool?
    var accessibilityLabel: String?
    var value: String?
    var hint: String?

    nonisolated init() {}
}
