import CoreGraphics
import Foundation
import OctantDisplay

/// A pasteboard, where a program leaves data to be pasted: for other programs too on the `general` one. Main actor
/// only.
///
/// The general pasteboard is the desktop's clipboard, and in a program without a display one in memory; those with
/// other names are this program's. Another program's data is requested when it is read, and that program has a second
/// to answer: after that there is nothing. A desktop's clipboard has one thing in several forms, so that other programs
/// get several strings or addresses as one text of lines, and of several images the first.
@preconcurrency @MainActor
open class UIPasteboard: _PlainObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The name `rawValue`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name `rawValue`.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// The name of the general pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// Posted by a pasteboard when what is on it changed: by this program at once, by another one, on the general
    /// pasteboard, when the desktop reports it, if `general` was ever asked for.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// Posted by a pasteboard that was removed.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

    private static let desktop = UIPasteboard(.general, MemoryClipboard())
    private static var named: [Name: MemoryClipboard] = [:]

    /// The pasteboard's name.
    public let name: Name
    private let memory: MemoryClipboard
    /// The clipboard whose changes are followed.
    private weak var followed: (any Clipboard)?
    /// The items that this program put there one by one, and the change count that resulted.
    private var own: (count: Int, strings: [String], urls: [URL], images: [UIImage])?

    private init(_ name: Name, _ memory: MemoryClipboard) { (self.name, self.memory) = (name, memory) }

    // MARK: Which there are

    /// The desktop's clipboard.
    public class var general: UIPasteboard {
        desktop.follow()
        return desktop
    }

    /// The program's pasteboard of this name. If there is none yet it is made, or with `create` false the result is
    /// nil.
    public convenience init?(name: Name, create: Bool) {
        guard name != .general else {
            self.init(name, Self.desktop.memory)
            return
        }
        guard let memory = Self.named[name] ?? (create ? MemoryClipboard() : nil) else { return nil }
        Self.named[name] = memory
        self.init(name, memory)
    }

    /// A new pasteboard with a name that no other one has.
    public class func withUniqueName() -> UIPasteboard {
        let (name, memory) = (Name(UUID().uuidString), MemoryClipboard())
        named[name] = memory
        return UIPasteboard(name, memory)
    }

    /// Removes the pasteboard of this name, and its contents. The general one stays.
    public class func remove(withName name: Name) {
        guard let memory = named.removeValue(forKey: name) else { return }
        memory.set([])
        NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(name, memory))
    }

    private var clipboard: any Clipboard {
        name == .general ? UIApplication.shared.display?.clipboard(.copied) ?? memory : memory
    }

    private func follow() {
        let clipboard = clipboard
        guard clipboard !== followed else { return }
        followed = clipboard
        clipboard.follow { [weak self, weak clipboard] in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let self, let clipboard, clipboard === self.followed else { return }
                    NotificationCenter.default.post(name: Self.changedNotification, object: self)
                }
            }
        }
    }

    // MARK: What is there

    /// The number of times that the contents have changed, as far as the program was notified.
    open var changeCount: Int { clipboard.changeCount }

    /// The number of items.
    open var numberOfItems: Int {
        if let own = current { return max(own.strings.count, own.urls.count, own.images.count) }
        return clipboard.types.isEmpty ? 0 : 1
    }

    /// The types of the contents, by Apple's type identifiers where there is one, else by media types.
    open var types: [String] { clipboard.types.map(PasteboardType.identifier) }

    /// Whether anything of one of these types can be had.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

    /// The bytes of what is there as `pasteboardType`; nil for nothing.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        clipboard.bytes(PasteboardType.mediaType(pasteboardType)).map { Data($0) }
    }

    /// Sets data of one type, in place of all else.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        set([ClipboardFormat(type: PasteboardType.mediaType(pasteboardType), bytes: Array(data))])
    }

    /// The items that this program put there, if nothing was put there since.
    private var current: (count: Int, strings: [String], urls: [URL], images: [UIImage])? {
        own.flatMap { $0.count == clipboard.changeCount ? $0 : nil }
    }

    private func set(
        _ formats: [ClipboardFormat], strings: [String] = [], urls: [URL] = [], images: [UIImage] = []
    ) {
        let clipboard = clipboard
        clipboard.set(formats)
        own = (clipboard.changeCount, strings, urls, images)
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    // MARK: Text

    /// The text there, or the first of several; nil for none. Setting nil leaves nothing there.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts there; nil for none. Setting nil leaves nothing there.
    open var strings: [String]? {
        get {
            if let own = current { return own.strings.isEmpty ? nil : own.strings }
            return clipboard.text.map { [$0] }
        }
        set {
            let strings = newValue ?? []
            set(strings.isEmpty ? [] : [ClipboardFormat(text: strings.joined(separator: "\n"))], strings: strings)
        }
    }

    /// Whether there is text. The data itself is not requested.
    open var hasStrings: Bool { clipboard.types.contains { $0.hasPrefix("text/plain") } }

    // MARK: Addresses

    /// The address there, or the first of several; nil for none. Setting nil leaves nothing there.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses there; nil for none. Setting nil leaves nothing there. Other programs get them as text, too.
    open var urls: [URL]? {
        get {
            if let own = current { return own.urls.isEmpty ? nil : own.urls }
            let lines = clipboard.bytes(PasteboardType.addresses).map { String(decoding: $0, as: UTF8.self) }
            let urls = (lines ?? "").split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.compactMap {
                URL(string: String($0))
            }
            return urls.isEmpty ? nil : urls
        }
        set {
            let urls = newValue ?? []
            let lines = urls.map(\.absoluteString)
            let formats = [
                ClipboardFormat(
                    type: PasteboardType.addresses, bytes: Array(lines.map { $0 + "\r\n" }.joined().utf8)),
                ClipboardFormat(text: lines.joined(separator: "\n")),
            ]
            set(urls.isEmpty ? [] : formats, strings: lines, urls: urls)
        }
    }

    /// Whether there is an address. The data itself is not requested.
    open var hasURLs: Bool { clipboard.types.contains(PasteboardType.addresses) }

    // MARK: Images

    /// The image there, or the first of several; nil for none. Setting nil leaves nothing there.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The images there; nil for none. Setting nil leaves nothing there. Other programs get the first, as PNG; of
    /// theirs PNG and JPEG are read.
    open var images: [UIImage]? {
        get {
            if let own = current { return own.images.isEmpty ? nil : own.images }
            guard let type = PasteboardType.images.first(where: clipboard.types.contains),
                let bytes = clipboard.bytes(type), let image = UIImage(data: Data(bytes))
            else { return nil }
            return [image]
        }
        set {
            let images = newValue ?? []
            let file = images.first?.pngData()
            set(
                file.map { [ClipboardFormat(type: PasteboardType.images[0], bytes: Array($0))] } ?? [],
                images: images)
        }
    }

    /// Whether there is an image. The data itself is not requested.
    open var hasImages: Bool { PasteboardType.images.contains(where: clipboard.types.contains) }
}
