import OctantBase
import OctantImageFiles

/// The part of a source, or of an image in it, that is there.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data ends too early.
    case statusUnexpectedEOF = -5
    /// The data is damaged.
    case statusInvalidData = -4
    /// The data is of a format that cannot be read.
    case statusUnknownType = -3
    /// The part of the file that says the size has not come yet.
    case statusReadingHeader = -2
    /// Not everything has come yet.
    case statusIncomplete = -1
    /// Everything is there.
    case statusComplete = 0
}

/// An image file, still or of several frames: PNG, JPEG, GIF or WebP. Any thread.
public final class CGImageSource: Sendable, Hashable {
    /// The file as far as it is there.
    struct Content: Sendable {
        let file: [UInt8]
        let isWhole: Bool
        let format: ImageFormat?
        /// The frames of a file that has several.
        let frames: (any AnimatedFile)?
        /// The size of the image, in pixels; nil where it cannot be read.
        let size: (width: Int, height: Int)?

        init(_ file: [UInt8], isWhole: Bool) {
            (self.file, self.isWhole, format) = (file, isWhole, ImageFormat(file))
            let maximum = (side: bitmapSideLimit, area: bitmapAreaLimit)
            frames = (try? format?.frames(of: file, maximum: maximum)) ?? nil
            switch format {
            case .png: size = PNGFile.size(of: file)
            case .jpeg: size = JPEGFile.size(of: file)
            default: size = frames.map { ($0.width, $0.height) }
            }
        }

        /// The number of images.
        var count: Int { size == nil ? 0 : frames?.delays.count ?? 1 }
    }

    private let state: Locked<Content>

    init(_ data: Data, isWhole: Bool) { state = Locked(Content([UInt8](data), isWhole: isWhole)) }

    /// The file as far as it is there.
    var content: Content { state.withLock { $0 } }

    /// Replaces the file by more of it.
    func update(_ data: Data, isWhole: Bool) {
        let content = Content([UInt8](data), isWhole: isWhole)
        state.withLock { $0 = content }
    }

    /// The image at `index`; nil where it cannot be read.
    func image(at index: Int) -> CGImage? {
        let content = content
        guard 0..<content.count ~= index else { return nil }
        do throws(ImageFileError) {
            guard let frames = content.frames else { return try CGImage.decoding(content.file) }
            return CGImage(bitmap: try frames.frame(index, as: Bitmap.self))
        } catch {
            if content.isWhole { Log.once("imageIO.decode", "an image of a file cannot be read: \(error.reason)") }
            return nil
        }
    }

    /// Sources are equal when they are the same object.
    public static func == (one: CGImageSource, other: CGImageSource) -> Bool { one === other }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ImageFormat {
    /// The uniform type identifier.
    var identifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .gif: "com.compuserve.gif"
        case .webp: "org.webmproject.webp"
        }
    }

    /// The key of the format's own properties.
    var dictionary: CFString? {
        switch self {
        case .png: kCGImagePropertyPNGDictionary
        case .jpeg: nil
        case .gif: kCGImagePropertyGIFDictionary
        case .webp: kCGImagePropertyWebPDictionary
        }
    }
}
