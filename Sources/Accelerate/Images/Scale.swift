/// Makes `dest` the image `src` in its own size, by Lanczos' window of three lobes, or of five with
/// `kvImageHighQualityResampling`; beyond the edges the edge goes on. No memory is needed besides.
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ tempBuffer: UnsafeMutableRawPointer!, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    let (source, target) = (src.pointee, dest.pointee)
    guard source.isUsable, target.isUsable else { return kvImageNullPointerArgument }
    guard source.width > 0, source.height > 0 else { return kvImageInvalidParameter }
    let lobes = flags & vImage_Flags(kvImageHighQualityResampling) != 0 ? 5.0 : 3.0
    let across = Tap.taps(from: Int(source.width), to: Int(target.width), lobes: lobes)
    let down = Tap.taps(from: Int(source.height), to: Int(target.height), lobes: lobes)
    // All is read before anything is written: the two may be one.
    let rows = (0..<Int(source.height)).map { y in
        across.map { taps in
            taps.reduce(into: SIMD4<Float>.zero) { $0 += SIMD4<Float>(source.pixel($1.index, y)) * $1.weight }
        }
    }
    for y in 0..<Int(target.height) {
        for x in 0..<Int(target.width) {
            let sum = down[y].reduce(into: SIMD4<Float>.zero) { $0 += rows[$1.index][x] * $1.weight }
            target.set(Sums(sum.rounded(.toNearestOrAwayFromZero)), x, y)
        }
    }
    return kvImageNoError
}

/// A pixel that another is made of, and how much it counts.
private struct Tap {
    let index: Int
    let weight: Float

    /// What each pixel of a line of `target` is made of, of a line of `source`; the weights of each add up to 1.
    static func taps(from source: Int, to target: Int, lobes: Double) -> [[Tap]] {
        guard target > 0 else { return [] }
        let step = Double(source) / Double(target)
        // Where it becomes smaller the window is wider.
        let width = max(1, step)
        return (0..<target).map { pixel in
            let middle = (Double(pixel) + 0.5) * step
            let first = Int((middle - lobes * width - 0.5).rounded(.up))
            let last = Int((middle + lobes * width - 0.5).rounded(.down))
            let weights = (first...max(first, last)).map { window((Double($0) + 0.5 - middle) / width, lobes) }
            let sum = weights.reduce(0, +)
            return weights.enumerated().map { index, weight in
                Tap(index: min(max(first + index, 0), source - 1), weight: Float(weight / sum))
            }
        }
    }

    private static func window(_ x: Double, _ lobes: Double) -> Double {
        guard x != 0 else { return 1 }
        guard abs(x) < lobes else { return 0 }
        let angle = Double.pi * x
        return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
    }
}
