package import CoreGraphics
package import Foundation
internal import Testing
package import UIKit

/// A folder with resources, which is a bundle as well.
package struct ResourceFolder {
    /// The folder.
    package let url: URL

    /// Runs `body` with a new folder called `name`, which is gone afterwards.
    package static func with<Result>(
        _ name: String = "Resources", _ body: (ResourceFolder) throws -> Result
    ) throws -> Result {
        let outer = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: outer) }
        let folder = ResourceFolder(url: outer.appendingPathComponent(name))
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        return try body(folder)
    }

    /// The folder as a bundle: to be asked for when everything is in it.
    package var bundle: Bundle {
        get throws { try #require(Bundle(path: url.path)) }
    }

    /// Writes `data` to the file `path` in the folder.
    package func write(_ path: String, _ data: Data) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Writes `text` to the file `path` in the folder.
    package func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    /// Writes a PNG file of `side` by `side` pixels of one colour, 0xAARRGGBB.
    package func image(_ path: String, _ color: UInt32, side: Int = 2) throws {
        let bitmap = try #require(Bitmap(width: side, height: side))
        for y in 0..<side {
            bitmap.withUnsafeMutableBytes { bytes in
                for x in 0..<side {
                    bytes.storeBytes(of: color, toByteOffset: y * bitmap.bytesPerRow + 4 * x, as: UInt32.self)
                }
            }
        }
        try write(path, try #require(UIImage(cgImage: CGImage(bitmap: bitmap)).pngData()))
    }

    /// Writes an image set of the catalogue `Assets`: a file a line of `entries`, each with what a `Contents.json` says
    /// of it, and of the colour that it is given with.
    package func imageSet(_ name: String, _ entries: [(said: String, color: UInt32)], properties: String = "{}") throws
    {
        let set = "Assets.xcassets/\(name).imageset"
        let list = entries.indices.map { #"{"filename": "\#($0).png", \#(entries[$0].said)}"# }
        for (at, entry) in entries.enumerated() { try image("\(set)/\(at).png", entry.color) }
        let images = list.joined(separator: ", ")
        try write("\(set)/Contents.json", #"{"images": [\#(images)], "properties": \#(properties)}"#)
    }

    /// Writes a colour set of the catalogue `Assets`, with `colors` as its list.
    package func colorSet(_ name: String, _ colors: String) throws {
        try write("Assets.xcassets/\(name).colorset/Contents.json", #"{"colors": [\#(colors)]}"#)
    }
}

extension UIImage {
    /// The colour of the first pixel, 0xAARRGGBB; 0 for an image of nothing.
    package var firstPixel: UInt32 { cgImage?.bitmap.pixel(x: 0, y: 0) ?? 0 }
}
