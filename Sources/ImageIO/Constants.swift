// Keys of options and properties. Source of the values: docs/sources/layers.md, Image files.

/// The key of the type that a source's data is expected to be of. It is not needed: the data says what it is.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The key of whether decoded pixels are kept, a Boolean. They are the image's, and stay while it does.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The key of whether an image is decoded when it is made, a Boolean. It always is.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The key of whether a thumbnail is made of the image where the file has none, a Boolean.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key of whether a thumbnail is made of the image in any case, a Boolean.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key of whether a thumbnail is turned as the image is to be shown, a Boolean.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
/// The key of the greatest width and height of a thumbnail, in pixels, a number.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// The key of the size of a source's data, in bytes.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key of an image's width, in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of an image's height, in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the bits of a part of a pixel.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
/// The key of the way in which an image is to be turned, 1...8 as Exif counts.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of the model of an image's colours, such as `RGB`.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The model of colours of red, green and blue.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The key of whether an image has opacity of its own.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"

/// The key of the dictionary of a GIF file, or of one of its frames.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of how often a GIF file plays; 0 is for ever.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key of the seconds that a frame of a GIF file stays, .1 where the file says less than .011.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of the seconds that a frame of a GIF file stays, as the file says.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the width of all frames of a GIF file, in pixels.
nonisolated(unsafe) public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key of the height of all frames of a GIF file, in pixels.
nonisolated(unsafe) public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The key of an array of a dictionary for each frame of a GIF file, with its delays.
nonisolated(unsafe) public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"

/// The key of the dictionary of a PNG file, or of one of its frames.
nonisolated(unsafe) public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key of how often an animated PNG file plays; 0 is for ever.
nonisolated(unsafe) public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The key of the seconds that a frame of a PNG file stays, .1 where the file says less than .011.
nonisolated(unsafe) public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The key of the seconds that a frame of a PNG file stays, as the file says.
nonisolated(unsafe) public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the width of all frames of a PNG file, in pixels.
nonisolated(unsafe) public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key of the height of all frames of a PNG file, in pixels.
nonisolated(unsafe) public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The key of an array of a dictionary for each frame of a PNG file, with its delays.
nonisolated(unsafe) public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"

/// The key of the dictionary of a WebP file, or of one of its frames.
nonisolated(unsafe) public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The key of how often a WebP file plays; 0 is for ever.
nonisolated(unsafe) public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The key of the seconds that a frame of a WebP file stays, .1 where the file says less than .011.
nonisolated(unsafe) public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The key of the seconds that a frame of a WebP file stays, as the file says.
nonisolated(unsafe) public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the width of all frames of a WebP file, in pixels.
nonisolated(unsafe) public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key of the height of all frames of a WebP file, in pixels.
nonisolated(unsafe) public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The key of an array of a dictionary for each frame of a WebP file, with its delays.
nonisolated(unsafe) public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfo"

/// The key of the quality of a JPEG file that is written, 0...1: from the smallest file to the best image.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
