import CoreGraphics
import Foundation
import OctantBase

/// The sides of the polygon that stands for an ellipse. Ours: it deviates by a 200th of the radius at most.
private let ellipseSides = 32
/// The least half side of a shape, in points: what is smaller has too little mass to be moved. Ours.
private let leastExtent = 0.5

/// The outline of an item, about its centre.
enum DynamicShape: Equatable {
    /// A circle of this radius.
    case circle(Double)
    /// A convex polygon, its corners in the direction from the x axis to the y axis.
    case polygon([DynamicVector])

    /// A rectangle of this size.
    init(rectangle size: CGSize) {
        let (x, y) = Self.halves(size)
        self = .polygon([
            DynamicVector(-x, -y), DynamicVector(x, -y), DynamicVector(x, y), DynamicVector(-x, y),
        ])
    }

    /// The ellipse inside a rectangle of this size.
    init(ellipse size: CGSize) {
        let (x, y) = Self.halves(size)
        guard x != y else {
            self = .circle(x)
            return
        }
        self = .polygon(
            (0..<ellipseSides).map { side in
                let corner = DynamicVector(angle: 2 * .pi * Double(side) / Double(ellipseSides))
                return DynamicVector(x * corner.x, y * corner.y)
            })
    }

    /// The least convex polygon around these points; nil if they enclose nothing.
    init?(around points: [DynamicVector]) {
        let sorted = Set(points.filter(\.isFinite)).ordered { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: some Sequence<DynamicVector>) -> [DynamicVector] {
            var kept: [DynamicVector] = []
            for point in points {
                while kept.count > 1,
                    (kept[kept.count - 1] - kept[kept.count - 2]).cross(point - kept[kept.count - 2]) <= 0
                {
                    kept.removeLast()
                }
                kept.append(point)
            }
            return Array(kept.dropLast())
        }
        let corners = chain(sorted) + chain(sorted.reversed())
        guard corners.count > 2 else { return nil }
        self = .polygon(corners)
        guard area > leastExtent else { return nil }
    }

    private static func halves(_ size: CGSize) -> (Double, Double) {
        func half(_ length: CGFloat) -> Double {
            length.isFinite ? max(abs(Double(length)) / 2, leastExtent) : leastExtent
        }
        return (half(size.width), half(size.height))
    }

    /// Square points.
    var area: Double {
        switch self {
        case .circle(let radius): .pi * radius * radius
        case .polygon(let corners): corners.indices.reduce(0) { $0 + corners[$1].cross(corners.next($1)) / 2 }
        }
    }

    /// The moment of inertia about the centre, of mass 1: square points.
    var inertia: Double {
        switch self {
        case .circle(let radius): return radius * radius / 2
        case .polygon(let corners):
            var (moment, weight) = (0.0, 0.0)
            for index in corners.indices {
                let (a, b) = (corners[index], corners.next(index))
                let part = a.cross(b)
                moment += part * (a.dot(a) + a.dot(b) + b.dot(b))
                weight += part
            }
            return moment / (6 * weight)
        }
    }

    /// The greatest distance from the centre, in points.
    var reach: Double {
        switch self {
        case .circle(let radius): radius
        case .polygon(let corners): corners.reduce(0) { max($0, $1.length) }
        }
    }

    /// The least distance from the centre to the outline, in points.
    var depth: Double {
        switch self {
        case .circle(let radius): return radius
        case .polygon(let corners):
            return corners.indices.reduce(.infinity) { least, index in
                let side = corners.next(index) - corners[index]
                return min(least, abs(side.cross(corners[index])) / max(side.length, 1e-9))
            }
        }
    }
}

extension [DynamicVector] {
    /// The corner after the one at `index`.
    func next(_ index: Int) -> DynamicVector { self[index + 1 == count ? 0 : index + 1] }
}
