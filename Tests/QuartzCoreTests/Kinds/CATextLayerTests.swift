import OctantBase
import QuartzCore
import RenderServer
import TextLayout
import Testing

@Suite("Text layers")
struct CATextLayerTests {
    /// Where a text layer of 100 x 60 points has ink, and how much.
    private func ink(_ change: (CATextLayer) -> Void) throws -> (box: CGRect, count: Int) {
        let scene = LayerScene()
        let layer = CATextLayer()
        (layer.string, layer.fontSize) = ("Octant", 20)
        change(layer)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        scene.root.addSublayer(layer)
        let image = try scene.image()
        var box = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where image.pixel(x: x, y: y) >> 24 > 40 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return (box, image.inked)
    }

    @Test("the defaults are Core Animation's")
    func defaults() {
        let layer = CATextLayer()
        #expect(layer.string == nil && layer.fontSize == 36 && layer.foregroundColor == .white && !layer.isWrapped)
        #expect(layer.alignmentMode == .natural && layer.truncationMode == .none && layer.font == nil)
    }

    @Test("lines go where the alignment says")
    func alignment() throws {
        #expect(try ink { _ in }.box.minX < 5)
        #expect(abs(try ink { $0.alignmentMode = .center }.box.midX - 50) < 2)
        #expect(try ink { $0.alignmentMode = .right }.box.maxX > 95)
    }

    @Test("a text that is too long is cut off, wrapped or shortened, and never leaves the bounds")
    func room() throws {
        let long = "Octant Octant Octant Octant"
        let cut = try ink { $0.string = long }
        #expect(cut.box.maxX > 97 && cut.box.maxX <= 100 && cut.box.height < 24)
        #expect(try ink { ($0.string, $0.isWrapped) = (long, true) }.box.height > 35)
        let end = try ink { ($0.string, $0.truncationMode) = (long, .end) }
        #expect(end.box.maxX <= 100 && end.box.height < 24 && end.count < cut.count)
        #expect(try ink { $0.string = "" }.count == 0)
        #expect(try ink { $0.fontSize = 0 }.count == 0)
        #expect(try ink { $0.foregroundColor = nil }.count == 0)
    }

    @Test("it draws the very letters that text layout draws, at contentsScale")
    func crisp() throws {
        let layer = CATextLayer()
        (layer.string, layer.fontSize, layer.contentsScale) = ("Octant", 20, 2)
        layer.foregroundColor = .black
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        let scene = LayerScene()
        scene.root.addSublayer(layer)
        CATransaction.flush()
        let tree = try #require(scene.context.newest)
        let shown = try #require(OffscreenRenderer.bitmap(of: tree, at: 110, scale: 2))
        let wanted = try #require(Bitmap(width: 200, height: 60))
        let appearance = TextAttributes(font: FontDescription(size: 20), color: .black)
        TextLayout(AttributedText("Octant", appearance), TextOptions(), width: 100)
            .draw(in: try #require(CGContext(bitmap: wanted, scale: 2)), at: .zero)
        #expect(shown.cropped(x: 0, y: 0, width: 200, height: 60) == wanted)
    }

    @Test("attributed text looks as it says, and as the layer where it says nothing")
    func attributed() throws {
        let scene = LayerScene()
        let layer = CATextLayer()
        let text = NSMutableAttributedString(string: "MMMM")
        text.addAttribute(
            NSAttributedString.Key("NSColor"), value: CGColor.red, range: NSRange(location: 0, length: 2))
        (layer.string, layer.fontSize, layer.foregroundColor) = (text, 30, .blue)
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        scene.root.addSublayer(layer)
        let image = try scene.image()
        var (left, right) = (Set<UInt32>(), Set<UInt32>())
        for x in 0..<200 where image.pixel(x: x, y: 20) >> 24 == 255 {
            if x < 45 { left.insert(image.pixel(x: x, y: 20)) } else { right.insert(image.pixel(x: x, y: 20)) }
        }
        #expect(left.contains(0xFFFF_0000) && right.contains(0xFF00_00FF))
    }

    @Test("what is no text and no font changes nothing and says so")
    func misfits() {
        let layer = CATextLayer()
        layer.string = "a"
        nonisolated(unsafe) var lines = 0  // Written by this test's own thread only.
        Log.redirected(to: { _ in lines += 1 }) {
            layer.string = 7
            layer.font = 7
            layer.font = "No Such Family"
            layer.fontSize = .nan
        }
        #expect(lines == 4)
        #expect(layer.string as? String == "a" && layer.fontSize == 36)
    }
}
