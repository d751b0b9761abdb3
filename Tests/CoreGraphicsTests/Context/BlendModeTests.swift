import CoreGraphics
import TestSupport
import Testing

/// The blend modes by their published formulas: W3C Compositing and Blending Level 1 for those that mix colours, Porter
/// and Duff's for those that mix coverage, and Apple's documentation for the two of plus.
@Suite("Blend modes")
struct BlendModeTests {
    private static let mixing: [CGBlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion,
    ]
    private static let covering: [CGBlendMode] = [
        .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
        .destinationAtop, .xor, .plusLighter, .plusDarker,
    ]
    private static let backs: [[Double]] = [
        [0.2, 0.5, 0.9, 1], [0.8, 0.1, 0.6, 0.5], [0, 0, 0, 0], [1, 1, 1, 1], [0, 0.25, 1, 0.7],
    ]
    private static let fronts: [[Double]] = [[0.6, 0.3, 0.1, 1], [0.9, 0.4, 0.2, 0.5], [0.05, 1, 0.5, 0.25]]

    /// What mixing one part of the two colours gives, before opacity counts.
    private func mixed(_ mode: CGBlendMode, _ b: Double, _ s: Double) -> Double {
        switch mode {
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return mixed(.hardLight, s, b)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .hardLight: return s <= 0.5 ? b * 2 * s : mixed(.screen, b, 2 * s - 1)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let bent = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (bent - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return s
        }
    }

    /// The premultiplied result, 0...255 a part, opacity last.
    private func expected(_ mode: CGBlendMode, _ back: [Double], _ front: [Double]) -> [Double] {
        let (ab, aS) = (back[3], front[3])
        if Self.mixing.contains(mode) {
            let colour = (0..<3).map { part in
                aS * (1 - ab) * front[part] + aS * ab * mixed(mode, back[part], front[part])
                    + (1 - aS) * ab * back[part]
            }
            return (colour + [aS + ab - aS * ab]).map { $0 * 255 }
        }
        let (b, s) = ((0..<3).map { back[$0] * ab } + [ab], (0..<3).map { front[$0] * aS } + [aS])
        if mode == .plusDarker {
            let alpha = min(1, ab + aS)
            return ((0..<3).map { max(0, alpha - (ab - b[$0]) - (aS - s[$0])) } + [alpha]).map { $0 * 255 }
        }
        let shares: (front: Double, back: Double) =
            switch mode {
            case .clear: (0, 0)
            case .copy: (1, 0)
            case .sourceIn: (ab, 0)
            case .sourceOut: (1 - ab, 0)
            case .sourceAtop: (ab, 1 - aS)
            case .destinationOver: (1 - ab, 1)
            case .destinationIn: (0, aS)
            case .destinationOut: (0, 1 - aS)
            case .destinationAtop: (1 - ab, aS)
            case .xor: (1 - ab, 1 - aS)
            default: (1, 1)
            }
        return (0..<4).map { min(1, s[$0] * shares.front + b[$0] * shares.back) * 255 }
    }

    private func parts(_ pixel: UInt32) -> [Double] { [16, 8, 0, 24].map { Double(pixel >> $0 & 0xFF) } }

    @Test(
        "each mode mixes by its formula, in fills, lines, images, gradients and layers", arguments: mixing + covering)
    func formulas(mode: CGBlendMode) throws {
        for back in Self.backs {
            for front in Self.fronts {
                let wanted = expected(mode, back, front)
                for (way, pixel) in try drawn(mode, back, front) {
                    let off = zip(parts(pixel), wanted).map { abs($0 - $1) }.max() ?? 255
                    // Two roundings to 1/255, enlarged where a formula divides.
                    #expect(
                        off <= (mode == .colorBurn || mode == .colorDodge ? 10 : 4),
                        "\(mode) by \(way): \(front) on \(back) is \(parts(pixel)), not \(wanted)")
                }
            }
        }
    }

