import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Layers that are blended with what lies beneath them")
struct BlendingTests {
    /// Those that leave alone what lies beside a layer.
    static let modes: [CGBlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
        .destinationOut, .xor, .plusDarker, .plusLighter,
    ]

    /// Where backdrop, source and nothing lie, in steps of 10 points: backdrop alone, both, source alone.
    private static func tree(_ mode: CGBlendMode, _ backdrop: RGBA, _ source: RGBA) -> RenderTree {
        let below = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 10), color: backdrop)
        let above = Layers.layer(CGRect(x: 10, y: 0, width: 20, height: 10), color: source) { $0.blendMode = mode }
        return Layers.tree(40, 10, [below, above])
    }

    private static func image(_ tree: RenderTree, background: RGBA? = nil) throws -> Bitmap {
        try #require(OffscreenRenderer.bitmap(of: tree, at: 0, scale: 1, background: background))
    }

    /// Red, green, blue with the opacity multiplied in, and the opacity, 0...255.
    private static func parts(_ image: Bitmap, _ x: Int) -> [Double] {
        let pixel = image.pixel(x: x, y: 5)
        return [16, 8, 0, 24].map { Double(pixel >> $0 & 255) }
    }

    @Test("every mode has the pixels of its published formula", arguments: modes)
    func formulas(_ mode: CGBlendMode) throws {
        for (backdrop, source) in [
            (RGBA(r: 0.2, g: 0.6, b: 0.9), RGBA(r: 0.7, g: 0.4, b: 0.3)),
            (RGBA(r: 0.9, g: 0.5, b: 0.1, a: 0.8), RGBA(r: 0.3, g: 0.8, b: 0.6, a: 0.5)),
        ] {
            let image = try Self.image(Self.tree(mode, backdrop, source))
            let (nothing, expected) = (RGBA.clear, BlendFormula.blend)
            for (x, wanted) in [
                (5, expected(mode, nothing, backdrop)), (15, expected(mode, source, backdrop)),
                (25, expected(mode, source, nothing)), (35, expected(mode, nothing, nothing)),
            ] {
                for (is_, should) in zip(Self.parts(image, x), wanted) {
                    // Cairo rounds each of up to three products of bytes.
                    #expect(abs(is_ - should * 255) <= 3, "\(mode) at \(x): \(Self.parts(image, x)), \(wanted)")
                }
            }
        }
    }

    @Test("a blended layer fades, is cut and is blended with all in it as one")
    func asOne() throws {
        let inner = Layers.layer(CGRect(x: 0, y: 0, width: 10, height: 10), color: RGBA(r: 0.5, g: 0.5, b: 0.5))
        let outer = Layers.layer(
            CGRect(x: 0, y: 0, width: 40, height: 10), color: .black, opacity: 0.5, sublayers: [inner]
        ) { $0.blendMode = .multiply }
        let white = Layers.layer(CGRect(x: 0, y: 0, width: 40, height: 10), color: .white)
        let image = try Self.image(Layers.tree(40, 10, [white, outer]))
        // Half of grey, not of grey over black.
        #expect(abs(Self.parts(image, 5)[0] - 191) <= 1 && abs(Self.parts(image, 25)[0] - 128) <= 1)
    }

    @Test("a group that is isolated shows its blended layers laid over what is beneath it")
    func isolated() throws {
        func image(_ change: @escaping (inout LayerProperties) -> Void) throws -> Bitmap {
            let hole = Layers.layer(CGRect(x: 10, y: 0, width: 10, height: 10), color: .black) {
                $0.blendMode = .destinationOut
            }
            let sheet = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 10), color: .black)
            let group = Layers.layer(
                CGRect(x: 0, y: 0, width: 40, height: 10), sublayers: [sheet, hole], change: change)
            let white = Layers.layer(CGRect(x: 0, y: 0, width: 40, height: 10), color: .white)
            return try Self.image(Layers.tree(40, 10, [white, group]))
        }
        // Without one the hole goes through all there is.
        #expect(try image { _ in }.pixel(x: 15, y: 5) == 0)
        let isolated = try image { $0.isolatesBlending = true }
        #expect(isolated.pixel(x: 15, y: 5) == 0xFFFF_FFFF && isolated.pixel(x: 5, y: 5) == 0xFF00_0000)
    }

    @Test("a layer that shows nothing but a blended one is blended in its place", arguments: [false, true])
    func handedOn(isCrowded: Bool) throws {
        let red = RGBA(r: 1, g: 0, b: 0), yellow = RGBA(r: 1, g: 1, b: 0)
        let blended = Layers.layer(CGRect(x: 0, y: 0, width: 20, height: 10), color: yellow) {
            $0.blendMode = .multiply
        }
        let other = Layers.layer(CGRect(x: 30, y: 0, width: 10, height: 10), color: .white)
        let group = Layers.layer(
            CGRect(x: 0, y: 0, width: 40, height: 10), opacity: 0.5,
            sublayers: isCrowded ? [blended, other] : [blended])
        let below = Layers.layer(CGRect(x: 0, y: 0, width: 40, height: 10), color: red)
        let image = try Self.image(Layers.tree(40, 10, [below, group]))
        #expect(abs(Self.parts(image, 5)[1] - (isCrowded ? 128 : 0)) <= 1)
    }

    @Test("a raster and a transition are blended as they are shown")
    func images() throws {
        let below = Layers.layer(CGRect(x: 0, y: 0, width: 40, height: 10), color: RGBA(r: 1, g: 0.5, b: 0))
        func image(
            _ animations: [RenderAnimation] = [], _ change: @escaping (inout LayerProperties) -> Void = { _ in }
        ) throws -> UInt32 {
            let above = Layers.layer(
                CGRect(x: 0, y: 0, width: 20, height: 10), color: RGBA(r: 0.5, g: 1, b: 1), animations: animations
            ) {
                $0.blendMode = .multiply
                change(&$0)
            }
            return try Self.image(Layers.tree(40, 10, [below, above])).pixel(x: 5, y: 5)
        }
        let plain = try image()
        #expect(plain == 0xFF80_8000)
        #expect(try image { $0.rasterizes = true } == plain)
        let fade = RenderAnimation(
            timing: Layers.timing(begin: -1, duration: 2),
            content: .transition(TransitionAnimation(.fade, .fromLeft, from: nil)))
        let half = try image([fade])
        #expect(abs(Int(half >> 16 & 255) - 192) <= 1)
    }

    @Test("a hole in an isolated group shows what moves beneath it in time")
    func covers() throws {
        let id = LayerID.unique()
        let fading = Layers.layer(
            CGRect(x: 12, y: 2, width: 4, height: 4), color: .black,
            animations: [Layers.basic(.opacity, from: .scalar(0.1), to: .scalar(1))], id: id)
        let hole = Layers.layer(CGRect(x: 10, y: 0, width: 10, height: 10), color: .black) {
            $0.blendMode = .destinationOut
        }
        func next(_ isolates: Bool, _ mode: CGBlendMode = .normal) -> NextChange {
            let sheet = Layers.layer(CGRect(x: 0, y: 0, width: 40, height: 10), color: .white) { $0.blendMode = mode }
            let group = Layers.layer(CGRect(x: 0, y: 0, width: 40, height: 10), sublayers: [sheet, hole]) {
                $0.isolatesBlending = isolates
            }
            return Layers.tree(40, 10, [fading, group]).nextChange(after: 0.2)
        }
        #expect(next(true) == .continuous && next(false, .multiply) == .continuous && next(false) == .never)
    }
}

