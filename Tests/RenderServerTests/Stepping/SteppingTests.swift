import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

/// The side of the surfaces, in points.
private let side = 96

@Suite("What only steps through images")
struct SteppingTests {
    /// Spinners of one set of images at random places, some beneath, above or inside of other things.
    private func tree(_ random: inout SeededGenerator, apart: Bool) -> RenderTree {
        let sets = [Layers.steps(8, size: 12), Layers.steps(5, size: 9, timing: Layers.timing(begin: 0.3, count: 3))]
        var layers: [RenderLayer] = []
        func frame(_ size: Int) -> CGRect {
            let whole = apart || Bool.random(using: &random)
            let shift = whole ? 0 : 0.5
            return CGRect(
                x: Double(Int.random(in: -6..<side, using: &random)) + shift,
                y: Double(Int.random(in: -6..<side, using: &random)), width: Double(size), height: Double(size))
        }
        for _ in 0..<14 {
            let spinner = Layers.layer(frame(12), animations: [sets[0]])
            switch Int.random(in: 0..<9, using: &random) {
            case 0:
                let color = RGBA(r: 0.2, g: 0.4, b: 0.9, a: [0.5, 1][Int.random(in: 0..<2, using: &random)])
                layers.append(Layers.layer(frame(40), color: color))
            case 1:
                layers.append(Layers.layer(frame(30), opacity: 0.5, sublayers: [spinner]))
            case 2:
                layers.append(
                    Layers.layer(
                        frame(30), sublayers: [spinner], mask: Layers.layer(CGRect(x: 0, y: 0, width: 9, height: 9))))
            case 3:
                layers.append(Layers.layer(frame(30), sublayers: [spinner]) { $0.masksToBounds = true })
            case 4: layers.append(Layers.layer(frame(9), animations: [sets[1]]))
            case 5:
                layers.append(
                    Layers.layer(
                        frame(20), color: .black,
                        animations: [
                            Layers.basic(.opacity, from: .scalar(0), to: .scalar(1), timing: Layers.timing(count: 1))
                        ]))
            case 6: layers.append(Layers.layer(frame(12), opacity: 0.5, animations: [sets[0]]))
            default: layers.append(spinner)
            }
        }
        let size = CGSize(width: side, height: side)
        let color = Int.random(in: 0..<4, using: &random) == 0 ? nil : RGBA(r: 1, g: 0.9, b: 0.8, a: 1)
        let root = Layers.layer(CGRect(origin: .zero, size: size), color: color, sublayers: layers)
        return RenderTree(root: root, size: size)
    }

    @Test("steps taken one after the other show what drawing anew shows, whatever lies around", arguments: 0..<40)
    func stepsAreFrames(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let tree = tree(&random, apart: seed.isMultiple(of: 2))
        let mailbox = CommitMailbox()
        mailbox.post(tree)
        let renderer = SurfaceRenderer(
            mailbox: mailbox, cache: RasterCache(), setsTilesApart: seed.isMultiple(of: 3))
        var shown: Bitmap?
        var time = 0.0
        for _ in 0..<40 {
            if let frame = renderer.frame(at: time, pixelWidth: side, pixelHeight: side, scale: 1) {
                shown = frame.applied(to: shown)
            }
            #expect(shown == OffscreenRenderer.bitmap(of: tree, at: time, scale: 1), "at \(time)")
            #expect(renderer.nextChange(after: time) == tree.nextChange(after: time), "after \(time)")
            time += Double.random(in: 0..<0.2, using: &random)
        }
    }

    /// Spinners in a row on one colour.
    private func row(_ count: Int, size: Int = 12, over color: RGBA?, scale: CGFloat = 1) -> SurfaceRenderer {
        let steps = Layers.steps(8, size: size * Int(scale))
        let spinners = (0..<count).map { position in
            Layers.layer(CGRect(x: 20 * position, y: 3, width: size, height: size), animations: [steps])
        }
        let size = CGSize(width: 20 * count, height: 20)
        let mailbox = CommitMailbox()
        mailbox.post(
            RenderTree(
                root: Layers.layer(CGRect(origin: .zero, size: size), color: color, sublayers: spinners), size: size))
        return SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
    }

