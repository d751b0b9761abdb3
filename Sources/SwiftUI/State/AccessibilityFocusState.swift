import OctantBase
import UIKit

/// Where a screen reader is to be: true for one view, or the value that a view has for
/// `accessibilityFocused(_:equals:)`.
///
/// Setting it sends the reader there once the change is laid out. Desktops do not say where a reader is: what was set
/// stays, until the program sets something else.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and to set the state, for `accessibilityFocused(_:)`.
    @propertyWrapper public struct Binding {
        let cell: FocusCell<Value>

        /// The state.
        public var wrappedValue: Value {
            get { cell.state.get() }
            nonmutating set { cell.state.set(newValue, nil) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// The value until another is set.
    private let nothing: Value
    private var cell: FocusCell<Value>?

    /// A state that is false until it is set.
    public init() where Value == Bool { nothing = false }

    /// A state that is nil until it is set.
    public init<T: Hashable>() where Value == T? { nothing = nil }

    /// The state. A body that reads it runs again when it changes. While the view is not shown setting it does nothing.
    public var wrappedValue: Value {
        get { cell?.state.get() ?? nothing }
        nonmutating set { cell?.state.set(newValue, nil) }
    }

    /// A way to read and to set the state, for `accessibilityFocused(_:)`.
    public var projectedValue: Binding { Binding(cell: cell ?? FocusCell(nothing)) }

    /// Connects the property with the state of its node.
    @MainActor public static func _bind(
        _ property: inout AccessibilityFocusState<Value>, _ binder: _PropertyBinder
    ) {
        let nothing = property.nothing
        property.cell = binder.binder.keep { FocusCell(nothing) }
    }
}

extension AccessibilityFocusState: ComparableInput {
    /// A state lasts.
    static func isSame(_ one: AccessibilityFocusState<Value>, _ other: AccessibilityFocusState<Value>) -> Bool { true }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState.Binding: ComparableInput {
    /// Whether both lead to the same state.
    static func isSame(
        _ one: AccessibilityFocusState<Value>.Binding, _ other: AccessibilityFocusState<Value>.Binding
    ) -> Bool { one.cell === other.cell }
}

extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}
