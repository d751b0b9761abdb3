import Dispatch
import OctantBase

// A common way to walk along a path passes the address of a block through the function of
// `CGPath.apply(info:function:)`, and casts it back there. A function of Swift has no address that says all of it:
// these stand where such casts do.

/// Seconds that a function is kept whose address was taken on another thread than the main one: longer than a path is
/// walked along.
private let lifetime = 60

/// A function that is told of a path's elements, as an object, which has an address.
///
/// `@unchecked Sendable`: it never changes, and is called where its address is used.
private final class PathFunction: @unchecked Sendable {
    let body: (CGPathElement) -> Void

    init(_ body: @escaping (CGPathElement) -> Void) { self.body = body }
}

/// Returns the address of a function that is told of a path's elements. It is good to the end of the main queue's turn.
public func unsafeBitCast(
    _ x: @escaping (CGPathElement) -> Void, to type: UnsafeMutableRawPointer.Type
) -> UnsafeMutableRawPointer {
    let function = PathFunction(x)
    if MainThread.isCurrent {
        DispatchQueue.main.async { withExtendedLifetime(function) {} }
    } else {
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(lifetime)) { withExtendedLifetime(function) {} }
    }
    return Unmanaged.passUnretained(function).toOpaque()
}

/// Returns the function whose address `unsafeBitCast(_:to:)` returned.
public func unsafeBitCast(
    _ x: UnsafeMutableRawPointer, to type: ((CGPathElement) -> Void).Type
) -> (CGPathElement) -> Void {
    Unmanaged<PathFunction>.fromOpaque(x).takeUnretainedValue().body
}

/// Returns the function whose address `unsafeBitCast(_:to:)` returned. There must be one.
public func unsafeBitCast(
    _ x: UnsafeMutableRawPointer?, to type: ((CGPathElement) -> Void).Type
) -> (CGPathElement) -> Void {
    x.map { unsafeBitCast($0, to: type) } ?? { _ in }
}
