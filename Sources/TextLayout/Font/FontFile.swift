internal import CPango
package import Foundation
internal import OctantBase

/// A face of a font file.
package struct FontFace: Sendable, Hashable {
    /// The name by which programs ask for it.
    package var postScriptName: String
    /// The name for people: family and style.
    package var fullName: String
    /// The family's name.
    package var family: String
    /// 100...900.
    package var weight: Int
    /// Whether slanted.
    package var isItalic: Bool
    /// Whether narrower than usual.
    package var isCondensed: Bool

    /// Whether the face is what `font` asks for.
    func isFace(of font: FontDescription) -> Bool {
        family == font.family && weight == font.weight && isItalic == font.isItalic && isCondensed == font.isCondensed
    }
}

/// A file of fonts, or bytes as of one.
package final class FontFile: Sendable {
    /// Where fontconfig finds it.
    package let path: String
    /// The faces in it; at least one.
    package let faces: [FontFace]
    /// The file without a name that holds the bytes, open as long as this is there; nil for one with a name.
    private let descriptor: Int32?

    /// The file at `path`; nil where there are no fonts in it.
    package convenience init?(path: String) { self.init(path: path, descriptor: nil) }

    /// A file of `bytes`; nil where they are no font's, or there is no room for them.
    package convenience init?(bytes: Data) {
        var template = Array((NSTemporaryDirectory() + "octant-font-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return nil }
        // It has no name from here on: it is gone with the process at the latest.
        unlink(template)
        let isWritten = bytes.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let count = write(descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done)
                guard count > 0 else { return false }
                done += count
            }
            return true
        }
        guard isWritten else {
            close(descriptor)
            return nil
        }
        self.init(path: "/proc/self/fd/\(descriptor)", descriptor: descriptor)
    }

    private init?(path: String, descriptor: Int32?) {
        (self.path, self.descriptor) = (path, descriptor)
        faces = Self.faces(in: path)
        if faces.isEmpty { return nil }
    }

    deinit {
        if let descriptor { close(descriptor) }
    }

    private static func faces(in path: String) -> [FontFace] {
        guard let set = FcFontSetCreate() else { return [] }
        defer { FcFontSetDestroy(set) }
        var count: Int32 = 0
        FcFreeTypeQueryAll(path, .max, nil, &count, set)
        var faces: [FontFace] = []
        for index in 0..<Int(set.pointee.nfont) {
            guard let pattern = set.pointee.fonts[index], let face = FontFace(pattern), !faces.contains(face)
            else { continue }
            faces.append(face)
        }
        return faces
    }
}

extension FontFace {
    /// The face that fontconfig found; nil for one without names.
    init?(_ pattern: OpaquePointer) {
        func text(_ name: String) -> String? {
            var value: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else { return nil }
            return String(cString: value)
        }
        func number(_ name: String) -> Double? {
            var value = 0.0
            return FcPatternGetDouble(pattern, name, 0, &value) == FcResultMatch ? value : nil
        }
        guard let family = text("family") else { return nil }
        self.family = family
        fullName = text("fullname") ?? family
        postScriptName = text("postscriptname") ?? fullName.filter { $0 != " " }
        weight = Int(clamping: number("weight").map { FcWeightToOpenTypeDouble($0).rounded() } ?? 400)
        isItalic = (number("slant") ?? 0) > 0
        // Fontconfig counts in percent of the usual width.
        isCondensed = (number("width") ?? 100) < 90
    }
}
