import OctantBase
import OctantImageFiles

/// A source of the file in `data`, as it is now. None of the options changes what it gives.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data, isWhole: true)
}

/// A source of the file at `url`, read now; nil, with one line on standard error, when it cannot be read. None of the
/// options changes what it gives.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    CGDataProvider(url: url).map { CGImageSource($0.bytes, isWhole: true) }
}

/// A source of the file in `provider`. None of the options changes what it gives.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    CGImageSource(provider.bytes, isWhole: true)
}

/// A source of a file that is still to come, by `CGImageSourceUpdateData`. None of the options changes what it gives.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isWhole: false)
}

/// Gives `source` the data `data`: all of the file that has come so far, and whether it is the whole.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
    source.update(data as Data, isWhole: final)
}

/// Gives `source` the data in `provider`: all of the file that has come so far, and whether it is the whole.
public func CGImageSourceUpdateDataProvider(_ source: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    source.update(provider.bytes, isWhole: final)
}

/// The uniform type identifiers of the files that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.identifier) }

/// The uniform type identifier of the file; nil for one that cannot be read.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    source.content.format?.identifier as CFString?
}

/// The number of images; 0 for a file that cannot be read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.content.count }

/// The position of the image that stands for all: the first.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// Returns the part of the file that is there.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
    let content = source.content
    // The longest beginning that tells a format is WebP's, of 12 bytes.
    if content.format == nil, content.file.count < 12 {
        return content.isWhole ? .statusUnexpectedEOF : .statusReadingHeader
    }
    guard content.format != nil else { return .statusUnknownType }
    guard content.count > 0 else { return content.isWhole ? .statusInvalidData : .statusReadingHeader }
    return content.isWhole ? .statusComplete : .statusIncomplete
}

/// Returns the part of the image at `index` that is there.
public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    let (status, count) = (CGImageSourceGetStatus(source), CGImageSourceGetCount(source))
    // Of a file that is still to come, frames before the last are there.
    if status == .statusIncomplete, 0..<count - 1 ~= index { return .statusComplete }
    return 0..<max(count, 1) ~= index ? status : .statusUnknownType
}

/// The properties of the whole file: its size, and for an animation how often it plays; nil for a file that cannot be
/// read.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    let content = source.content
    guard content.count > 0, let format = content.format else { return nil }
    var properties: [CFString: Any] = [kCGImagePropertyFileSize: NSNumber(value: content.file.count)]
    if let key = format.dictionary, let frames = content.frames {
        var own: [CFString: Any] = [
            kCGImagePropertyGIFCanvasPixelWidth: NSNumber(value: frames.width),
            kCGImagePropertyGIFCanvasPixelHeight: NSNumber(value: frames.height),
            kCGImagePropertyGIFFrameInfoArray: frames.delays.map(delays) as NSArray,
        ]
        own[kCGImagePropertyGIFLoopCount] = frames.plays.map { NSNumber(value: $0) }
        properties[key] = own as CFDictionary
    }
    return properties as CFDictionary
}

/// The properties of the image at `index`: its size, orientation and colours, and of a frame how long it stays; nil if
/// there is none. The orientation is read of JPEG files.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    let content = source.content
    guard 0..<content.count ~= index, let format = content.format, let size = content.size else { return nil }
    var properties: [CFString: Any] = [
        kCGImagePropertyPixelWidth: NSNumber(value: size.width),
        kCGImagePropertyPixelHeight: NSNumber(value: size.height), kCGImagePropertyDepth: NSNumber(value: 8),
        kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    ]
    switch format {
    case .jpeg:
        properties[kCGImagePropertyOrientation] = NSNumber(value: JPEGFile.orientation(of: content.file))
        properties[kCGImagePropertyHasAlpha] = NSNumber(value: false)
    case .png: properties[kCGImagePropertyHasAlpha] = NSNumber(value: !PNGFile.isOpaque(content.file))
    case .gif, .webp: properties[kCGImagePropertyHasAlpha] = NSNumber(value: true)
    }
    if let key = format.dictionary, let frames = content.frames {
        properties[key] = delays(frames.delays[index])
    }
    return properties as CFDictionary
}

/// The image at `index`, decoded, not turned; nil if there is none that can be read. None of the options changes it.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    source.image(at: index)
}

/// The image at `index` in small, where the options ask for one to be made; files' own thumbnails are not read. It
/// keeps its proportions, and is never larger than the image.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    func isSet(_ key: CFString) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? false }
    guard
        isSet(kCGImageSourceCreateThumbnailFromImageAlways) || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent),
        let image = source.image(at: index)
    else { return nil }
    let most = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? .infinity
    let small = image.thumbnail(most: most >= 1 ? most : .infinity)
    guard isSet(kCGImageSourceCreateThumbnailWithTransform), source.content.format == .jpeg else { return small }
    return small?.turned(JPEGFile.orientation(of: source.content.file))
}

/// Does away with nothing: no pixels are kept but those of images that are still there.
public func CGImageSourceRemoveCacheAtIndex(_ source: CGImageSource, _ index: Int) {}

/// The time that a frame stays, as its dictionary says it: as the file does, and so that it can be seen.
private func delays(_ delay: Double) -> CFDictionary {
    // Files without a delay mean that nobody set one. Source: docs/sources/layers.md, Image files.
    [
        kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
        kCGImagePropertyGIFDelayTime: NSNumber(value: delay < 0.011 ? 0.1 : delay),
    ]
}
