internal import OctantImageFiles

/// Pixels as the rows of a PNG file, each behind the number of its filter. Source: docs/sources/layers.md, Image files.
enum PNGRows {
    /// The rows of numbers of colours, a byte each, as they are.
    static func palette(_ indices: [UInt8], width: Int) -> [UInt8] {
        let height = indices.count / max(width, 1)
        return [UInt8](unsafeUninitializedCapacity: height * (width + 1)) { rows, count in
            for y in 0..<height {
                rows[y * (width + 1)] = 0
                _ = rows[(y * (width + 1) + 1)...].update(fromContentsOf: indices[y * width..<(y + 1) * width])
            }
            count = height * (width + 1)
        }
    }

    /// The numbers of colours in the rows that `palette` made.
    static func indices(of rows: [UInt8], width: Int) -> [UInt8] {
        stride(from: 0, to: rows.count, by: width + 1).flatMap { rows[$0 + 1..<$0 + 1 + width] }
    }

    /// The rows of red, green, blue and opacity of premultiplied words: as they are, and each by the filter that leaves
    /// least of it, as the standard advises.
    static func color(_ words: [UInt32], width: Int) -> (plain: [UInt8], filtered: [UInt8]) {
        let (height, length) = (words.count / max(width, 1), width * 4)
        var plain = [UInt8](repeating: 0, count: height * (length + 1))
        plain.withUnsafeMutableBufferPointer { plain in
            for y in 0..<height {
                var at = y * (length + 1) + 1
                for x in 0..<width {
                    let parts = StraightPixels.parts(of: words[y * width + x])
                    (plain[at], plain[at + 1], plain[at + 2], plain[at + 3]) =
                        (parts.red, parts.green, parts.blue, parts.alpha)
                    at += 4
                }
            }
        }
        var filtered = plain
        var candidates = [[UInt8]](repeating: [UInt8](repeating: 0, count: length), count: 5)
        let zero = [UInt8](repeating: 0, count: length)
        for y in 0..<height {
            let start = y * (length + 1) + 1
            let row = plain[start..<start + length]
            let above = y == 0 ? zero[...] : plain[start - length - 1..<start - 1]
            let best = filter(row, above, into: &candidates)
            filtered[start - 1] = UInt8(best)
            filtered.replaceSubrange(start..<start + length, with: candidates[best])
        }
        return (plain, filtered)
    }

    /// Fills `candidates` with what each filter leaves of `row` and returns which is least.
    private static func filter(
        _ row: ArraySlice<UInt8>, _ above: ArraySlice<UInt8>, into candidates: inout [[UInt8]]
    ) -> Int {
        var sums = [0, 0, 0, 0, 0]
        row.withUnsafeBufferPointer { row in
            above.withUnsafeBufferPointer { above in
                for kind in 0..<5 {
                    candidates[kind].withUnsafeMutableBufferPointer { result in
                        var sum = 0
                        for at in row.indices {
                            let left = at < 4 ? 0 : row[at - 4]
                            let corner = at < 4 ? 0 : above[at - 4]
                            let guess: UInt8 =
                                switch kind {
                                case 0: 0
                                case 1: left
                                case 2: above[at]
                                case 3: UInt8((Int(left) + Int(above[at])) / 2)
                                default: paeth(left, above[at], corner)
                                }
                            let rest = row[at] &- guess
                            result[at] = rest
                            sum += Int(Int8(bitPattern: rest).magnitude)
                        }
                        sums[kind] = sum
                    }
                }
            }
        }
        return sums.indices.min { sums[$0] < sums[$1] } ?? 0
    }

    /// Of the three neighbours the one that is nearest to left + above - corner (PNG, 9.4).
    private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let guess = Int(left) + Int(above) - Int(corner)
        let distances = (abs(guess - Int(left)), abs(guess - Int(above)), abs(guess - Int(corner)))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
        return distances.1 <= distances.2 ? above : corner
    }
}
