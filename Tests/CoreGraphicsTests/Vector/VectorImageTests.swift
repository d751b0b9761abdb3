import CoreGraphics
import FuzzTargets
import Testing

@Suite("Vector images")
@MainActor
struct VectorImageTests {
    private func picture(_ text: String, _ kind: VectorImage.Kind) throws -> VectorImage {
        try VectorImage(Data(text.utf8), kind)
    }

    @Test("a file has its size in points, and as many pixels as are asked for", arguments: VectorImage.Kind.allCases)
    func drawn(kind: VectorImage.Kind) throws {
        let picture = try picture(kind == .svg ? VectorInputs.svg : VectorInputs.pdf, kind)
        #expect(picture.size == CGSize(width: 4, height: 2))
        for scale in [1, 3] {
            let image = try #require(picture.image(scale: CGFloat(scale)))
            #expect(image.width == 4 * scale && image.height == 2 * scale)
            for (x, y, color) in [
                (0, 0, UInt32(0xFFFF_0000)), (2 * scale - 1, scale - 1, 0xFFFF_0000), (2 * scale, 0, 0xFF00_00FF),
                (4 * scale - 1, scale - 1, 0xFF00_00FF), (0, scale, 0), (4 * scale - 1, 2 * scale - 1, 0),
            ] {
                #expect(image.bitmap.pixel(x: x, y: y) == color, "\(x) \(y) at \(scale)")
            }
        }
        #expect(picture.image(scale: 3) === picture.image(scale: 3))
        #expect(picture.image(scale: .nan)?.width == 4 && picture.image(scale: -1)?.width == 4)
    }

    @Test("an SVG file without a size has that of its viewBox, one without either and one of another format are none")
    func sizes() throws {
        let head = #"<svg xmlns="http://www.w3.org/2000/svg""#
        #expect(try picture("\(head) viewBox=\"0 0 24 12\"/>", .svg).size == CGSize(width: 24, height: 12))
        #expect(try picture("\(head) width=\"1in\" height=\"48px\"/>", .svg).size == CGSize(width: 96, height: 48))
        for text in [
            "\(head)/>", "\(head) width=\"0\" height=\"3\"/>", "\(head) width=\"99999\" height=\"3\"/>", "", "x",
        ] {
            #expect(throws: VectorImage.Fault.self) { try picture(text, .svg) }
        }
        #expect(throws: VectorImage.Fault.self) { try picture(VectorInputs.svg, .pdf) }
    }

    @Test("a picture that would have too many pixels has fewer, in its proportions")
    func limits() throws {
        let picture = try picture(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="16000" height="2"><rect width="9" height="9"/></svg>"#,
            .svg)
        let image = try #require(picture.image(scale: 1000))
        #expect(image.width == bitmapSideLimit && image.height == 2)
    }

    @Test("no file makes the drawing read another")
    func files() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString).svg")
        try Data(VectorInputs.svg.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let picture = try picture(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><image href="\#(file.absoluteString)" "#
                + #"width="4" height="2"/></svg>"#, .svg)
        #expect(try #require(picture.image(scale: 1)).bitmap.isBlank)
    }

    @Test("files with anything wrong in them are drawn or are an error", arguments: 0..<20)
    func bent(seed: UInt64) throws {
        for number in 0..<10 { _ = try FuzzTarget.vectors.attempt(FuzzTarget.vectors.make(seed * 10 + UInt64(number))) }
    }
}
