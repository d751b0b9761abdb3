import CoreGraphics
import OctantExport
import TestSupport
import Testing

@Suite("PNG")
struct PNGTests {
    /// All opacities against 64 greys, premultiplied.
    private func ramp() throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: 256, height: 64))
        bitmap.withUnsafeMutableBytes { bytes in
            for y in 0..<64 {
                for x in 0..<256 {
                    let color = RGBA(r: Double(y) / 63, g: 1 - Double(y) / 63, b: 0.5, a: Double(x) / 255)
                    bytes.storeBytes(of: color.pixel, toByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return bitmap
    }

    @Test("what is written is read back to the same pixels, and the same image gives the same bytes")
    func roundTrip() throws {
        let bitmap = try ramp()
        let file = try PNGEncoder().encode(bitmap)
        #expect(try PNGDecoder().decodeBitmap(file) == bitmap)
        #expect(try PNGEncoder().encode(bitmap) == file)
    }

    @Test("another decoder sees RGBA, the sRGB mark and the same colours")
    func pillow() throws {
        let bitmap = try #require(Bitmap(width: 2, height: 1))
        bitmap.withUnsafeMutableBytes { bytes in
            bytes.storeBytes(of: RGBA(r: 1, g: 0.5, b: 0, a: 0.5).pixel, toByteOffset: 0, as: UInt32.self)
        }
        let script = """
            import sys; from PIL import Image
            i = Image.open(sys.argv[1]); i.load()
            print(i.mode, i.size, 'srgb' in i.info, i.getpixel((0, 0)), i.getpixel((1, 0)))
            """
        let said = try Pillow.withFile(try PNGEncoder().encode(bitmap), ending: "png") { try Pillow.run(script, [$0]) }
        #expect(said == "RGBA (2, 1) True (255, 128, 0, 128) (0, 0, 0, 0)\n")
    }

    @Test("garbage, and files cut short or bent anywhere, give an error and no crash", arguments: 0..<200)
    func garbage(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var file = try PNGEncoder().encode(try #require(Bitmap(width: 5, height: 5)))
        switch seed % 3 {
        case 0: file = (0..<seed).map { _ in UInt8.random(in: 0...255, using: &random) }
        // The last 12 bytes are the end mark, which libpng does without.
        case 1: file.removeLast(13 + seed % (file.count - 13))
        default:
            for _ in 0...seed {
                file[Int.random(in: file.indices, using: &random)] = .random(in: 0...255, using: &random)
            }
        }
        if seed % 3 < 2 {
            #expect(throws: ExportError.self) { try PNGDecoder().decodeBitmap(file) }
        } else {
            _ = try? PNGDecoder().decodeBitmap(file)
        }
    }
}
