import OctantBase
import OctantImageFiles
import OctantRecordings

/// An image file that is to be written: PNG, JPEG or GIF, with one image or, as GIF and PNG, several frames. One thread
/// at a time.
public final class CGImageDestination: Hashable {
    private enum Place {
        case data(NSMutableData)
        case file(URL)

        /// What is written, in a line of the log.
        var shown: String {
            switch self {
            case .data: "an image file"
            case .file(let url): "the image file '\(url.path)'"
            }
        }
    }

    private let place: Place
    private let format: ImageFormat
    private let count: Int
    private var images: [(image: CGImage, properties: CFDictionary)] = []
    private var properties = NSMutableDictionary()
    private var isFinished = false

    private init?(_ place: Place, type: String, count: Int) {
        guard let format = Self.formats.first(where: { $0.identifier == type }), count > 0,
            count == 1 || format != .jpeg
        else {
            Log.once("imageIO.destination.\(type)", "no file of \(count) images of type '\(type)' can be written")
            return nil
        }
        (self.place, self.format, self.count) = (place, format, count)
    }

    /// The formats that can be written.
    static let formats: [ImageFormat] = [.png, .jpeg, .gif]

    /// A file in `data`, behind what is in it.
    convenience init?(data: NSMutableData, type: String, count: Int) {
        self.init(.data(data), type: type, count: count)
    }

    /// A file at `url`.
    convenience init?(url: URL, type: String, count: Int) {
        guard url.isFileURL else { return nil }
        self.init(.file(url), type: type, count: count)
    }

    func set(_ properties: CFDictionary) {
        self.properties.addEntries(of: properties)
    }

    func add(_ image: CGImage, _ properties: CFDictionary) {
        guard images.count < count, !isFinished else {
            Log.once("imageIO.destination.full", "an image file was made for \(count) images: more are left out")
            return
        }
        images.append((image, properties))
    }

    /// Writes the file. Returns whether all images were there, and it could be written.
    func finish() -> Bool {
        guard images.count == count, !isFinished else {
            Log.once("imageIO.destination.count", "an image file was made for \(count) images, not \(images.count)")
            return false
        }
        isFinished = true
        do {
            let bytes = try encoded()
            switch place {
            case .data(let data): data.append(Data(bytes))
            case .file(let url): try Data(bytes).write(to: url, options: .atomic)
            }
            return true
        } catch {
            let reason = SystemError(beneath: error)?.description ?? "\(error)"
            Log.once("imageIO.destination.write", "\(place.shown) cannot be written: \(reason)")
            return false
        }
    }

    private func encoded() throws -> [UInt8] {
        switch format {
        case .jpeg:
            let given = images[0].properties[kCGImageDestinationLossyCompressionQuality]
            let quality = (given as? NSNumber ?? properties[kCGImageDestinationLossyCompressionQuality] as? NSNumber)
            let number = quality?.doubleValue ?? 1
            let share = number.isFinite ? min(max(number, 0), 1) : 1
            return try JPEGFile.encode(images[0].image.bitmap, quality: Int((share * 100).rounded()))
        case .gif:
            let frames = images.map { (pixels: $0.image.bitmap, delay: delay($0.properties) ?? 0) }
            return try GIFWriter.encode(frames, plays: plays)
        case .png where images.count > 1:
            let file = MemorySink()
            let writer = APNGWriter(to: file, plays: plays ?? 0)
            for (image, properties) in images {
                // Milliseconds: a PNG file has a fraction of two numbers up to 65535.
                let milliseconds = min(max((delay(properties) ?? 0) * 1000, 0), 65535).rounded()
                try writer.add(
                    TimedFrame(
                        bitmap: image.bitmap, delayNumerator: Int(milliseconds), delayDenominator: 1000))
            }
            try writer.finish()
            return file.bytes
        default: return try PNGFile.encode(images[0].image.bitmap)
        }
    }

    /// The time that a frame of these properties stays, in seconds.
    private func delay(_ properties: CFDictionary) -> Double? {
        let own = ownProperties(of: properties)
        let number = own?[kCGImagePropertyGIFUnclampedDelayTime] ?? own?[kCGImagePropertyGIFDelayTime]
        return (number as? NSNumber).map(\.doubleValue).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns what `properties` says of files of this format.
    private func ownProperties(of properties: CFDictionary) -> CFDictionary? {
        let own = format.dictionary.flatMap { properties[$0] }
        return own as? NSDictionary ?? (own as? [AnyHashable: Any]).map { $0 as NSDictionary }
    }

    /// The number of times that the frames are shown.
    private var plays: Int? {
        let own = ownProperties(of: properties)
        return (own?[kCGImagePropertyGIFLoopCount] as? NSNumber)?.intValue
    }

    /// Destinations are equal when they are the same object.
    public static func == (one: CGImageDestination, other: CGImageDestination) -> Bool { one === other }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A file of `count` images and of the type `type`, to be written into `data` behind what is in it; nil, with one line
/// on standard error, for what cannot be written. No options are known.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data: data, type: type as String, count: count)
}

/// A file of `count` images and of the type `type`, to be written to `url`; nil, with one line on standard error, for
/// what cannot be written. No options are known.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(url: url as URL, type: type as String, count: count)
}

/// The uniform type identifiers of the files that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.formats.map(\.identifier) }

/// Sets properties of the whole file: how often the frames of a GIF or PNG file are shown, a JPEG file's quality.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {
    destination.set(properties ?? [:])
}

/// Adds an image, with how long it stays as a frame of a GIF or PNG file, or a JPEG file's quality.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    destination.add(image, properties ?? [:])
}

/// Adds the image at `index` of `source` with its properties, and with `properties` over them.
public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = source.image(at: index) else { return }
    let all = NSMutableDictionary()
    for properties in [CGImageSourceCopyPropertiesAtIndex(source, index, nil), properties] {
        if let properties { all.addEntries(of: properties) }
    }
    destination.add(image, all)
}

/// Writes the file. Returns whether all its images were added, and it could be written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finish() }

extension NSMutableDictionary {
    /// Adds what is in `other`, in place of what is there under the same keys.
    fileprivate func addEntries(of other: NSDictionary) {
        for case (let key as AnyHashable, let value) in other { setObject(value, forKey: key) }
    }
}
