import UniformTypeIdentifiers

// The older names of `UTType`'s members: their identifiers.

/// The identifier of `UTType.item`.
nonisolated(unsafe) public let kUTTypeItem: CFString = UTType.item.identifier as CFString
/// The identifier of `UTType.content`.
nonisolated(unsafe) public let kUTTypeContent: CFString = UTType.content.identifier as CFString
/// The identifier of `UTType.data`.
nonisolated(unsafe) public let kUTTypeData: CFString = UTType.data.identifier as CFString
/// The identifier of `UTType.directory`.
nonisolated(unsafe) public let kUTTypeDirectory: CFString = UTType.directory.identifier as CFString
/// The identifier of `UTType.folder`.
nonisolated(unsafe) public let kUTTypeFolder: CFString = UTType.folder.identifier as CFString
/// The identifier of `UTType.archive`.
nonisolated(unsafe) public let kUTTypeArchive: CFString = UTType.archive.identifier as CFString
/// The identifier of `UTType.text`.
nonisolated(unsafe) public let kUTTypeText: CFString = UTType.text.identifier as CFString
/// The identifier of `UTType.plainText`.
nonisolated(unsafe) public let kUTTypePlainText: CFString = UTType.plainText.identifier as CFString
/// The identifier of `UTType.utf8PlainText`.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier as CFString
/// The identifier of `UTType.rtf`.
nonisolated(unsafe) public let kUTTypeRTF: CFString = UTType.rtf.identifier as CFString
/// The identifier of `UTType.html`.
nonisolated(unsafe) public let kUTTypeHTML: CFString = UTType.html.identifier as CFString
/// The identifier of `UTType.xml`.
nonisolated(unsafe) public let kUTTypeXML: CFString = UTType.xml.identifier as CFString
/// The identifier of `UTType.json`.
nonisolated(unsafe) public let kUTTypeJSON: CFString = UTType.json.identifier as CFString
/// The identifier of `UTType.commaSeparatedText`.
nonisolated(unsafe) public let kUTTypeCommaSeparatedText: CFString = UTType.commaSeparatedText.identifier as CFString
/// The identifier of `UTType.sourceCode`.
nonisolated(unsafe) public let kUTTypeSourceCode: CFString = UTType.sourceCode.identifier as CFString
/// The identifier of `UTType.propertyList`.
nonisolated(unsafe) public let kUTTypePropertyList: CFString = UTType.propertyList.identifier as CFString
/// The identifier of `UTType.image`.
nonisolated(unsafe) public let kUTTypeImage: CFString = UTType.image.identifier as CFString
/// The identifier of `UTType.png`.
nonisolated(unsafe) public let kUTTypePNG: CFString = UTType.png.identifier as CFString
/// The identifier of `UTType.jpeg`.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = UTType.jpeg.identifier as CFString
/// The identifier of `UTType.gif`.
nonisolated(unsafe) public let kUTTypeGIF: CFString = UTType.gif.identifier as CFString
/// The identifier of `UTType.tiff`.
nonisolated(unsafe) public let kUTTypeTIFF: CFString = UTType.tiff.identifier as CFString
/// The identifier of `UTType.bmp`.
nonisolated(unsafe) public let kUTTypeBMP: CFString = UTType.bmp.identifier as CFString
/// The identifier of `UTType.ico`.
nonisolated(unsafe) public let kUTTypeICO: CFString = UTType.ico.identifier as CFString
/// The identifier of `UTType.svg`.
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics: CFString = UTType.svg.identifier as CFString
/// The identifier of `UTType.rawImage`.
nonisolated(unsafe) public let kUTTypeRawImage: CFString = UTType.rawImage.identifier as CFString
/// The identifier of `UTType.livePhoto`.
nonisolated(unsafe) public let kUTTypeLivePhoto: CFString = UTType.livePhoto.identifier as CFString
/// The identifier of `UTType.audiovisualContent`.
nonisolated(unsafe) public let kUTTypeAudiovisualContent: CFString = UTType.audiovisualContent.identifier as CFString
/// The identifier of `UTType.movie`.
nonisolated(unsafe) public let kUTTypeMovie: CFString = UTType.movie.identifier as CFString
/// The identifier of `UTType.video`.
nonisolated(unsafe) public let kUTTypeVideo: CFString = UTType.video.identifier as CFString
/// The identifier of `UTType.audio`.
nonisolated(unsafe) public let kUTTypeAudio: CFString = UTType.audio.identifier as CFString
/// The identifier of `UTType.quickTimeMovie`.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = UTType.quickTimeMovie.identifier as CFString
/// The identifier of `UTType.mpeg`.
nonisolated(unsafe) public let kUTTypeMPEG: CFString = UTType.mpeg.identifier as CFString
/// The identifier of `UTType.mpeg4Movie`.
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = UTType.mpeg4Movie.identifier as CFString
/// The identifier of `UTType.mp3`.
nonisolated(unsafe) public let kUTTypeMP3: CFString = UTType.mp3.identifier as CFString
/// The identifier of `UTType.mpeg4Audio`.
nonisolated(unsafe) public let kUTTypeMPEG4Audio: CFString = UTType.mpeg4Audio.identifier as CFString
/// The identifier of `UTType.pdf`.
nonisolated(unsafe) public let kUTTypePDF: CFString = UTType.pdf.identifier as CFString
/// The identifier of `UTType.zip`.
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = UTType.zip.identifier as CFString
/// The identifier of `UTType.vCard`.
nonisolated(unsafe) public let kUTTypeVCard: CFString = UTType.vCard.identifier as CFString
/// The identifier of `UTType.url`.
nonisolated(unsafe) public let kUTTypeURL: CFString = UTType.url.identifier as CFString
/// The identifier of `UTType.fileURL`.
nonisolated(unsafe) public let kUTTypeFileURL: CFString = UTType.fileURL.identifier as CFString

/// The kind of tags that are endings of files' names.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString =
    UTTagClass.filenameExtension.rawValue as CFString
/// The kind of tags that are names of the Internet's.
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue as CFString

/// Whether the type of one identifier is that of the other or one of it; false for identifiers that are not known.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI as String), let parent = UTType(inConformsToUTI as String) else { return false }
    return type.conforms(to: parent)
}

/// Whether both identifiers are one, capitals or not.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}
