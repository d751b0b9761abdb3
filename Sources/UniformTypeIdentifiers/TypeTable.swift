import OctantBase

// The types that programs name, with the identifiers, endings and names of the Internet that Apple publishes for them.
// Source: docs/sources/views.md, Types of files.

/// What is known of a type.
struct KnownType: Sendable {
    /// The types that it is one of, those apart that these are of.
    var parents: [String]
    /// Endings of files' names, the preferred one first.
    var endings: [String] = []
    /// Names of the Internet's, the preferred one first.
    var mimeTypes: [String] = []

    init(_ parents: String, _ endings: String = "", _ mimeTypes: String = "") {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        (self.parents, self.endings, self.mimeTypes) = (words(parents), words(endings), words(mimeTypes))
    }
}

/// All types that are known, by their identifiers.
enum TypeTable {
    static let types: [String: KnownType] = [
        // Kinds of things.
        "public.item": KnownType(""), "public.content": KnownType(""),
        "public.composite-content": KnownType("public.content"),
        "public.data": KnownType("public.item"), "public.directory": KnownType("public.item"),
        "public.folder": KnownType("public.directory"), "com.apple.package": KnownType("public.directory"),
        "com.apple.bundle": KnownType("public.directory"),
        "com.apple.application": KnownType("public.item"), "public.symlink": KnownType("public.item"),
        "public.executable": KnownType("public.item"), "public.archive": KnownType(""),
        "public.message": KnownType(""), "public.contact": KnownType(""), "public.calendar-event": KnownType(""),
        "public.font": KnownType(""), "public.source-code": KnownType("public.plain-text"),
        "public.script": KnownType("public.source-code"),
        "public.spreadsheet": KnownType("public.content"), "public.presentation": KnownType("public.composite-content"),
        // Text.
        "public.text": KnownType("public.data public.content"),
        "public.plain-text": KnownType("public.text", "txt text", "text/plain"),
        "public.utf8-plain-text": KnownType("public.plain-text", "", "text/plain;charset=utf-8"),
        "public.utf16-plain-text": KnownType("public.plain-text", "", "text/plain;charset=utf-16"),
        "public.delimited-values-text": KnownType("public.text"),
        "public.comma-separated-values-text": KnownType(
            "public.delimited-values-text", "csv", "text/csv text/comma-separated-values"),
        "public.tab-separated-values-text": KnownType(
            "public.delimited-values-text", "tsv", "text/tab-separated-values"),
        "public.rtf": KnownType("public.text", "rtf", "text/rtf application/rtf"),
        "public.html": KnownType("public.text", "html htm shtml shtm", "text/html"),
        "public.xml": KnownType("public.text", "xml", "application/xml text/xml"),
        "public.json": KnownType("public.text", "json", "application/json"),
        "public.yaml": KnownType("public.text", "yml yaml", "application/x-yaml"),
        "net.daringfireball.markdown": KnownType("public.plain-text", "md markdown", "text/markdown"),
        "com.apple.log": KnownType("public.plain-text", "log"),
        "public.swift-source": KnownType("public.source-code", "swift"),
        "public.c-source": KnownType("public.source-code", "c"),
        "public.c-header": KnownType("public.source-code", "h"),
        "public.objective-c-source": KnownType("public.source-code", "m"),
        "public.python-script": KnownType("public.script", "py", "text/x-python-script"),
        "public.shell-script": KnownType("public.script", "sh command"),
        "com.netscape.javascript-source": KnownType("public.source-code", "js javascript jscript", "text/javascript"),
        "public.css": KnownType("public.text", "css", "text/css"),
        "com.apple.property-list": KnownType("public.data", "plist"),
        "com.apple.xml-property-list": KnownType("public.xml com.apple.property-list"),
        "com.apple.binary-property-list": KnownType("com.apple.property-list"),
        // Images.
        "public.image": KnownType("public.data public.content"),
        "public.png": KnownType("public.image", "png", "image/png"),
        "public.jpeg": KnownType("public.image", "jpeg jpg jpe", "image/jpeg image/jpg"),
        "com.compuserve.gif": KnownType("public.image", "gif", "image/gif"),
        "public.tiff": KnownType("public.image", "tiff tif", "image/tiff"),
        "com.microsoft.bmp": KnownType("public.image", "bmp dib", "image/bmp"),
        "com.microsoft.ico": KnownType("public.image", "ico", "image/vnd.microsoft.icon"),
        "org.webmproject.webp": KnownType("public.image", "webp", "image/webp"),
        "public.heif-standard": KnownType("public.image"),
        "public.heic": KnownType("public.heif-standard", "heic", "image/heic"),
        "public.heif": KnownType("public.heif-standard", "heif hif", "image/heif"),
        "public.svg-image": KnownType("public.image public.xml", "svg svgz", "image/svg+xml"),
        "public.camera-raw-image": KnownType("public.image"),
        "com.apple.live-photo": KnownType("public.data public.composite-content"),
        "com.apple.icns": KnownType("public.image", "icns"),
        // Sound and film.
        "public.audiovisual-content": KnownType("public.data public.content"),
        "public.movie": KnownType("public.audiovisual-content"), "public.video": KnownType("public.movie"),
        "public.audio": KnownType("public.audiovisual-content"),
        "com.apple.quicktime-movie": KnownType("public.movie", "mov qt", "video/quicktime"),
        "public.mpeg": KnownType("public.movie", "mpg mpeg mpe m75 m15", "video/mpeg"),
        "public.mpeg-4": KnownType("public.movie", "mp4 mpg4", "video/mp4"),
        "com.apple.m4v-video": KnownType("public.movie", "m4v", "video/x-m4v"),
        "public.avi": KnownType("public.movie", "avi vfw", "video/avi"),
        "org.webmproject.webm": KnownType("public.movie", "webm", "video/webm"),
        "public.mp3": KnownType("public.audio", "mp3 mpga", "audio/mpeg"),
        "com.microsoft.waveform-audio": KnownType("public.audio", "wav wave bwf", "audio/vnd.wave"),
        "public.aiff-audio": KnownType("public.audio", "aiff aif", "audio/aiff"),
        "public.midi-audio": KnownType("public.audio", "midi mid", "audio/midi"),
        "public.mpeg-4-audio": KnownType("public.audio", "mp4", "audio/mp4"),
        "com.apple.m4a-audio": KnownType("public.mpeg-4-audio", "m4a", "audio/x-m4a"),
        "public.playlist": KnownType(""), "public.m3u-playlist": KnownType("public.text public.playlist", "m3u m3u8"),
        // Documents and archives.
        "com.adobe.pdf": KnownType("public.data public.composite-content", "pdf", "application/pdf"),
        "org.idpf.epub-container": KnownType("public.data public.composite-content", "epub", "application/epub+zip"),
        "public.zip-archive": KnownType("public.data public.archive", "zip", "application/zip"),
        "org.gnu.gnu-zip-archive": KnownType("public.data public.archive", "gz gzip", "application/x-gzip"),
        "public.bzip2-archive": KnownType("public.data public.archive", "bz2 bzip2", "application/x-bzip2"),
        "public.tar-archive": KnownType("public.data public.archive", "tar", "application/x-tar"),
        "public.vcard": KnownType("public.text public.contact", "vcf vcard", "text/vcard"),
        "com.apple.ical.ics": KnownType("public.text public.calendar-event", "ics", "text/calendar"),
        "public.email-message": KnownType("public.data public.message", "eml", "message/rfc822"),
        "public.truetype-ttf-font": KnownType("public.data public.font", "ttf"),
        "public.opentype-font": KnownType("public.data public.font", "otf"),
        "public.url": KnownType("public.data"), "public.file-url": KnownType("public.url"),
    ]

    /// The identifiers of the types that have a tag, in the order of the alphabet.
    static func identifiers(of tag: String, _ tagClass: UTTagClass) -> [String] {
        let tag = tag.lowercased()
        return types.filter { $0.value.tags(tagClass).contains(tag) }.map(\.key).ordered()
    }
}

extension KnownType {
    /// The tags of a kind, the preferred one first.
    func tags(_ tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: endings
        case .mimeType: mimeTypes
        default: []
        }
    }
}
