import Foundation

/// A font that no machine has: DejaVu Sans under another name.
public enum RenamedFont {
    /// The family's name in it.
    public static let family = "Octant Face"
    /// The name by which programs ask for it.
    public static let postScriptName = "OctantFace"

    /// The bytes of its file; nil where DejaVu Sans is not installed.
    public static let bytes: Data? = {
        guard var data = FileManager.default.contents(atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf") else {
            return nil
        }
        // Names are stored in two encodings; the new ones are as long as the old.
        for (old, new) in [("DejaVu Sans", family), ("DejaVuSans", postScriptName)] {
            for encoding in [String.Encoding.ascii, .utf16BigEndian] {
                guard let old = old.data(using: encoding), let new = new.data(using: encoding) else { return nil }
                var start = data.startIndex
                while let found = data.range(of: old, in: start..<data.endIndex) {
                    data.replaceSubrange(found, with: new)
                    start = found.upperBound
                }
            }
        }
        return data
    }()

    /// A file of it in the folder for temporary files, to be removed by the caller.
    public static func write() throws -> URL? {
        guard let bytes else { return nil }
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("OctantFace-\(UUID().uuidString).ttf")
        try bytes.write(to: url)
        return url
    }
}
