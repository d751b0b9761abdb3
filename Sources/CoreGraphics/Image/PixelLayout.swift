/// The layout of a pixel of one to four bytes in memory; 8 bits a part.
struct PixelLayout: Equatable, Sendable {
    /// Bytes of one pixel: 1 grey or opacity alone, 2 grey with opacity, 3 colour, 4 colour with a fourth byte.
    let bytesPerPixel: Int
    /// Grey or colour.
    let model: CGColorSpaceModel
    /// The position of the opacity.
    let alpha: CGImageAlphaInfo
    /// Whether the most significant of a word's four bytes comes first.
    let isBigEndian: Bool

    /// Cairo's own: opacity first, in the machine's byte order.
    static let native = PixelLayout(alpha: .premultipliedFirst)
    /// Cairo's own without opacity.
    static let nativeOpaque = PixelLayout(alpha: .noneSkipFirst)

    /// One byte of grey.
    static let gray = PixelLayout(alpha: .none, bytesPerPixel: 1, model: .monochrome, isBigEndian: true)

    private init(
        alpha: CGImageAlphaInfo, bytesPerPixel: Int = 4, model: CGColorSpaceModel = .rgb,
        isBigEndian: Bool = UInt32(1).bigEndian == 1
    ) {
        (self.bytesPerPixel, self.model, self.alpha) = (bytesPerPixel, model, alpha)
        self.isBigEndian = isBigEndian
    }

    /// The layout that Apple's numbers describe; nil for one that is not among those of `bytesPerPixel`.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel, bitmapInfo: CGBitmapInfo) {
        let known = CGBitmapInfo.byteOrderMask.rawValue | CGBitmapInfo.alphaInfoMask.rawValue
        guard bitsPerComponent == 8, bitmapInfo.rawValue & ~known == 0,
            let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue)
        else { return nil }
        let order = bitmapInfo.intersection(.byteOrderMask)
        let isWord = order == .byteOrder32Little || order == .byteOrder32Big
        let hasPlainOrder = order == .byteOrderDefault
        switch (model, bitsPerPixel, alpha) {
        case (_, 8, .alphaOnly), (.monochrome, 8, .none), (.rgb, 24, .none):
            guard hasPlainOrder else { return nil }
        case (.monochrome, 16, .premultipliedFirst), (.monochrome, 16, .premultipliedLast),
            (.monochrome, 16, .first), (.monochrome, 16, .last):
            guard hasPlainOrder else { return nil }
        case (.rgb, 32, .alphaOnly), (.rgb, 32, .none):
            return nil
        case (.rgb, 32, _):
            guard hasPlainOrder || isWord else { return nil }
        default:
            return nil
        }
        (bytesPerPixel, self.model, self.alpha) = (bitsPerPixel / 8, model, alpha)
        isBigEndian = order != .byteOrder32Little
    }

    /// Whether it is Cairo's own.
    var isNative: Bool { self == .native }

    /// Whether a pixel has no opacity of its own.
    var isOpaque: Bool { alpha == .none || alpha == .noneSkipFirst || alpha == .noneSkipLast }

    /// Whether contexts draw in it: colours that are multiplied by their opacity or have none, in words, and single
    /// bytes of grey or of opacity.
    var isDrawable: Bool {
        switch bytesPerPixel {
        case 1: true
        case 4: isOpaque || alpha == .premultipliedFirst || alpha == .premultipliedLast
        default: false
        }
    }

    /// The layout in Apple's bits.
    var info: CGBitmapInfo {
        let order: CGBitmapInfo =
            bytesPerPixel < 4 ? .byteOrderDefault : isBigEndian ? .byteOrder32Big : .byteOrder32Little
        return CGBitmapInfo(rawValue: alpha.rawValue).union(order)
    }

    /// The number of a pixel's parts that carry a value.
    var partCount: Int {
        switch alpha {
        case .alphaOnly: 1
        case .none, .noneSkipFirst, .noneSkipLast: model == .rgb ? 3 : 1
        default: model == .rgb ? 4 : 2
        }
    }

    /// The offset of each part, in bytes from the pixel's first; nil for none. Grey is in all three colours.
    var offsets: ComponentOffsets {
        if alpha == .alphaOnly { return ComponentOffsets(red: nil, green: nil, blue: nil, alpha: 0) }
        let isAlphaFirst = alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
        let hasFourth = bytesPerPixel == 4 || bytesPerPixel == 2
        func offset(_ index: Int) -> Int { isBigEndian ? index : bytesPerPixel - 1 - index }
        let first = hasFourth && isAlphaFirst ? 1 : 0
        let last = isAlphaFirst ? 0 : bytesPerPixel - 1
        let opacity = isOpaque || !hasFourth ? nil : offset(last)
        if model == .monochrome {
            return ComponentOffsets(red: offset(first), green: offset(first), blue: offset(first), alpha: opacity)
        }
        return ComponentOffsets(red: offset(first), green: offset(first + 1), blue: offset(first + 2), alpha: opacity)
    }

    /// Whether colours are not multiplied by the opacity there.
    var isStraight: Bool { alpha == .first || alpha == .last }
}

/// The offsets of a pixel's parts, in bytes from its first.
struct ComponentOffsets {
    let red: Int?
    let green: Int?
    let blue: Int?
    let alpha: Int?
}
