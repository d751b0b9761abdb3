/// The name of a value that a view gives to the layout it stands in.
public protocol LayoutValueKey {
    /// The value's type.
    associatedtype Value

    /// The value of a view that gives none.
    static var defaultValue: Value { get }
}

/// What a layout says about itself.
public struct LayoutProperties: Sendable {
    /// The direction along which the layout sets its children: what spacers and dividers go by. nil by default.
    public var stackOrientation: Axis?

    /// The defaults.
    public init() {}
}