/// The formulas of "Compositing and Blending Level 1" (W3C), and those that Apple documents for `CGBlendMode`.
enum BlendFormula {
    /// Red, green, blue with the opacity multiplied in, and the opacity, 0...1.
    static func blend(_ mode: CGBlendMode, _ source: RGBA, _ backdrop: RGBA) -> [Double] {
        let (s, b) = ([source.r, source.g, source.b], [backdrop.r, backdrop.g, backdrop.b])
        let (sa, ba) = (source.a, backdrop.a)
        func porterDuff(_ fs: Double, _ fb: Double) -> [Double] {
            zip(s, b).map { $0 * sa * fs + $1 * ba * fb } + [sa * fs + ba * fb]
        }
        switch mode {
        case .sourceAtop: return porterDuff(ba, 1 - sa)
        case .destinationOver: return porterDuff(1 - ba, 1)
        case .destinationOut: return porterDuff(0, 1 - sa)
        case .xor: return porterDuff(1 - ba, 1 - sa)
        case .plusLighter: return porterDuff(1, 1).map { min($0, 1) }
        case .plusDarker:
            let alpha = min(sa + ba, 1)
            return zip(s, b).map { max(alpha - (sa - $0 * sa) - (ba - $1 * ba), 0) } + [alpha]
        default: break
        }
        let mixed = mix(mode, s, b)
        let colors = (0..<3).map { s[$0] * sa * (1 - ba) + b[$0] * ba * (1 - sa) + sa * ba * mixed[$0] }
        return colors + [sa + ba - sa * ba]
    }

    private static func mix(_ mode: CGBlendMode, _ s: [Double], _ b: [Double]) -> [Double] {
        switch mode {
        case .hue: setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
        case .saturation: setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
        case .color: setLuminosity(s, luminosity(b))
        case .luminosity: setLuminosity(b, luminosity(s))
        default: zip(s, b).map { part(mode, $0, $1) }
        }
    }

    private static func part(_ mode: CGBlendMode, _ s: Double, _ b: Double) -> Double {
        switch mode {
        case .multiply: return s * b
        case .screen: return s + b - s * b
        case .overlay: return part(.hardLight, b, s)
        case .darken: return min(s, b)
        case .lighten: return max(s, b)
        case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .hardLight: return s <= 0.5 ? part(.multiply, 2 * s, b) : part(.screen, 2 * s - 1, b)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        case .difference: return abs(s - b)
        case .exclusion: return s + b - 2 * s * b
        default: return s
        }
    }

    private static func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    private static func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

    private static func setLuminosity(_ c: [Double], _ l: Double) -> [Double] {
        let shift = l - luminosity(c)
        let moved = c.map { $0 + shift }
        let (lightness, low, high) = (luminosity(moved), moved.min() ?? 0, moved.max() ?? 0)
        return moved.map {
            if low < 0 { return lightness + ($0 - lightness) * lightness / (lightness - low) }
            if high > 1 { return lightness + ($0 - lightness) * (1 - lightness) / (high - lightness) }
            return $0
        }
    }

    private static func setSaturation(_ c: [Double], _ s: Double) -> [Double] {
        let (low, high) = (c.min() ?? 0, c.max() ?? 0)
        return c.map { high > low ? ($0 - low) * s / (high - low) : 0 }
    }
}
