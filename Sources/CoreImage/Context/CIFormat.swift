/// A layout of pixels in memory. The numbers are ours.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int32

    /// The layout of this number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Opacity, red, green and blue, a byte each.
    public static let ARGB8 = CIFormat(rawValue: 265)
    /// Blue, green, red and opacity, a byte each.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Red, green, blue and opacity, a byte each.
    public static let RGBA8 = CIFormat(rawValue: 264)

    /// Where red, green, blue and the opacity are, in bytes from a pixel's beginning on; nil for another layout.
    var offsets: SIMD4<Int>? {
        switch self {
        case .ARGB8: SIMD4(1, 2, 3, 0)
        case .BGRA8: SIMD4(2, 1, 0, 3)
        case .RGBA8: SIMD4(0, 1, 2, 3)
        default: nil
        }
    }
}
