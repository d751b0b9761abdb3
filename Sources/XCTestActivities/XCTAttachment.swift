import Foundation
import Synchronization
import UIKit

/// The quality of JPEG files, 0...1, for what asks for little and for some. Ours.
private let (lowQuality, mediumQuality) = (0.3, 0.7)

/// A file that a test leaves behind; XCTest has it on Apple's systems only. `add(_:)` of a test or of an activity
/// writes it into a folder of the process in the temporary one, and says on standard output where it is.
public final class XCTAttachment: NSObject {
    /// When the file is kept.
    public enum Lifetime: Int, Sendable {
        /// Whatever becomes of the test.
        case keepAlways = 0
        /// Where the test fails. Here it is kept as well where the test passes.
        case deleteOnSuccess = 1
    }

    /// How much of an image is kept.
    public enum ImageQuality: Int, Sendable {
        /// All: PNG.
        case original = 0
        /// JPEG.
        case medium = 1
        /// JPEG, a small file.
        case low = 2
    }

    /// The name of the file, without its ending; nil, the default, for a number.
    public var name: String?
    /// When the file is kept. `.deleteOnSuccess` by default.
    public var lifetime = Lifetime.deleteOnSuccess
    /// What the test wants to know of it; nil by default.
    public var userInfo: [AnyHashable: Any]?
    /// The type of the contents.
    public let uniformTypeIdentifier: String
    private let data: Data
    private let ending: String

    private init(_ data: Data, _ type: String, _ ending: String) {
        (self.data, uniformTypeIdentifier, self.ending) = (data, type, ending)
        super.init()
    }

    /// A file of these bytes.
    public convenience init(data payload: Data) { self.init(payload, "public.data", "bin") }

    /// A file of these bytes, which are of the type `identifier`.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(payload, identifier, Self.ending(of: identifier))
    }

    /// A text.
    public convenience init(string: String) { self.init(Data(string.utf8), "public.plain-text", "txt") }

    /// An image, as PNG.
    public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

    /// An image. One without pixels is a file without contents.
    public convenience init(image: UIImage, quality: ImageQuality) {
        switch quality {
        case .original: self.init(image.pngData() ?? Data(), "public.png", "png")
        case .medium, .low:
            let data = image.jpegData(compressionQuality: quality == .low ? lowQuality : mediumQuality)
            self.init(data ?? Data(), "public.jpeg", "jpeg")
        }
    }

    /// A copy of the file at `url`; one that cannot be read has no contents.
    public convenience init(contentsOfFile url: URL) {
        self.init((try? Data(contentsOf: url)) ?? Data(), "public.data", url.pathExtension)
        name = url.deletingPathExtension().lastPathComponent
    }

    private static func ending(of type: String) -> String {
        let known = [
            "public.png": "png", "public.jpeg": "jpeg", "public.plain-text": "txt", "public.utf8-plain-text": "txt",
            "public.json": "json", "public.xml": "xml", "public.html": "html",
        ]
        return known[type] ?? "bin"
    }

    private static let number = Atomic(0)

    /// Writes the file, and says where.
    fileprivate func write() {
        let number = Self.number.add(1, ordering: .relaxed).newValue
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "octant-attachments-\(ProcessInfo.processInfo.processIdentifier)")
        let plain = (name ?? "attachment").map { $0 == "/" || $0.isNewline ? "-" : $0 }
        let file = folder.appendingPathComponent("\(number) \(String(plain).prefix(100)).\(ending)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
            print("Attachment: \(file.path)")
        } catch {
            print("Attachment: \(file.path) cannot be written: \(error.localizedDescription)")
        }
    }
}

extension NSObjectProtocol {
    /// Leaves `attachment` behind: for tests, which are such objects here.
    public func add(_ attachment: XCTAttachment) { attachment.write() }
}

extension XCTActivity {
    /// Leaves `attachment` behind.
    public func add(_ attachment: XCTAttachment) { attachment.write() }
}
