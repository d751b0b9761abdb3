import UniformTypeIdentifiers

// The older names of `UTType`'s members: their identifiers.

/// The identifier of `UTType.item`.
public let kUTTypeItem: CFString = UTType.item.identifier
/// The identifier of `UTType.content`.
public let kUTTypeContent: CFString = UTType.content.identifier
/// The identifier of `UTType.data`.
public let kUTTypeData: CFString = UTType.data.identifier
/// The identifier of `UTType.directory`.
public let kUTTypeDirectory: CFString = UTType.directory.identifier
/// The identifier of `UTType.folder`.
public let kUTTypeFolder: CFString = UTType.folder.identifier
/// The identifier of `UTType.archive`.
public let kUTTypeArchive: CFString = UTType.archive.identifier
/// The identifier of `UTType.text`.
public let kUTTypeText: CFString = UTType.text.identifier
/// The identifier of `UTType.plainText`.
public let kUTTypePlainText: CFString = UTType.plainText.identifier
/// The identifier of `UTType.utf8PlainText`.
public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier
/// The identifier of `UTType.rtf`.
public let kUTTypeRTF: CFString = UTType.rtf.identifier
/// The identifier of `UTType.html`.
public let kUTTypeHTML: CFString = UTType.html.identifier
/// The identifier of `UTType.xml`.
public let kUTTypeXML: CFString = UTType.xml.identifier
/// The identifier of `UTType.json`.
public let kUTTypeJSON: CFString = UTType.json.identifier
/// The identifier of `UTType.commaSeparatedText`.
public let kUTTypeCommaSeparatedText: CFString = UTType.commaSeparatedText.identifier
/// The identifier of `UTType.sourceCode`.
public let kUTTypeSourceCode: CFString = UTType.sourceCode.identifier
/// The identifier of `UTType.propertyList`.
public let kUTTypePropertyList: CFString = UTType.propertyList.identifier
/// The identifier of `UTType.image`.
public let kUTTypeImage: CFString = UTType.image.identifier
/// The identifier of `UTType.png`.
public let kUTTypePNG: CFString = UTType.png.identifier
/// The identifier of `UTType.jpeg`.
public let kUTTypeJPEG: CFString = UTType.jpeg.identifier
/// The identifier of `UTType.gif`.
public let kUTTypeGIF: CFString = UTType.gif.identifier
/// The identifier of `UTType.tiff`.
public let kUTTypeTIFF: CFString = UTType.tiff.identifier
/// The identifier of `UTType.bmp`.
public let kUTTypeBMP: CFString = UTType.bmp.identifier
/// The identifier of `UTType.ico`.
public let kUTTypeICO: CFString = UTType.ico.identifier
/// The identifier of `UTType.svg`.
public let kUTTypeScalableVectorGraphics: CFString = UTType.svg.identifier
/// The identifier of `UTType.rawImage`.
public let kUTTypeRawImage: CFString = UTType.rawImage.identifier
/// The identifier of `UTType.livePhoto`.
public let kUTTypeLivePhoto: CFString = UTType.livePhoto.identifier
/// The identifier of `UTType.audiovisualContent`.
public let kUTTypeAudiovisualContent: CFString = UTType.audiovisualContent.identifier
/// The identifier of `UTType.movie`.
public let kUTTypeMovie: CFString = UTType.movie.identifier
/// The identifier of `UTType.video`.
public let kUTTypeVideo: CFString = UTType.video.identifier
/// The identifier of `UTType.audio`.
public let kUTTypeAudio: CFString = UTType.audio.identifier
/// The identifier of `UTType.quickTimeMovie`.
public let kUTTypeQuickTimeMovie: CFString = UTType.quickTimeMovie.identifier
/// The identifier of `UTType.mpeg`.
public let kUTTypeMPEG: CFString = UTType.mpeg.identifier
/// The identifier of `UTType.mpeg4Movie`.
public let kUTTypeMPEG4: CFString = UTType.mpeg4Movie.identifier
/// The identifier of `UTType.mp3`.
public let kUTTypeMP3: CFString = UTType.mp3.identifier
/// The identifier of `UTType.mpeg4Audio`.
public let kUTTypeMPEG4Audio: CFString = UTType.mpeg4Audio.identifier
/// The identifier of `UTType.pdf`.
public let kUTTypePDF: CFString = UTType.pdf.identifier
/// The identifier of `UTType.zip`.
public let kUTTypeZipArchive: CFString = UTType.zip.identifier
/// The identifier of `UTType.vCard`.
public let kUTTypeVCard: CFString = UTType.vCard.identifier
/// The identifier of `UTType.url`.
public let kUTTypeURL: CFString = UTType.url.identifier
/// The identifier of `UTType.fileURL`.
public let kUTTypeFileURL: CFString = UTType.fileURL.identifier

/// The kind of tags that are endings of files' names.
public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue
/// The kind of tags that are names of the Internet's.
public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue

/// Whether the type of one identifier is that of the other or one of it; false for identifiers that are not known.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    guard let type = UTType(inUTI), let parent = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: parent)
}

/// Whether both identifiers are one, capitals or not.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }
