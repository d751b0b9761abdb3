import OctantBase
import Testing
import UIKit

/// Every name that public sources use of UIImage and UIImageView, spelt as they spell it. Source: docs/sources.md,
/// Names in use.
@Suite("Demand: images")
struct ImageDemandTests {
    private func rendered(_ color: UIColor, _ side: CGFloat = 4, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    @Test("images come from pixels, data, files and bundles")
    func sources() throws {
        let pixels = try #require(rendered(.red).cgImage)
        #expect(UIImage(cgImage: pixels).size == CGSize(width: 4, height: 4))
        let data = try #require(rendered(.red).pngData())
        #expect(try Pixels(try #require(UIImage(data: data)))[1, 1] == red)
        let jpeg = try #require(rendered(.red, 16).jpegData(compressionQuality: 0.9))
        let loaded = try #require(UIImage(data: jpeg))
        #expect(loaded.size == CGSize(width: 16, height: 16))
        #expect(close(try Pixels(loaded)[8, 8], red, 6))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try data.write(to: folder.appendingPathComponent("a.png"))
        try jpeg.write(to: folder.appendingPathComponent("b.jpg"))
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("a.png").path) != nil)
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIImage(named: "a", in: bundle, compatibleWith: nil)?.size.width == 4)
        #expect(UIImage(named: "b.jpg", in: bundle, compatibleWith: nil)?.size.width == 16)
        #expect(UIImage(named: "a", in: bundle, with: nil) != nil && UIImage(named: "nowhere") == nil)
    }

    @Test("system symbols are there, and what has no drawing is said once and shown as a dotted square")
    func symbols() {
        let lines = Lines()
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        Log.redirected(to: { lines.add($0) }) {
            #expect(UIImage(systemName: "checkmark")?.isSymbolImage == true)
            #expect(UIImage(systemName: "xmark", withConfiguration: configuration) != nil)
            #expect(lines.all.isEmpty)
            let standin = UIImage(systemName: "no.such.symbol")
            #expect(standin == UIImage(systemName: "no.such.symbol") && standin?.isSymbolImage == true)
            #expect(standin?.cgImage === UIImage(systemName: "no.such.symbol")?.cgImage)
        }
        #expect(Set(lines.all).count == 1 && lines.all.allSatisfy { $0.contains("no drawing of the symbol") })
        #expect(UIImage(systemName: "") == nil)
        #expect(configuration == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        #expect(configuration != UIImage.SymbolConfiguration(pointSize: 21, weight: .bold))
    }

    @MainActor
    @Test("rendering modes and tints decide the colour")
    func tints() throws {
        let view = UIImageView(image: rendered(.red).withRenderingMode(.alwaysTemplate))
        view.tintColor = .blue
        #expect(try Pixels.drawing { view.layer.render(in: $0) }[1, 1] == blue)
        view.image = rendered(.red).withRenderingMode(.alwaysOriginal)
        #expect(try Pixels.drawing { view.layer.render(in: $0) }[1, 1] == red)
        view.image = rendered(.red).withTintColor(.green)
        #expect(try Pixels.drawing { view.layer.render(in: $0) }[1, 1] == green)
    }

    @MainActor
    @Test("images are shown in turn")
    func animation() throws {
        try Stage.with(size: CGSize(width: 8, height: 8)) { (stage: Stage) throws in
            let bitmaps = [rendered(.red), rendered(.blue), rendered(.green)]
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            view.image = UIImage.animatedImage(with: bitmaps, duration: 3)
            #expect(view.image?.images?.count == 3 && view.image?.duration == 3)
            stage.window.addSubview(view)
            var seen: [UInt32] = []
            for _ in 0..<4 {
                seen.append(try stage.image().pixel(x: 1, y: 1))
                stage.clock.advance(by: 1)
            }
            #expect(seen == [0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000])
            view.image = rendered(.white)
            #expect(try stage.image().pixel(x: 1, y: 1) == 0xFFFF_FFFF)
            view.animationImages = bitmaps
            view.animationDuration = 3
            view.startAnimating()
            #expect(try stage.image().pixel(x: 1, y: 1) == 0xFFFF_0000)
            stage.clock.advance(by: 1.5)
            #expect(try stage.image().pixel(x: 1, y: 1) == 0xFF00_00FF)
        }
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(UIImage.animatedImage(with: [rendered(.red), rendered(.red)], duration: 0)?.duration == 2.0 / 30)
    }

    /// Red, green and blue columns of a point each.
    private func columns(scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { context in
            for (x, color) in [UIColor.red, .green, .blue].enumerated() {
                color.setFill()
                context.fill(CGRect(x: x, y: 0, width: 1, height: 3))
            }
        }
    }

    @MainActor
    @Test("caps keep their size, in views and drawn, at 1 and 2 pixels a point", arguments: [1, 2] as [CGFloat])
    func caps(scale: CGFloat) throws {
        let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let images = [
            columns(scale: scale).resizableImage(withCapInsets: caps, resizingMode: .stretch),
            columns(scale: scale).resizableImage(withCapInsets: caps),
            columns(scale: scale).stretchableImage(withLeftCapWidth: 1, topCapHeight: 1),
        ]
        #expect(images[2].capInsets == caps && images[2].leftCapWidth == 1 && images[2].topCapHeight == 1)
        for image in images {
            let drawn = try Pixels.drawing(20, 10, scale: scale) { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10))
            }
            let shown = try Stage.with(size: CGSize(width: 20, height: 10), scale: scale) { (stage: Stage) throws in
                let view = UIImageView(frame: stage.window.bounds)
                view.image = image
                stage.window.addSubview(view)
                let rendered = try stage.image()
                return try Pixels(UIImage(cgImage: CGImage(bitmap: rendered)))
            }
            let (width, cap) = (Int(20 * scale), Int(scale))
            for pixels in [drawn, shown] {
                for y in [0, Int(5 * scale), Int(10 * scale) - 1] {
                    let row = (0..<width).map { pixels[$0, y] }
                    #expect(row[0..<cap].allSatisfy { $0 == red } && row[(width - cap)...].allSatisfy { $0 == blue })
                    #expect(row[cap..<(width - cap)].allSatisfy { $0 == green })
                }
            }
        }
    }

    @MainActor
    @Test("an image with caps that does not fill its view keeps its size")
    func capsAndContentMode() throws {
        try Stage.with(size: CGSize(width: 9, height: 9)) { (stage: Stage) throws in
            let view = UIImageView(frame: stage.window.bounds)
            view.image = columns(scale: 1).resizableImage(
                withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
            stage.window.addSubview(view)
            #expect(try stage.image().pixel(x: 0, y: 0) == 0xFFFF_0000)
            view.contentMode = .center
            #expect(try stage.image().pixel(x: 0, y: 0) == 0)
            #expect(try stage.image().pixel(x: 3, y: 4) == 0xFFFF_0000)
            #expect(try stage.image().pixel(x: 5, y: 4) == 0xFF00_00FF)
        }
    }

    @MainActor
    @Test("an image is mirrored where the interface runs from right to left, if it wants to be")
    func mirrored() throws {
        try Stage.with(size: CGSize(width: 3, height: 3), direction: .rightToLeft) { (stage: Stage) throws in
            let view = UIImageView(image: columns(scale: 1))
            stage.window.addSubview(view)
            #expect(try stage.image().pixel(x: 0, y: 0) == 0xFFFF_0000)
            view.image = columns(scale: 1).imageFlippedForRightToLeftLayoutDirection()
            #expect(try stage.image().pixel(x: 0, y: 0) == 0xFF00_00FF)
        }
        let data = try #require(columns(scale: 1).withHorizontallyFlippedOrientation().pngData())
        let flipped = try Pixels(try #require(UIImage(data: data)))
        #expect(flipped[0, 0] == blue && flipped[2, 0] == red)
    }
}
