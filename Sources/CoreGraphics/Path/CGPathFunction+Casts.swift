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
private final class PathFunction<Element>: @unchecked Sendable {
    let body: (Element) -> Void

    init(_ body: @escaping (Element) -> Void) { self.body = body }

    /// Returns the address of `body`, good to the end of the main queue's turn.
    static func address(of body: @escaping (Element) -> Void) -> UnsafeMutableRawPointer {
        let function = PathFunction(body)
        if MainThread.isCurrent {
            DispatchQueue.main.async { withExtendedLifetime(function) {} }
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(lifetime)) {
                withExtendedLifetime(function) {}
            }
        }
        return Unmanaged.passUnretained(function).toOpaque()
    }

    /// Returns the function at `address`, which `address(of:)` returned; one that does nothing for nil.
    static func body(at address: UnsafeMutableRawPointer?) -> (Element) -> Void {
        address.map { Unmanaged<PathFunction>.fromOpaque($0).takeUnretainedValue().body } ?? { _ in }
    }
}

// MARK: Functions of elements

/// Returns the address of a function that is told of a path's elements. It is good to the end of the main queue's turn.
public func unsafeBitCast(
    _ x: @escaping (CGPathElement) -> Void, to type: UnsafeMutableRawPointer.Type
) -> UnsafeMutableRawPointer { PathFunction.address(of: x) }

/// Returns the function whose address `unsafeBitCast(_:to:)` returned.
public func unsafeBitCast(
    _ x: UnsafeMutableRawPointer, to type: ((CGPathElement) -> Void).Type
) -> (CGPathElement) -> Void { PathFunction.body(at: x) }

/// Returns the function whose address `unsafeBitCast(_:to:)` returned. There must be one.
public func unsafeBitCast(
    _ x: UnsafeMutableRawPointer?, to type: ((CGPathElement) -> Void).Type
) -> (CGPathElement) -> Void { PathFunction.body(at: x) }

// MARK: Functions of addresses of elements

/// Returns the address of a function that is told of a path's elements. It is good to the end of the main queue's turn.
public func unsafeBitCast(
    _ x: @escaping (UnsafePointer<CGPathElement>) -> Void, to type: UnsafeMutableRawPointer.Type
) -> UnsafeMutableRawPointer { PathFunction.address(of: x) }

/// Returns the function whose address `unsafeBitCast(_:to:)` returned.
public func unsafeBitCast(
    _ x: UnsafeMutableRawPointer, to type: ((UnsafePointer<CGPathElement>) -> Void).Type
) -> (UnsafePointer<CGPathElement>) -> Void { PathFunction.body(at: x) }

/// Returns the function whose address `unsafeBitCast(_:to:)` returned. There must be one.
public func unsafeBitCast(
    _ x: UnsafeMutableRawPointer?, to type: ((UnsafePointer<CGPathElement>) -> Void).Type
) -> (UnsafePointer<CGPathElement>) -> Void { PathFunction.body(at: x) }
