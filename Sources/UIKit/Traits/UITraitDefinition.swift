/// A trait: a property of a view's surroundings that its appearance may depend on. The system's own are
/// `UITraitUserInterfaceStyle` and the like; a program adds one by conforming a type of its own, which is the trait's
/// name:
///
/// ```swift
/// enum IsCompactTrait: UITraitDefinition {
///     static let defaultValue = false
/// }
///
/// view.traitOverrides[IsCompactTrait.self] = true
/// ```
public protocol UITraitDefinition {
    /// The type of the trait's values. Two values that are not `Equatable` count as different unless one is a copy of
    /// the other.
    associatedtype Value: Sendable
    /// The value where none is set.
    static var defaultValue: Value { get }
    /// The trait's name for display; the type's name by default.
    static var name: String { get }
    /// The trait's name for programs; the type's full name by default.
    static var identifier: String { get }
    /// Whether dynamic colours may depend on the trait: they are then resolved anew when it changes. False by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name.
    public static var name: String { String(describing: Self.self) }
    /// The type's name with its module's.
    public static var identifier: String { String(reflecting: Self.self) }
    /// False.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that `TraitValues` stores in a property of its own.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
    /// The path of the value.
    static var keyPath: WritableKeyPath<TraitValues, Value?> { get }
    /// Whether `value` counts as set.
    static func isSpecified(_ value: Value) -> Bool
}

extension SystemTrait {
    static func isSpecified(_ value: Value) -> Bool { value != defaultValue }

    static func read(_ values: TraitValues) -> Any { values[keyPath: keyPath] ?? defaultValue }

    static func write(_ value: Any?, _ values: inout TraitValues) {
        values[keyPath: keyPath] = (value as? Value).flatMap { isSpecified($0) ? $0 : nil }
    }

    static func isSpecified(_ values: TraitValues) -> Bool { values[keyPath: keyPath] != nil }

    static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
        one[keyPath: keyPath] != other[keyPath: keyPath]
    }
}
