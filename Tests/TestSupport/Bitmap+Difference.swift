package import CoreGraphics

extension Bitmap {
    /// The mean difference of red, green and blue from those of `other`, which is as large, of 255. The alpha of pixels
    /// is left out: what is compared lies on something opaque.
    package func meanDifference(from other: Bitmap) -> Double {
        meanDifference(fromPixels: other.words)
    }

    /// The same from `other`, 0xAARRGGBB, row by row from the top.
    package func meanDifference(fromPixels other: [UInt32]) -> Double {
        var sum = 0
        for (one, other) in zip(words, other) {
            for shift: UInt32 in [0, 8, 16] { sum += abs(Int(one >> shift & 255) - Int(other >> shift & 255)) }
        }
        return Double(sum) / Double(3 * width * height)
    }
}
