import Foundation
import Testing
import UIKit

@Suite("Images in files")
struct ImageFileTests {
    /// A folder with PNG files of `sizes`, by name; it is a bundle too.
    private func folder(_ sizes: [String: Int]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, side) in sizes {
            let data = try #require(try rendered(side, side).pngData())
            try data.write(to: folder.appendingPathComponent(name))
        }
        return folder
    }

    private func rendered(_ width: Int, _ height: Int) throws -> UIImage {
        let bitmap = try #require(Bitmap(width: width, height: height))
        bitmap.withUnsafeMutableBytes { bytes in
            bytes.storeBytes(of: 0xFFFF_0000, toByteOffset: 0, as: UInt32.self)
            bytes.storeBytes(of: 0x8000_0080, toByteOffset: (height - 1) * bitmap.bytesPerRow, as: UInt32.self)
        }
        return UIImage(cgImage: CGImage(bitmap: bitmap))
    }

    @Test("an image comes back from its data as it was")
    func data() throws {
        let image = try rendered(3, 2)
        let data = try #require(image.pngData())
        let again = try #require(UIImage(data: data, scale: 2))
        #expect(again.size == CGSize(width: 1.5, height: 1))
        #expect(try #require(again.cgImage).bitmap == #require(image.cgImage).bitmap)
        #expect(UIImage(data: data)?.scale == 1)
    }

    @Test("data that is no image gives none, and so does no data", arguments: [Data(), Data([1, 2, 3])])
    func noImage(data: Data) throws {
        #expect(UIImage(data: data) == nil)
        #expect(UIImage().pngData() == nil)
        let whole = try #require(try rendered(9, 9).pngData())
        #expect(UIImage(data: whole.prefix(whole.count / 2)) == nil)
    }

    @Test("a turned image is written turned")
    func turned() throws {
        let pixels = try #require(try rendered(3, 2).cgImage)
        let data = try #require(UIImage(cgImage: pixels, scale: 1, orientation: .right).pngData())
        let again = try #require(UIImage(data: data)?.cgImage).bitmap
        #expect((again.width, again.height) == (2, 3))
        // Clockwise by a quarter: the top left comes to the top right, the bottom left to the top left.
        #expect(again.pixel(x: 1, y: 0) == 0xFFFF_0000 && again.pixel(x: 0, y: 0) == 0x8000_0080)
    }

    @Test("a file's name says its scale, and its ending may be left out")
    func files() throws {
        let folder = try folder(["a.png": 4, "b@2x.png": 4])
        defer { try? FileManager.default.removeItem(at: folder) }
        let (plain, fine) = (folder.appendingPathComponent("a").path, folder.appendingPathComponent("b@2x.png").path)
        #expect(UIImage(contentsOfFile: plain)?.size == CGSize(width: 4, height: 4))
        #expect(UIImage(contentsOfFile: fine)?.size == CGSize(width: 2, height: 2))
        #expect(UIImage(contentsOfFile: plain + "none") == nil)
    }

    @MainActor
    @Test("a name finds the file whose scale suits best")
    func named() throws {
        let folder = try folder(["a.png": 10, "a@2x.png": 20, "a@3x.png": 30, "b@2x.png": 8])
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try #require(Bundle(path: folder.path))
        for (scale, side) in [(1.0, 10), (1.5, 20), (2, 20), (3, 30), (4, 30)] {
            let image = UIImage(named: "a", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
            #expect(image?.cgImage?.width == side && image?.size == CGSize(width: 10, height: 10))
        }
        #expect(UIImage(named: "b.png", in: bundle, compatibleWith: nil)?.scale == 2)
        #expect(UIImage(named: "none", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "none") == nil)
    }
}
