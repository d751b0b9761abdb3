extension UTType {
    /// Anything that has contents or a name: a file, a folder.
    public static let item = UTType(known: "public.item")
    /// Anything that a person can read, see or hear.
    public static let content = UTType(known: "public.content")
    /// Content of several kinds in one.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// Anything that is a stretch of bytes.
    public static let data = UTType(known: "public.data")
    /// A folder, or what is stored as one.
    public static let directory = UTType(known: "public.directory")
    /// A folder that a person sees as one.
    public static let folder = UTType(known: "public.folder")
    /// A folder that a person sees as a file.
    public static let package = UTType(known: "com.apple.package")
    /// A folder of a program's parts.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// A program.
    public static let application = UTType(known: "com.apple.application")
    /// A symbolic link.
    public static let symbolicLink = UTType(known: "public.symlink")
    /// A file that can be run.
    public static let executable = UTType(known: "public.executable")
    /// A file of files.
    public static let archive = UTType(known: "public.archive")
    /// A message.
    public static let message = UTType(known: "public.message")
    /// Somebody's name and addresses.
    public static let contact = UTType(known: "public.contact")
    /// An event.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// A database.
    public static let database = UTType(known: "public.database")
    /// A font.
    public static let font = UTType(known: "public.font")
    /// A program's source, in any language.
    public static let sourceCode = UTType(known: "public.source-code")
    /// A script, in any language.
    public static let script = UTType(known: "public.script")
    /// A table for calculating.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// Slides.
    public static let presentation = UTType(known: "public.presentation")
    /// Text, plain or not.
    public static let text = UTType(known: "public.text")
    /// Text without attributes.
    public static let plainText = UTType(known: "public.plain-text")
    /// Plain text in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Plain text in UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Values with a sign between.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Values with commas between.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Values with tabs between.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Rich Text Format.
    public static let rtf = UTType(known: "public.rtf")
    /// HTML.
    public static let html = UTType(known: "public.html")
    /// XML.
    public static let xml = UTType(known: "public.xml")
    /// JSON.
    public static let json = UTType(known: "public.json")
    /// YAML.
    public static let yaml = UTType(known: "public.yaml")
    /// A program's log.
    public static let log = UTType(known: "com.apple.log")
    /// Swift source.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// C source.
    public static let cSource = UTType(known: "public.c-source")
    /// A C header.
    public static let cHeader = UTType(known: "public.c-header")
    /// Objective-C source.
    public static let objectiveCSource = UTType(known: "public.objective-c-source")
    /// A Python script.
    public static let pythonScript = UTType(known: "public.python-script")
    /// A shell script.
    public static let shellScript = UTType(known: "public.shell-script")
    /// JavaScript source.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// A property list.
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A property list as XML.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// A property list as bytes.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    /// An image.
    public static let image = UTType(known: "public.image")
    /// A PNG image.
    public static let png = UTType(known: "public.png")
    /// A JPEG image.
    public static let jpeg = UTType(known: "public.jpeg")
    /// A GIF image.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A TIFF image.
    public static let tiff = UTType(known: "public.tiff")
    /// A BMP image.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// A Windows icon.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// A WebP image.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// An HEIC image.
    public static let heic = UTType(known: "public.heic")
    /// An HEIF image.
    public static let heif = UTType(known: "public.heif")
    /// An SVG drawing.
    public static let svg = UTType(known: "public.svg-image")
    /// A camera's raw image.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// A photograph that moves.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// An icon of macOS's.
    public static let icns = UTType(known: "com.apple.icns")
    /// Sound, film or both.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Film, with sound or without.
    public static let movie = UTType(known: "public.movie")
    /// Film without sound.
    public static let video = UTType(known: "public.video")
    /// Sound.
    public static let audio = UTType(known: "public.audio")
    /// A QuickTime film.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// An MPEG-1 or MPEG-2 film.
    public static let mpeg = UTType(known: "public.mpeg")
    /// An MPEG-4 film.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// An AVI film.
    public static let avi = UTType(known: "public.avi")
    /// MP3 sound.
    public static let mp3 = UTType(known: "public.mp3")
    /// WAV sound.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// AIFF sound.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// MIDI notes.
    public static let midi = UTType(known: "public.midi-audio")
    /// MPEG-4 sound.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// A list of sounds or films.
    public static let playlist = UTType(known: "public.playlist")
    /// An M3U playlist.
    public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
    /// A PDF document.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// An EPUB book.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// A ZIP archive.
    public static let zip = UTType(known: "public.zip-archive")
    /// A gzip archive.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// A bzip2 archive.
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// A tar archive.
    public static let tarArchive = UTType(known: "public.tar-archive")
    /// A vCard.
    public static let vCard = UTType(known: "public.vcard")
    /// A message of the Internet's mail.
    public static let emailMessage = UTType(known: "public.email-message")
    /// An address.
    public static let url = UTType(known: "public.url")
    /// A file's address.
    public static let fileURL = UTType(known: "public.file-url")
}
