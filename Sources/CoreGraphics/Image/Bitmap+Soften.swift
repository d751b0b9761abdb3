// A bell curve wider than this, in cells, is computed on a grid half as fine: what it leaves is so smooth that nobody
// sees the difference.
private let mostCells = 8.0

extension Bitmap {
    /// The picture blurred by a bell curve of this deviation, in pixels. Beyond its edges the picture goes on as it is
    /// there. Nil when there is no memory for it.
    package func softened(deviation: Double) -> Bitmap? {
        guard let result = Bitmap(width: width, height: height) else { return nil }
        guard deviation.isFinite, deviation > 0 else {
            result.copy(from: self, fromX: 0, fromY: 0, width: width, height: height, toX: 0, toY: 0)
            return result
        }
        var step = 1
        while deviation / Double(step) >= mostCells { step *= 2 }
        var grid = CellGrid(self, step: step)
        grid.blur(deviation: deviation / Double(step))
        grid.draw(on: result)
        return result
    }
}

/// The mean colours of square cells of a picture: blue, green, red and alpha, premultiplied, 0...255.
private struct CellGrid {
    private let step: Int
    private let columns: Int, rows: Int
    private var cells: [SIMD4<Float>]

    init(_ bitmap: Bitmap, step: Int) {
        self.step = step
        (columns, rows) = ((bitmap.width + step - 1) / step, (bitmap.height + step - 1) / step)
        cells = Array(repeating: .zero, count: columns * rows)
        let (columns, rows) = (columns, rows)
        cells.withUnsafeMutableBufferPointer { cells in
            bitmap.withUnsafeBytes { bytes in
                for row in 0..<rows {
                    let lines = row * step..<min((row + 1) * step, bitmap.height)
                    for column in 0..<columns {
                        let places = column * step..<min((column + 1) * step, bitmap.width)
                        var sum = SIMD4<UInt32>.zero
                        for y in lines {
                            for x in places {
                                let pixel = bytes.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
                                sum &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
                            }
                        }
                        cells[row * columns + column] = SIMD4<Float>(sum) / Float(lines.count * places.count)
                    }
                }
            }
        }
    }

    /// Blurs by a bell curve of this deviation, in cells; beyond the edges the outermost cells go on.
    mutating func blur(deviation: Double) {
        let curve = (0...Int((3 * deviation).rounded(.up))).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = curve[0] + 2 * curve.dropFirst().reduce(0, +)
        let kernel = curve.map { Float($0 / sum) }
        var line = [SIMD4<Float>](repeating: .zero, count: max(columns, rows))
        let (columns, rows) = (columns, rows)
        cells.withUnsafeMutableBufferPointer { cells in
            line.withUnsafeMutableBufferPointer { line in
                kernel.withUnsafeBufferPointer { kernel in
                    func blur(from start: Int, step: Int, count: Int) {
                        for place in 0..<count { line[place] = cells[start + place * step] }
                        for place in 0..<count {
                            var sum = line[place] * kernel[0]
                            for distance in 1..<kernel.count {
                                let sides = line[max(place - distance, 0)] + line[min(place + distance, count - 1)]
                                sum += sides * kernel[distance]
                            }
                            cells[start + place * step] = sum
                        }
                    }
                    for row in 0..<rows { blur(from: row * columns, step: 1, count: columns) }
                    for column in 0..<columns { blur(from: column, step: columns, count: rows) }
                }
            }
        }
    }

    /// Draws the grid as large as the picture it was made of, smoothly.
    func draw(on bitmap: Bitmap) {
        /// The two cells around the middle of pixel `place`, and how much of the second there is.
        func neighbours(_ place: Int, count: Int) -> (Int, Int, Float) {
            let position = min(max((Float(place) + 0.5) / Float(step) - 0.5, 0), Float(count - 1))
            let first = Int(position)
            return (first, min(first + 1, count - 1), position - Float(first))
        }
        let across = (0..<bitmap.width).map { neighbours($0, count: columns) }
        cells.withUnsafeBufferPointer { cells in
            bitmap.withUnsafeMutableBytes { bytes in
                for y in 0..<bitmap.height {
                    let (upper, lower, down) = neighbours(y, count: rows)
                    for x in 0..<bitmap.width {
                        let (left, right, over) = across[x]
                        let (a, b) = (cells[upper * columns + left], cells[upper * columns + right])
                        let (c, d) = (cells[lower * columns + left], cells[lower * columns + right])
                        let (top, bottom) = (a + (b - a) * over, c + (d - c) * over)
                        let mixed = (top + (bottom - top) * down).rounded(.toNearestOrAwayFromZero)
                        let part = SIMD4<UInt32>(mixed.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
                        let pixel = part.w << 24 | part.z << 16 | part.y << 8 | part.x
                        bytes.storeBytes(of: pixel, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
                    }
                }
            }
        }
    }
}