    @Test(
        "spinners of one look on one colour, or on nothing, share eight bitmaps, however many and for however long",
        arguments: [1, 2], [RGBA.white, nil])
    func sharedTiles(scale: CGFloat, color: RGBA?) throws {
        let renderer = row(30, over: color, scale: scale)
        let (width, height) = (Int(600 * scale), Int(20 * scale))
        _ = renderer.frame(at: 0, pixelWidth: width, pixelHeight: height, scale: scale)
        var bitmaps: Set<ObjectIdentifier> = []
        for step in 1...40 {
            let frame = try #require(
                renderer.frame(at: Double(step) / 8, pixelWidth: width, pixelHeight: height, scale: scale))
            #expect(frame.patches.count == 30)
            #expect(frame.patches.allSatisfy { $0.isShared })
            #expect(Set(frame.patches.map { ObjectIdentifier($0.bitmap) }).count == 1)
            bitmaps.formUnion(frame.patches.map { ObjectIdentifier($0.bitmap) })
        }
        #expect(bitmaps.count == 8)
    }

    @Test("two surfaces of one thread share them, too")
    func sharedSurfaces() throws {
        let cache = RasterCache()
        let steps = Layers.steps(8, size: 12)
        let bitmaps = try (0..<2).map { _ in
            let spinner = Layers.layer(CGRect(x: 0, y: 0, width: 12, height: 12), animations: [steps])
            let mailbox = CommitMailbox()
            mailbox.post(RenderTree(root: spinner, size: CGSize(width: 12, height: 12)))
            let renderer = SurfaceRenderer(mailbox: mailbox, cache: cache, setsTilesApart: true)
            _ = renderer.frame(at: 0, pixelWidth: 12, pixelHeight: 12, scale: 1)
            let frame = try #require(renderer.frame(at: 0.125, pixelWidth: 12, pixelHeight: 12, scale: 1))
            return try #require(frame.patches.first { $0.isShared }?.bitmap)
        }
        #expect(bitmaps[0] === bitmaps[1])
    }

    @Test("over something see-through or beneath something no bitmaps are shared")
    func notShared() throws {
        let renderer = row(3, over: RGBA(r: 1, g: 0, b: 0, a: 0.5))
        _ = renderer.frame(at: 0, pixelWidth: 60, pixelHeight: 20, scale: 1)
        let clear = try #require(renderer.frame(at: 0.125, pixelWidth: 60, pixelHeight: 20, scale: 1))
        #expect(!clear.patches.contains { $0.isShared })
        let spinner = Layers.layer(CGRect(x: 4, y: 4, width: 12, height: 12), animations: [Layers.steps(8, size: 12)])
        let veil = Layers.layer(CGRect(x: 8, y: 8, width: 2, height: 2), color: RGBA(r: 0, g: 0, b: 1, a: 0.5))
        let root = Layers.layer(
            CGRect(x: 0, y: 0, width: 20, height: 20), color: .white, sublayers: [spinner, veil])
        let mailbox = CommitMailbox()
        mailbox.post(RenderTree(root: root, size: CGSize(width: 20, height: 20)))
        let veiled = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
        _ = veiled.frame(at: 0, pixelWidth: 20, pixelHeight: 20, scale: 1)
        let frame = try #require(veiled.frame(at: 0.125, pixelWidth: 20, pixelHeight: 20, scale: 1))
        #expect(frame.patches.map(\.isShared) == [false])
    }

    @Test("a display that wants tiles apart gets the ground by itself, and the tiles on it")
    func tilesApart() throws {
        let mailbox = CommitMailbox()
        let spinner = Layers.layer(CGRect(x: 4, y: 4, width: 12, height: 12), animations: [Layers.steps(8, size: 12)])
        let root = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 20), color: .white, sublayers: [spinner])
        mailbox.post(RenderTree(root: root, size: CGSize(width: 20, height: 20)))
        let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache(), setsTilesApart: true)
        let frame = try #require(renderer.frame(at: 0, pixelWidth: 20, pixelHeight: 20, scale: 1))
        #expect(frame.isComplete && frame.patches.count == 2)
        #expect(frame.patches[0].bitmap.singleColor(rows: 0..<20) == 0xFFFF_FFFF)
        #expect(frame.patches[1].rect == PixelRect(x: 4, y: 4, width: 12, height: 12))
    }

    @Test("what does more than step, or steps in another way, is sampled whole")
    func onlySteps() {
        let plain = Layers.steps(8, size: 12)
        func layer(_ animations: [RenderAnimation], _ sublayers: [RenderLayer] = []) -> RenderLayer {
            Layers.layer(CGRect(x: 0, y: 0, width: 12, height: 12), animations: animations, sublayers: sublayers)
        }
        #expect(layer([plain]).steps != nil)
        #expect(layer([plain, plain]).steps == nil)
        #expect(layer([plain], [layer([])]).steps == nil)
        #expect(layer([Layers.basic(.opacity, from: .scalar(0), to: .scalar(1))]).steps == nil)
        var (back, warped, swinging) = (plain, plain, plain)
        back.timing.speed = -1
        warped.timingFunction = .easeIn
        swinging.timing.autoreverses = true
        for other in [back, warped, swinging] { #expect(layer([other]).steps == nil) }
        let uneven = RenderAnimation(
            timing: Layers.timing(), isRemovedOnCompletion: false,
            content: .keyframe(
                KeyframeAnimation(
                    property: .contents, values: [.image(Layers.image(4, .black)), .image(Layers.image(5, .black))],
                    calculationMode: .discrete)))
        #expect(layer([uneven]).steps == nil)
    }
}
