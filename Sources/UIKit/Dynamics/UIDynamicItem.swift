import CoreGraphics
import Foundation
import OctantBase

/// The kind of outline that an item collides with.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse inside the bounds.
    case ellipse = 1
    /// `collisionBoundingPath`.
    case path = 2
}

/// What a dynamic animator moves: a view, or an object of the program's that something follows. Main actor only.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in the animator's reference.
    var center: CGPoint { get set }
    /// The rectangle of the item's own space, in points: its size counts.
    var bounds: CGRect { get }
    /// The transform about the middle: what turns is its angle.
    var transform: CGAffineTransform { get set }
    /// The kind of outline that the item collides with. Optional; `.rectangle` without it.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline of an item of the kind `.path`: a convex polygon about the item's middle at (0, 0). Optional.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// `.rectangle`.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The rectangle or ellipse of the bounds, about (0, 0).
    public var collisionBoundingPath: UIBezierPath { boundsPath }

    /// The outline by the bounds, about (0, 0).
    var boundsPath: UIBezierPath {
        let rect = dynamicBounds
        return collisionBoundsType == .ellipse ? UIBezierPath(ovalIn: rect) : UIBezierPath(rect: rect)
    }

    /// The bounds about (0, 0).
    var dynamicBounds: CGRect {
        let size = bounds.size
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }

    /// The middle, as bodies have it.
    var dynamicCenter: DynamicVector { DynamicVector(center, "the center") }

    /// The outline, as bodies have it.
    var dynamicShape: DynamicShape {
        switch collisionBoundsType {
        case .rectangle: return DynamicShape(rectangle: bounds.size)
        case .ellipse: return DynamicShape(ellipse: bounds.size)
        case .path:
            let corners = collisionBoundingPath.dynamicSegments.flatMap { [$0.start, $0.end] }
            if let shape = DynamicShape(around: corners) { return shape }
            Log.once("dynamics.path", "the path of a dynamic item encloses nothing: its bounds count")
            return DynamicShape(rectangle: bounds.size)
        }
    }

    /// The angle of the transform, in radians.
    var dynamicAngle: Double { transform.isFinite ? atan2(Double(transform.b), Double(transform.a)) : 0 }
}

extension UIView: UIDynamicItem {}

extension UIBezierPath {
    /// The outline in straight lines, curves within half a point.
    var dynamicSegments: [(start: DynamicVector, end: DynamicVector)] {
        var segments: [(start: DynamicVector, end: DynamicVector)] = []
        var (begin, here) = (DynamicVector.zero, DynamicVector.zero)
        cgPath.flattened(threshold: 0.5).applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint:
                begin = DynamicVector(element.pointee.points[0])
                here = begin
            case .closeSubpath:
                if here != begin { segments.append((here, begin)) }
                here = begin
            default:
                let next = DynamicVector(element.pointee.points[0])
                if next != here { segments.append((here, next)) }
                here = next
            }
        }
        return segments
    }
}
