/// A shape made of two others: a region of both.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    /// What becomes of the two paths.
    enum Operation: Sendable, Hashable {
        case region(RegionOperation)
        /// The lines of the first that are inside of the second, or outside.
        case lines(isInside: Bool)
    }

    var first: First
    var second: Second
    let operation: Operation
    let isEvenOdd: Bool

    static var role: ShapeRole { First.role }

    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    func path(in rect: CGRect) -> Path {
        let (one, other) = (first.path(in: rect), second.path(in: rect))
        switch operation {
        case .region(let operation): return one.combined(operation, with: other, eoFill: isEvenOdd)
        case .lines(let isInside): return one.lines(inside: isInside, other, eoFill: isEvenOdd)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// The region inside this shape, `other` or both: even-odd if `eoFill`. The size of this shape counts.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .region(.union), isEvenOdd: eoFill)
    }

    /// The region inside both shapes: even-odd if `eoFill`.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .region(.intersection), isEvenOdd: eoFill)
    }

    /// The region inside this shape and not inside `other`: even-odd if `eoFill`.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .region(.subtraction), isEvenOdd: eoFill)
    }

    /// The region inside one of the two shapes and not the other: even-odd if `eoFill`.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .region(.symmetricDifference), isEvenOdd: eoFill)
    }

    /// The lines of this shape that are inside `other`: even-odd if `eoFill`.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lines(isInside: true), isEvenOdd: eoFill)
    }

    /// The lines of this shape that are not inside `other`: even-odd if `eoFill`.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lines(isInside: false), isEvenOdd: eoFill)
    }
}
