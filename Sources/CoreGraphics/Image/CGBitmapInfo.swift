/// The position of a pixel's opacity, and whether its colour is multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No opacity.
    case none = 0
    /// Opacity last, colour multiplied by it.
    case premultipliedLast = 1
    /// Opacity first, colour multiplied by it.
    case premultipliedFirst = 2
    /// Opacity last, colour not multiplied.
    case last = 3
    /// Opacity first, colour not multiplied.
    case first = 4
    /// A last part that means nothing.
    case noneSkipLast = 5
    /// A first part that means nothing.
    case noneSkipFirst = 6
    /// Opacity only.
    case alphaOnly = 7
}

/// The layout of pixels in memory: a `CGImageAlphaInfo` in the low five bits, and a byte order.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// The layout of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The order in which parts are named: the most significant byte first.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// 32-bit pixels, least significant byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 32-bit pixels, most significant byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    /// 32-bit pixels in the machine's own byte order.
    public static let byteOrder32Host = UInt32(1).littleEndian == 1 ? byteOrder32Little : byteOrder32Big
}
