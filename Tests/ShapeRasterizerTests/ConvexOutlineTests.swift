import Foundation
import ShapeRasterizer
import Testing

/// The length of the handles of a quarter circle's curve, in radii.
private let handle = 0.552_284_749_8

@Suite("Outlines that turn one way only")
struct ConvexOutlineTests {
    private typealias Point = ConvexOutline.Point

    /// Draws the polygon or, with `radii`, the ellipse around a middle, turned by `angle`.
    private func fill(
        _ target: PixelTarget, middle: Point, radii: Point, angle: Double, isMirrored: Bool = false
    ) -> Bool {
        func place(_ x: Double, _ y: Double) -> Point {
            let (x, y) = (x * radii.x, (isMirrored ? -y : y) * radii.y)
            return middle + Point(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
        }
        let reach = radii.max() * 1.5
        let outline = ConvexOutline(
            minimum: middle - reach, maximum: middle + reach, isClockwise: !isMirrored)
        return outline.fill(target, color: 0) { pen in
            pen.move(to: place(1, 0))
            pen.curve(to: place(0, 1), place(1, handle), place(handle, 1))
            pen.curve(to: place(-1, 0), place(-handle, 1), place(-1, handle))
            pen.curve(to: place(0, -1), place(-1, -handle), place(-handle, -1))
            pen.curve(to: place(1, 0), place(handle, -1), place(1, -handle))
        }
    }

    private func fill(_ target: PixelTarget, polygon: [Point], isClockwise: Bool = true) -> Bool {
        let outline = ConvexOutline(
            minimum: Point(polygon.map(\.x).min() ?? 0, polygon.map(\.y).min() ?? 0),
            maximum: Point(polygon.map(\.x).max() ?? 0, polygon.map(\.y).max() ?? 0), isClockwise: isClockwise)
        return outline.fill(target, color: 0) { pen in
            pen.move(to: polygon[0])
            for point in polygon.dropFirst() { pen.line(to: point) }
        }
    }

    /// Points in order on an ellipse of random form.
    private func polygon(_ numbers: inout Numbers) -> [Point] {
        let angles = (0..<Int(numbers.next(3, 12))).map { _ in numbers.next(0, 2 * .pi) }.sorted()
        let (width, height) = (numbers.next(2, 18), numbers.next(2, 18))
        return angles.map { Point(20 + width * cos($0), 20 + height * sin($0)) }
    }

    @Test("ellipses, however they are turned and run, are within 4 of 255 of the area they cover")
    func ellipses() {
        var numbers = Numbers(seed: 5)
        for index in 0..<16 {
            let (middle, angle) = (Point(numbers.next(19, 21), numbers.next(19, 21)), numbers.next(0, 7))
            let radii = Point(numbers.next(0.7, 18), numbers.next(0.7, 18))
            let pixels = Pixels(width: 40, height: 40)
            let isDrawn = pixels.draw {
                fill($0, middle: middle, radii: radii, angle: angle, isMirrored: index % 2 == 1)
            }
            #expect(isDrawn == true)
            let error = pixels.error(samples: 32) { x, y in
                let (x, y) = (x - middle.x, y - middle.y)
                let (across, down) = (x * cos(angle) + y * sin(angle), y * cos(angle) - x * sin(angle))
                return pow(across / radii.x, 2) + pow(down / radii.y, 2) < 1
            }
            #expect(error.most <= 4 && error.mean <= 1, "\(radii), \(angle)")
        }
    }

    /// The area that a convex polygon has of the pixel in a column and a row: what is left of it after a cut along
    /// each side.
    private func area(_ polygon: [Point], column: Int, row: Int) -> Double {
        let (x, y) = (Double(column), Double(row))
        let sides: [(Point) -> Double] = [{ $0.x - x }, { x + 1 - $0.x }, { $0.y - y }, { y + 1 - $0.y }]
        var rest = polygon
        for inside in sides {
            var cut: [Point] = []
            for (index, from) in rest.enumerated() {
                let to = rest[(index + 1) % rest.count]
                if inside(from) >= 0 { cut.append(from) }
                if inside(from) * inside(to) < 0 {
                    cut.append(from + (to - from) * (inside(from) / (inside(from) - inside(to))))
                }
            }
            rest = cut
        }
        let twice = rest.indices.reduce(0.0) { sum, index in
            let (from, to) = (rest[index], rest[(index + 1) % rest.count])
            return sum + from.x * to.y - from.y * to.x
        }
        return abs(twice) / 2
    }

    @Test("polygons are within 1 of 255 of the area they cover, whichever way they run")
    func polygons() {
        var numbers = Numbers(seed: 6)
        for index in 0..<40 {
            let corners = polygon(&numbers)
            let isClockwise = index % 2 == 0
            let pixels = Pixels(width: 40, height: 40)
            let isDrawn = pixels.draw {
                fill($0, polygon: isClockwise ? corners : corners.reversed(), isClockwise: isClockwise)
            }
            guard isDrawn == true else { continue }
            let errors = (0..<1600).map { index in
                let (column, row) = (index % 40, index / 40)
                return abs(Double(pixels[column, row] >> 24) - 255 * area(corners, column: column, row: row))
            }
            #expect(errors.max() ?? 0 <= 1, "\(corners)")
        }
    }

    @Test("a box has the pixels of a box, in part at its sides")
    func box() {
        let pixels = Pixels(width: 12, height: 8)
        let corners = [Point(1.5, 2), Point(10.25, 2), Point(10.25, 6.5), Point(1.5, 6.5)]
        #expect(pixels.draw { fill($0, polygon: corners) } == true)
        let alpha = (0..<8).map { y in (0..<12).map { pixels[$0, y] >> 24 } }
        let (full, last) = ([0, 128] + Array(repeating: 255, count: 8), [0, 64] + Array(repeating: 128, count: 8))
        let rows = [full + [64, 0], last + [32, 0]].map { $0.map(UInt32.init) }
        for row in 2...5 { #expect(alpha[row] == rows[0]) }
        #expect(alpha[6] == rows[1])
        #expect((alpha[...1] + alpha[7...]).allSatisfy { $0.allSatisfy { $0 == 0 } })
    }

    @Test("any part has the pixels of the whole")
    func parts() {
        var numbers = Numbers(seed: 7)
        for _ in 0..<30 {
            let corners = polygon(&numbers)
            let whole = Pixels(width: 40, height: 40), part = Pixels(width: 40, height: 40)
            let (x, y) = (Int(numbers.next(0, 30)), Int(numbers.next(0, 30)))
            let (columns, rows) = (x..<x + Int(numbers.next(1, 10)), y..<y + Int(numbers.next(1, 10)))
            let isDrawn = whole.draw { fill($0, polygon: corners) }
            #expect(part.draw(columns: columns, rows: rows) { fill($0, polygon: corners) } == isDrawn)
            for row in 0..<40 {
                for column in 0..<40 {
                    let isInside = columns.contains(column) && rows.contains(row)
                    #expect(part[column, row] == (isInside ? whole[column, row] : 0))
                }
            }
        }
    }

    @Test("whatever the numbers are, nothing is drawn outside of the pixels")
    func oddNumbers() {
        var numbers = Numbers(seed: 8)
        for _ in 0..<3000 {
            let corners = (0..<Int(numbers.next(1, 6))).map { _ in Point(numbers.odd(), numbers.odd()) }
            let pixels = Pixels(width: 24, height: 24)
            _ = pixels.draw(columns: 4..<20, rows: 4..<20) { fill($0, polygon: corners, isClockwise: true) }
            let isClear = (0..<24).allSatisfy { index in
                pixels[index, 3] == 0 && pixels[3, index] == 0 && pixels[index, 20] == 0 && pixels[20, index] == 0
            }
            #expect(isClear)
        }
    }
}
