import QuartzCore

/// An outline that knows what it is made of, so that those between it and another one can be made. Main actor only.
@MainActor protocol ShapeOutline {
    /// The outline.
    var path: CGPath { get }
    /// The outline `part` of the way to `other`; nil where that is one of another kind.
    func blended(with other: any ShapeOutline, _ part: Double) -> (any ShapeOutline)?
    /// Whether the way to `other` changes the rectangle alone.
    func isSameFigure(as other: any ShapeOutline) -> Bool
}

/// A shape in a rectangle.
struct PlacedShape<S: Shape>: ShapeOutline {
    var shape: S
    var rect: CGRect
    /// The container that the shape may go by; nil for none.
    var surroundings: ShapeSurroundings?
    /// Whether it is mirrored, for the direction of the lines.
    var isMirrored = false

    /// The shape as a layer draws it.
    nonisolated var line: ShapeLine {
        var line = plainLine
        guard isMirrored, !(shape is any SymmetricShape) else { return line }
        line.path = line.path.applying(.mirror(in: rect))
        return line
    }

    private nonisolated var plainLine: ShapeLine {
        guard let surroundings else { return ShapeLine(shape, in: rect) }
        return ShapeSurroundings.$current.withValue(surroundings) { ShapeLine(shape, in: rect) }
    }

    var path: CGPath { line.outline.cgPath }

    func blended(with other: any ShapeOutline, _ part: Double) -> (any ShapeOutline)? {
        guard let other = other as? PlacedShape<S> else { return nil }
        var result = other
        let way = other.shape.animatableData - shape.animatableData
        result.shape.animatableData = shape.animatableData + way.scaled(by: part)
        let (old, new) = (rect.animatableData, other.rect.animatableData)
        result.rect.animatableData = old + (new - old).scaled(by: part)
        return result
    }

    func isSameFigure(as other: any ShapeOutline) -> Bool {
        guard let other = other as? PlacedShape<S> else { return false }
        return other.shape.animatableData == shape.animatableData && other.surroundings == surroundings
            && other.isMirrored == isMirrored
    }
}

/// A shape that is its own mirror image.
nonisolated protocol SymmetricShape: Shape {}

extension Rectangle: SymmetricShape {}
extension RoundedRectangle: SymmetricShape {}
extension Ellipse: SymmetricShape {}
extension Circle: SymmetricShape {}
extension Capsule: SymmetricShape {}

extension CGAffineTransform {
    /// Swaps left and right of `rect`.
    static func mirror(in rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
    }
}

/// The source of a shape's outline. Two with the same path may be made of different numbers, with other outlines
/// between them.
struct OutlineSource: Equatable {
    let shape: (any ShapeOutline)?

    static func == (one: OutlineSource, other: OutlineSource) -> Bool {
        guard let first = one.shape, let second = other.shape else { return one.shape == nil && other.shape == nil }
        // Outlines are compared on the main thread alone.
        nonisolated(unsafe) let (shape, otherShape) = (first, second)
        return MainActor.assumeIsolated { shape.isSameFigure(as: otherShape) }
    }
}

/// What lies between two outlines.
@MainActor struct OutlineMorph {
    /// The first outline.
    var from: any ShapeOutline
    private let to: any ShapeOutline
    /// Whether the points go straight from those of the one to those of the other.
    let isLinear: Bool

    /// The outline in between; nil where there is none.
    init?(from: (any ShapeOutline)?, to: (any ShapeOutline)?) {
        guard let from, let to, from.blended(with: to, 0) != nil else { return nil }
        self.from = from
        self.to = to
        isLinear =
            from.isSameFigure(as: to)
            && from.path.geometry.combined(with: to.path.geometry) { first, _ in first } != nil
    }

    /// The fractions at which an outline that is the same at both ends is checked for another one.
    private static let samples: [Double] = [0.5, 0.25, 0.75, 0.125, 0.875, 0.3, 0.7, 0.03, 0.97]

    /// Whether there is something to see between the ends, which have the same path.
    var changesBetweenEqualEnds: Bool {
        let end = to.path
        return Self.samples.contains { path(at: $0) != end }
    }

    /// The outline at a part of the way.
    func outline(at part: Double) -> any ShapeOutline { from.blended(with: to, part) ?? to }

    /// The path.
    func path(at part: Double) -> CGPath { outline(at: part).path }

    /// The outlines between `outline` and the same end.
    func beginning(with outline: any ShapeOutline) -> OutlineMorph? { OutlineMorph(from: outline, to: to) }
}
