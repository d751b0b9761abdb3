import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Layers that soften what lies beneath them")
struct BackdropTests {
    private static func glass(_ frame: CGRect, blur: CGFloat = 3, sublayers: [RenderLayer] = []) -> RenderLayer {
        Layers.layer(frame, sublayers: sublayers) { $0.backdropBlur = blur }
    }

    private static func bar(x: CGFloat, id: LayerID) -> RenderLayer {
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 0, y: 0, width: 10, height: 60)
        (properties.anchorPoint, properties.position) = (.zero, CGPoint(x: x, y: 0))
        properties.backgroundColor = .black
        return RenderLayer(id: id, properties: properties)
    }

    private static func image(_ tree: RenderTree, background: RGBA? = .white) throws -> Bitmap {
        try #require(OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1, background: background))
    }

    @Test("what is beneath is softened within the bounds, what is above or beside stays sharp")
    func softened() throws {
        let id = LayerID.unique()
        let above = Layers.layer(CGRect(x: 5, y: 5, width: 5, height: 5), color: .white)
        let glass = Self.glass(CGRect(x: 10, y: 10, width: 40, height: 40), sublayers: [above])
        let image = try Self.image(Layers.tree(60, 60, [Self.bar(x: 25, id: id), glass]))
        func grey(_ x: Int, _ y: Int) -> UInt32 { image.pixel(x: x, y: y) & 255 }
        #expect(grey(24, 5) == 255 && grey(25, 5) == 0)
        #expect(grey(24, 30) > 90 && grey(24, 30) < 165)
        #expect(grey(12, 30) == 255)
        #expect(grey(17, 17) == 255)
        #expect(image.pixel(x: 30, y: 30) >> 24 == 255)
    }

    @Test("an even surface stays as it is, at its edges too")
    func even() throws {
        let floor = Layers.layer(CGRect(x: 0, y: 0, width: 60, height: 60), color: RGBA(r: 0.2, g: 0.4, b: 0.6, a: 1))
        let glass = Self.glass(CGRect(x: -10, y: -10, width: 80, height: 80), blur: 9)
        let image = try Self.image(Layers.tree(60, 60, [floor, glass]))
        let plain = try Self.image(Layers.tree(60, 60, [floor]))
        #expect(greatestDifference(image, plain) == 0)
    }

    @Test("a change beneath damages as far as the blur carries it, and one above no further than itself")
    func damage() {
        let (below, above) = (LayerID.unique(), LayerID.unique())
        let glass = Self.glass(CGRect(x: 0, y: 0, width: 200, height: 60))
        let limits = PixelRect(x: 0, y: 0, width: 200, height: 60)
        func sample(below x: CGFloat, above y: CGFloat) -> SampledTree {
            Layers.tree(200, 60, [Self.bar(x: x, id: below), glass, Self.bar(x: y, id: above)]).sample(at: 0)
        }
        let first = sample(below: 50, above: 150)
        let moved = sample(below: 51, above: 150).damage(since: first, scale: 1, limits: limits)
        #expect(moved.bounds.x <= 50 - 9 && moved.bounds.maxX >= 61 + 9 && moved.bounds.maxX < 140)
        let passing = sample(below: 50, above: 151).damage(since: first, scale: 1, limits: limits)
        #expect(passing.bounds == PixelRect(x: 150, y: 0, width: 11, height: 60))
    }

    @Test("a change behind a cover counts when a softening layer between carries it beside the cover")
    func covered() {
        let blink = Layers.basic(
            .opacity, from: .scalar(0), to: .scalar(1), timing: Layers.timing(duration: 1, count: .infinity))
        let spinner = Layers.layer(CGRect(x: 10, y: 10, width: 10, height: 10), color: .black, animations: [blink])
        let cover = Layers.layer(CGRect(x: 0, y: 0, width: 40, height: 60), color: .white)
        let glass = Self.glass(CGRect(x: 0, y: 0, width: 60, height: 60), blur: 9)
        #expect(Layers.tree(60, 60, [spinner, cover]).nextChange(after: 0.5) == .never)
        #expect(Layers.tree(60, 60, [spinner, glass, cover]).nextChange(after: 0.5) != .never)
    }

    @Test("the softened image is made once while only what is above it moves")
    func kept() {
        let cache = BackdropCache()
        let (below, above) = (LayerID.unique(), LayerID.unique())
        let glass = Self.glass(CGRect(x: 0, y: 0, width: 60, height: 60))
        var made = 0
        func ask(below x: CGFloat, above y: CGFloat) {
            let sample = Layers.tree(60, 60, [Self.bar(x: x, id: below), glass, Self.bar(x: y, id: above)])
                .sample(at: 0)
            let location = sample.layers.firstIndex { $0.appearance.properties.backdropBlur > 0 } ?? 0
            let surface = PixelRect(x: 0, y: 0, width: 60, height: 60)
            let key = BackdropCache.Key(
                layer: sample.layers[location].name, source: surface, deviation: 3, scale: 1, surface: surface,
                background: nil)
            _ = cache.bitmap(for: key, above: sample.layers[..<location]) {
                made += 1
                return Bitmap(width: 60, height: 60)
            }
        }
        for x in 0..<5 { ask(below: 10, above: CGFloat(x)) }
        #expect(made == 1)
        ask(below: 11, above: 4)
        #expect(made == 2)
    }
}
