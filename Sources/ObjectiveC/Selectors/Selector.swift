/// The name of a method, with a colon for each argument, `Selector("paste:")`, and the method, where it is known.
///
/// On Apple's systems the Objective-C runtime finds methods by their names, and `#selector` names one that exists. On
/// Linux a selector brings its method along: `Selector("save:", Form.save(_:))`, which is what `octant build` makes of
/// `#selector(Form.save(_:))`. A bare name means a method that its class lists in a `MethodTable`. Two selectors are
/// equal when their names are.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String
    /// The method; nil for a bare name.
    let method: Method?

    /// The method of this name.
    public init(_ name: String) { self.init(name: name, method: nil) }

    /// The method of this name.
    public init(stringLiteral name: String) { self.init(name: name, method: nil) }

    init(name: String, method: Method?) { (description, self.method) = (name, method) }

    /// Whether both have the same name.
    public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The method called `aSelectorName`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of `aSelector`.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
