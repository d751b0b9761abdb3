/// The name of a method, with a colon for each argument: `Selector("paste:")`.
///
/// On Apple's systems the Objective-C runtime has it, and `#selector` makes it of a method; on Linux there is neither.
/// Octant asks by such a name whether an edit action can be done, and never calls a method by it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// The method of this name.
    public init(_ name: String) { description = name }

    /// The method of this name.
    public init(stringLiteral name: String) { description = name }
}

/// The method called `aSelectorName`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of `aSelector`.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