    /// The pixel in the middle after drawing `front` on `back` in every way there is.
    private func drawn(_ mode: CGBlendMode, _ back: [Double], _ front: [Double]) throws -> [(String, UInt32)] {
        let color = CGColor(red: front[0], green: front[1], blue: front[2], alpha: front[3])
        let image = try #require(Bitmap(width: 4, height: 4))
        image.mapPixelsForTest { _ in color.rgba.pixel }
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [color, color] as CFArray, locations: nil))
        let rect = CGRect(x: 2, y: 2, width: 4, height: 4)
        let ways: [(String, (CGContext) -> Void)] = [
            ("fill", { $0.fill(rect) }),
            (
                "line",
                {
                    $0.setLineWidth(4)
                    $0.strokeLineSegments(between: [CGPoint(x: 2, y: 4), CGPoint(x: 6, y: 4)])
                }
            ),
            ("image", { $0.draw(CGImage(bitmap: image), in: rect) }),
            (
                "gradient",
                {
                    $0.clip(to: rect)
                    $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 8, y: 0), options: [])
                }
            ),
            (
                "layer",
                {
                    $0.clip(to: rect)
                    $0.beginTransparencyLayer(auxiliaryInfo: nil)
                    $0.fill(rect)
                    $0.endTransparencyLayer()
                }
            ),
        ]
        return try ways.map { name, draw in
            let bitmap = try #require(Bitmap(width: 8, height: 8))
            let context = try #require(CGContext(bitmap: bitmap, scale: 1))
            let ground = CGColor(red: back[0], green: back[1], blue: back[2], alpha: back[3])
            context.setFillColor(ground)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            let beside = bitmap.pixel(x: 0, y: 0)
            context.setFillColor(color)
            context.setStrokeColor(color)
            context.setBlendMode(mode)
            draw(context)
            #expect(bitmap.pixel(x: 0, y: 0) == beside, "\(mode) by \(name) changed what lies beside")
            return (name, bitmap.pixel(x: 4, y: 4))
        }
    }

    @Test("hue, saturation, colour and luminosity keep the luminosity they are to keep")
    func luminosity() throws {
        func luma(_ pixel: UInt32) -> Double {
            let part = parts(pixel)
            return 0.3 * part[0] + 0.59 * part[1] + 0.11 * part[2]
        }
        let (back, front) = ([0.2, 0.5, 0.7, 1], [0.7, 0.4, 0.3, 1])
        let (ground, paint) = (0.3 * 51 + 0.59 * 127.5 + 0.11 * 178.5, 0.3 * 178.5 + 0.59 * 102 + 0.11 * 76.5)
        for mode in [CGBlendMode.hue, .saturation, .color, .luminosity] {
            for (way, pixel) in try drawn(mode, back, front) {
                #expect(abs(luma(pixel) - (mode == .luminosity ? paint : ground)) < 2, "\(mode) by \(way)")
            }
        }
    }

    @Test("what is darker than black stays black, and half covered pixels are half mixed")
    func darkerEdges() throws {
        let bitmap = try #require(Bitmap(width: 4, height: 4))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        context.setFill(RGBA(r: 0.4, g: 0.4, b: 0.4))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setBlendMode(.plusDarker)
        context.setFill(RGBA(r: 0.5, g: 0.8, b: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2.5, height: 4))
        #expect(bitmap.pixel(x: 0, y: 0) == 0xFF00_3366 && bitmap.pixel(x: 3, y: 0) == 0xFF66_6666)
        let edge = parts(bitmap.pixel(x: 2, y: 0))
        #expect(abs(edge[0] - 38) <= 2 && abs(edge[1] - 76.5) <= 2 && abs(edge[2] - 102) <= 2 && edge[3] == 255)
    }
}

extension Bitmap {
    fileprivate func mapPixelsForTest(_ body: (UInt32) -> UInt32) {
        withUnsafeMutableBytes { bytes in
            for offset in stride(from: 0, to: bytes.count, by: 4) {
                let pixel = bytes.load(fromByteOffset: offset, as: UInt32.self)
                bytes.storeBytes(of: body(pixel), toByteOffset: offset, as: UInt32.self)
            }
        }
    }
}
