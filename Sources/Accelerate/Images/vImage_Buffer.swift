/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result of a function of images: 0, or what was wrong.
public typealias vImage_Error = Int
/// How a function of images works.
public typealias vImage_Flags = UInt32
/// A part of a pixel, 0...255.
public typealias Pixel_8 = UInt8
/// The four parts of a pixel.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Pixels in memory.
public struct vImage_Buffer {
    /// The first pixel of the top row.
    public var data: UnsafeMutableRawPointer!
    /// The number of rows.
    public var height: vImagePixelCount
    /// The number of pixels of a row.
    public var width: vImagePixelCount
    /// From one row to the next, in bytes.
    public var rowBytes: Int

    /// No pixels.
    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

    /// `height` rows of `width` pixels from `data` on, each row `rowBytes` after the one before.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
}

// Results. The numbers are those of Apple's public header.

/// Nothing was wrong.
public var kvImageNoError: Int { 0 }
/// The part that is asked for is larger than what there is.
public var kvImageRoiLargerThanInputBuffer: Int { -21766 }
/// A kernel's size is not odd, or 0.
public var kvImageInvalidKernelSize: Int { -21767 }
/// Not exactly one way is given for what lies beyond the edges.
public var kvImageInvalidEdgeStyle: Int { -21768 }
/// The part that is asked for begins too far right.
public var kvImageInvalidOffset_X: Int { -21769 }
/// The part that is asked for begins too far down.
public var kvImageInvalidOffset_Y: Int { -21770 }
/// There is no memory.
public var kvImageMemoryAllocationError: Int { -21771 }
/// A pointer is missing.
public var kvImageNullPointerArgument: Int { -21772 }
/// A parameter makes no sense.
public var kvImageInvalidParameter: Int { -21773 }
/// Two images must be of one size, and are not.
public var kvImageBufferSizeMismatch: Int { -21774 }
/// There is no such flag.
public var kvImageUnknownFlagsBit: Int { -21775 }

// Flags. The numbers are those of Apple's public header.

/// As it is usual.
public var kvImageNoFlags: Int { 0 }
/// The first part of each pixel stays as it was.
public var kvImageLeaveAlphaUnchanged: Int { 1 }
/// Pixels whose neighbours lie beyond the edges stay as they were.
public var kvImageCopyInPlace: Int { 2 }
/// Beyond the edges is one colour.
public var kvImageBackgroundColorFill: Int { 4 }
/// Beyond the edges the edge goes on.
public var kvImageEdgeExtend: Int { 8 }
/// One thread works. It always does here.
public var kvImageDoNotTile: Int { 16 }
/// A wider window is used where sizes change.
public var kvImageHighQualityResampling: Int { 32 }
/// What lies beyond the edges does not count.
public var kvImageTruncateKernel: Int { 64 }
/// Nothing is done, and the result is the size of the memory that the function needs besides.
public var kvImageGetTempBufferSize: Int { 128 }
