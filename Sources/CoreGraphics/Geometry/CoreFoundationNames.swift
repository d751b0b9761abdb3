// Core Foundation's names for what Foundation has on Linux under Swift's own, so that `as CFArray` and kin compile.

/// A list of anything.
public typealias CFArray = [Any]
/// Anything by key.
public typealias CFDictionary = [AnyHashable: Any]
/// A text.
public typealias CFString = String
