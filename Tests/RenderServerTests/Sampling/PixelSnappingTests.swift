import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Layers that lie on whole pixels")
struct PixelSnappingTests {
    /// A square of 6 points at `position` that is to lie on whole pixels.
    private func square(_ x: CGFloat, _ y: CGFloat = 4) -> RenderLayer {
        Layers.layer(CGRect(x: x, y: y, width: 6, height: 6), color: .black) { $0.snapsToPixels = true }
    }

    /// The pixels of the row through the middle of an image of 24 x 14 points that are covered at all: alpha by
    /// column.
    private func row(_ layers: [RenderLayer], at time: Double = 0, scale: CGFloat = 1) throws -> [Int: UInt32] {
        let image = try #require(OffscreenRenderer.bitmap(of: Layers.tree(24, 14, layers), at: time, scale: scale))
        let middle = image.height / 2
        let alphas = (0..<image.width).map { ($0, image.pixel(x: $0, y: middle) >> 24) }
        return Dictionary(uniqueKeysWithValues: alphas.filter { $0.1 > 0 })
    }

    private func whole(_ columns: Range<Int>) -> [Int: UInt32] {
        Dictionary(uniqueKeysWithValues: columns.map { ($0, 255) })
    }

    @Test("they cover whole pixels wherever they are put, the nearest ones, the earlier of two as near")
    func nearest() throws {
        #expect(try row([square(5.5)]) == whole(5..<11))
        #expect(try row([square(5.5 + 1e-9)]) == whole(5..<11))
        #expect(try row([square(5.51)]) == whole(6..<12))
        #expect(try row([square(-0.3)]) == whole(0..<6))
        #expect(try row([square(5.25)], scale: 2) == whole(10..<22))
        #expect(try row([square(5.3)], scale: 3) == whole(16..<34))
        let inside = Layers.layer(CGRect(x: 2.25, y: 0, width: 20, height: 14), sublayers: [square(3.5)])
        #expect(try row([inside]) == whole(6..<12))
        let plain = Layers.layer(CGRect(x: 5.5, y: 4, width: 6, height: 6), color: .black)
        #expect(try row([plain])[5] == 128)
    }

    @Test("what is in them, and their mask, goes with them")
    func subtree() throws {
        let inner = Layers.layer(CGRect(x: 1, y: 1, width: 3, height: 4), color: .black)
        let outer = Layers.layer(CGRect(x: 5.5, y: 4, width: 6, height: 6), sublayers: [inner]) {
            $0.snapsToPixels = true
        }
        #expect(try row([outer]) == whole(6..<9))
        let masked = Layers.layer(
            CGRect(x: 5.5, y: 4, width: 6, height: 6), color: .black,
            mask: Layers.layer(CGRect(x: 2, y: 0, width: 2, height: 6), color: .black)
        ) { $0.snapsToPixels = true }
        #expect(try row([masked]) == whole(7..<9))
    }

    @Test("turned, scaled and in perspective they stand where they are put")
    func transformed() throws {
        for transform: CATransform3D in [
            .rotation(0.1, 0, 0, 1), .scale(1.5, 1.5, 1), .scale(-1, 1, 1), .rotation(.pi, 1, 0, 0),
        ] {
            for isOwn in [true, false] {
                let placed = Layers.layer(CGRect(x: 9.5, y: 4, width: 6, height: 6), color: .black) {
                    $0.snapsToPixels = true
                    if isOwn { $0.transform = transform }
                }
                let around = Layers.layer(CGRect(x: 0, y: 0, width: 24, height: 14), sublayers: [placed]) {
                    if !isOwn { $0.transform = transform }
                }
                var free = placed.properties
                free.snapsToPixels = false
                let unsnapped = Layers.layer(
                    CGRect(x: 0, y: 0, width: 24, height: 14),
                    sublayers: [RenderLayer(id: .unique(), properties: free)]
                ) { if !isOwn { $0.transform = transform } }
                #expect(try row([around]) == row([unsnapped]))
            }
        }
    }

    @Test("what an animation moves is not put on pixels on its way, nor is anything in it")
    func moving() throws {
        let move = Layers.basic(.positionX, from: .scalar(8), to: .scalar(9), timing: Layers.timing(count: 1))
        let own = Layers.layer(CGRect(x: 5, y: 4, width: 6, height: 6), color: .black, animations: [move]) {
            $0.snapsToPixels = true
        }
        #expect(try row([own], at: 0.5)[5] == 128)
        let around = Layers.layer(CGRect(x: 0, y: 0, width: 16, height: 14), animations: [move], sublayers: [square(5)])
        #expect(try row([around], at: 0.5)[5] == 128)
        let fade = Layers.basic(.opacity, from: .scalar(1), to: .scalar(1), timing: Layers.timing(count: 1))
        let faded = Layers.layer(
            CGRect(x: 0, y: 0, width: 16, height: 14), animations: [fade], sublayers: [square(5.5)])
        #expect(try row([faded], at: 0.5) == whole(5..<11))
    }

    @Test("images that step through tiles on any fraction of a pixel are the whole image's", arguments: 0..<20)
    func frames(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let scale = CGFloat(Int.random(in: 1...3, using: &random))
        let steps = Layers.steps(8, size: 12 * Int(scale))
        let spinners = (0..<6).map { position in
            let corner = CGPoint(
                x: Double(position % 3) * 16 + Double.random(in: 0..<2, using: &random),
                y: Double(position / 3) * 16 + Double.random(in: 0..<2, using: &random))
            return Layers.layer(
                CGRect(origin: corner, size: CGSize(width: 12, height: 12)), animations: [steps]
            ) { $0.snapsToPixels = true }
        }
        let size = CGSize(width: 48, height: 36)
        let tree = RenderTree(
            root: Layers.layer(CGRect(origin: .zero, size: size), color: .white, sublayers: spinners), size: size)
        let mailbox = CommitMailbox()
        mailbox.post(tree)
        let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache(), setsTilesApart: seed.isMultiple(of: 2))
        var shown: Bitmap?
        for step in 0..<10 {
            let time = Double(step) * 0.13
            let frame = renderer.frame(
                at: time, pixelWidth: 48 * Int(scale), pixelHeight: 36 * Int(scale), scale: scale)
            if let frame {
                // Every one of them alone on the ground is a tile, which only pixel on pixel it can be.
                if step > 0 { #expect(frame.patches.allSatisfy(\.isShared) && frame.patches.count == 6) }
                shown = frame.applied(to: shown)
            }
            #expect(shown == OffscreenRenderer.bitmap(of: tree, at: time, scale: scale), "at \(time)")
        }
    }
}
