/// The key of a value that a view sets for the layout it is in.
public protocol LayoutValueKey {
    /// The value's type.
    associatedtype Value

    /// The value of a view that gives none.
    static var defaultValue: Value { get }
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
    /// The direction along which the layout sets its children: what spacers and dividers go by. nil by default.
    public var stackOrientation: Axis?

    /// The defaults.
    public init() {}
}
