// A bell curve wider than this, in cells, is computed on a grid half as fine: what it leaves is so smooth that nobody
// sees the difference.
private let mostCells = 8.0
/// In pixels: many times the longest side that an image has. Nobody sees the difference to wider ones.
private let greatestDeviation = 1e6

extension Bitmap {
    /// The image blurred by a bell curve of this deviation, in pixels. Beyond its edges the image goes on as it is
    /// there. Nil when there is no memory for it.
    package func softened(deviation: Double) -> Bitmap? {
        guard let result = Bitmap(width: width, height: height) else { return nil }
        guard deviation.isFinite, deviation > 0 else {
            result.copy(from: self, fromX: 0, fromY: 0, width: width, height: height, toX: 0, toY: 0)
            return result
        }
        let deviation = min(deviation, greatestDeviation)
        var step = 1
        while deviation / Double(step) >= mostCells { step *= 2 }
        var grid = CellGrid(self, step: step)
        grid.blur(deviation: deviation / Double(step))
        grid.draw(on: result)
        return result
    }
}

/// The mean colours of square cells of an image: blue, green, red and alpha, premultiplied, 0...255.
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
                        let range = column * step..<min((column + 1) * step, bitmap.width)
                        var sum = SIMD4<UInt32>.zero
                        for y in lines {
                            for x in range {
                                let pixel = bytes.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
                                sum &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
                            }
                        }
                        cells[row * columns + column] = SIMD4<Float>(sum) / Float(lines.count * range.count)
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
        let reach = kernel.count - 1
        // A line has space on both sides for what goes on beyond the edges, so that no index has to be held in. Its
        // parts are single numbers, not vectors, which cost thirty times as much in a build without optimisation; with
        // it the compiler makes vectors of the loop itself.
        var line = [Float](repeating: 0, count: 4 * (max(columns, rows) + 2 * reach))
        var sums = [Float](repeating: 0, count: 4 * max(columns, rows))
        let (columns, rows) = (columns, rows)
        cells.withUnsafeMutableBytes { cells in
            line.withUnsafeMutableBufferPointer { line in
                sums.withUnsafeMutableBufferPointer { sums in
                    guard let cells = cells.baseAddress, let line = line.baseAddress, let sums = sums.baseAddress
                    else { return }
                    let bytesPerCell = MemoryLayout<SIMD4<Float>>.stride
                    func blur(from start: Int, step: Int, count: Int) {
                        for index in -reach..<count + reach {
                            let cell = start + min(max(index, 0), count - 1) * step
                            UnsafeMutableRawPointer(line + 4 * (index + reach))
                                .copyMemory(from: cells + cell * bytesPerCell, byteCount: bytesPerCell)
                        }
                        let middle = line + 4 * reach
                        for (distance, weight) in kernel.enumerated() {
                            let (before, after) = (middle - 4 * distance, middle + 4 * distance)
                            var part = 0
                            while part < 4 * count {
                                if distance == 0 {
                                    sums[part] = middle[part] * weight
                                } else {
                                    sums[part] += (before[part] + after[part]) * weight
                                }
                                part += 1
                            }
                        }
                        for index in 0..<count {
                            (cells + (start + index * step) * bytesPerCell)
                                .copyMemory(from: sums + 4 * index, byteCount: bytesPerCell)
                        }
                    }
                    for row in 0..<rows { blur(from: row * columns, step: 1, count: columns) }
                    for column in 0..<columns { blur(from: column, step: columns, count: rows) }
                }
            }
        }
    }

    /// Draws the grid as large as the image it was made of, smoothly.
    func draw(on bitmap: Bitmap) {
        /// The two cells around the middle of pixel `pixel`, and how much of the second there is.
        func neighbours(_ pixel: Int, count: Int) -> (Int, Int, Float) {
            let position = min(max((Float(pixel) + 0.5) / Float(step) - 0.5, 0), Float(count - 1))
            let first = Int(position)
            return (first, min(first + 1, count - 1), position - Float(first))
        }
        let across = (0..<bitmap.width).map { neighbours($0, count: columns) }
        cells.withUnsafeBytes { cells in
            bitmap.withUnsafeMutableBytes { bytes in
                let bytesPerCell = MemoryLayout<SIMD4<Float>>.stride
                for y in 0..<bitmap.height {
                    let (upper, lower, down) = neighbours(y, count: rows)
                    for x in 0..<bitmap.width {
                        let (left, right, over) = across[x]
                        func mixed(_ row: Int, _ part: Int) -> Float {
                            let offset = row * columns * bytesPerCell + part * MemoryLayout<Float>.stride
                            let a = cells.load(fromByteOffset: offset + left * bytesPerCell, as: Float.self)
                            let b = cells.load(fromByteOffset: offset + right * bytesPerCell, as: Float.self)
                            return a + (b - a) * over
                        }
                        var part = 0
                        while part < 4 {
                            let (top, bottom) = (mixed(upper, part), mixed(lower, part))
                            let value = (top + (bottom - top) * down).rounded(.toNearestOrAwayFromZero)
                            // In this order what is no number becomes 0.
                            bytes[y * bitmap.bytesPerRow + x * 4 + part] = UInt8(min(max(0, value), 255))
                            part += 1
                        }
                    }
                }
            }
        }
    }
}
