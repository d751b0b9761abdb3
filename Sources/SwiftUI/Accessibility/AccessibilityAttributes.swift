/// The accessibility values that a program sets on views. They reach the views inside through the environment.
struct AccessibilityAttributes: Equatable, Sendable {
    /// The label.
    var label: Text?
    /// The value.
    var value: Text?
    /// The hint.
    var hint: Text?
    /// The name by which tests find it.
    var identifier: String?
    /// Traits besides its own.
    var added: AccessibilityTraits = []
    /// Traits of its own that it has not.
    var removed: AccessibilityTraits = []

    /// What users may call it by when they speak to it; nil where nothing is said.
    var inputLabels: [Text]?
    /// Whether users can do something with it; nil where nothing is said.
    var respondsToInteraction: Bool?

    /// What can be done with it besides; nil for nothing.
    var actions: AccessibilityActions?

    /// Whether any value is set that would be read.
    var isDescribing: Bool {
        label != nil || value != nil || hint != nil || !added.isEmpty || actions != nil
    }
}

/// The same with the texts resolved.
struct SpokenAttributes: Equatable {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var added: UIAccessibilityTraits = []
    var removed: UIAccessibilityTraits = []
    var isDescribing = false
    var isModal = false
    var inputLabels: [String]?
    var respondsToInteraction: Bool?
    /// What can be done with it besides; nil for nothing.
    var actions: AccessibilityActions?
    /// The language of the actions' names.
    var locale = Locale.current
}

private enum AccessibilityKey: EnvironmentKey { static let defaultValue = AccessibilityAttributes() }

extension EnvironmentValues {
    /// The accessibility values that a program set on the views here.
    var accessibility: AccessibilityAttributes {
        get { self[AccessibilityKey.self] }
        set { self[AccessibilityKey.self] = newValue }
    }

    /// The accessibility values that a program set on the views here, as text in the environment's language.
    var spokenAttributes: SpokenAttributes {
        let attributes = accessibility
        var spoken = SpokenAttributes()
        guard attributes != AccessibilityAttributes() else { return spoken }
        let resolver = TextResolver(self)
        spoken.label = attributes.label.map(resolver.string)
        spoken.value = attributes.value.map(resolver.string)
        spoken.hint = attributes.hint.map(resolver.string)
        spoken.identifier = attributes.identifier
        (spoken.added, spoken.removed) = (attributes.added.uiTraits, attributes.removed.uiTraits)
        spoken.isDescribing = attributes.isDescribing
        spoken.isModal = attributes.added.contains(.isModal)
        spoken.inputLabels = attributes.inputLabels?.map(resolver.string)
        spoken.respondsToInteraction = attributes.respondsToInteraction
        (spoken.actions, spoken.locale) = (attributes.actions, locale)
        return spoken
    }
}

extension UIView {
    /// Sets the accessibility values of `spoken`; where it has none, `label` and `traits`, nil for those of the view's
    /// class.
    func describe(_ spoken: SpokenAttributes, label: String? = nil, traits: UIAccessibilityTraits? = nil) {
        func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<UIView, Value>, _ value: Value) {
            if self[keyPath: path] != value { self[keyPath: path] = value }
        }
        set(\.accessibilityLabel, spoken.label ?? label)
        set(\.accessibilityValue, spoken.value)
        set(\.accessibilityHint, spoken.hint)
        set(\.accessibilityIdentifier, spoken.identifier)
        if let labels = spoken.inputLabels { accessibilityUserInputLabels = labels }
        if let responds = spoken.respondsToInteraction { set(\.accessibilityRespondsToUserInteraction, responds) }
        if let actions = spoken.actions {
            var values = EnvironmentValues()
            values.locale = spoken.locale
            let resolver = TextResolver(values)
            accessibilityCustomActions = actions.named { resolver.string($0) }
        } else if accessibilityCustomActions != nil {
            accessibilityCustomActions = nil
        }
        if traits != nil || !spoken.added.isEmpty || !spoken.removed.isEmpty {
            let own = traits ?? accessibilityTraits
            set(\.accessibilityTraits, own.union(spoken.added).subtracting(spoken.removed))
        }
    }

    /// What a screen reader would read of the labels in the view, hidden from it or not, in their order.
    var stringsInside: [String] {
        if let self = self as? any TextProviding { return self.text.map { [$0] } ?? [] }
        return subviews.flatMap(\.stringsInside)
    }
}

/// A view that represents text.
@MainActor protocol TextProviding: UIView {
    /// The text; nil for none.
    var text: String? { get }
}

extension TextProviding {
    var text: String? { isAccessibilityElement ? accessibilityLabel : nil }
}

extension TextSurface: TextProviding {}
extension UIImageView: TextProviding {}
