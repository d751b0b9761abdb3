import Foundation

// Foundation's `contains` and `intersection` end the program at rectangles whose sides are no numbers, as those of sums
// that overflow are. These do not.
extension CGRect {
    /// Whether `point` is inside, or on the left or top edge. Nothing is inside of a rectangle whose sides are no
    /// numbers.
    package func holds(_ point: CGPoint) -> Bool {
        !isNull && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }

    /// The part that both rectangles share; null where there is none, or a side is no number.
    package func shared(with other: CGRect) -> CGRect {
        let areOrdered = minX <= maxX && minY <= maxY && other.minX <= other.maxX && other.minY <= other.maxY
        return areOrdered ? intersection(other) : .null
    }
}
