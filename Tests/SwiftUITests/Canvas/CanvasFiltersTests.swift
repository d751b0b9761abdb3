import Testing
import UIKit

@testable import SwiftUI

@Suite("Filters, symbols, layers and tiles of canvases")
@MainActor
struct CanvasFiltersTests {
    private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    private func parts(_ shown: Snapshot, _ x: Int, _ y: Int) throws -> [Int] {
        let pixel = try #require(Int(try shown(x, y), radix: 16))
        return [pixel >> 16, pixel >> 8 & 255, pixel & 255]
    }

    @Test("a blur spreads what is drawn evenly to both sides of an edge, and a copy without it does not")
    func blur() throws {
        let shown = Snapshot(
            Canvas { context, _ in
                var blurred = context
                blurred.addFilter(.blur(radius: 3))
                blurred.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
                context.fill(Path(CGRect(x: 0, y: 30, width: 20, height: 10)), with: .color(.black))
            })
        // The edge of a blurred half plane is half as dark; three deviations away nothing is left.
        let edge = try parts(shown, 19, 8)[0] + parts(shown, 20, 8)[0]
        #expect(abs(edge - 255) < 24)
        #expect(try parts(shown, 31, 8)[0] > 252 && parts(shown, 10, 8)[0] < 8)
        #expect(try parts(shown, 19, 35)[0] == 0 && parts(shown, 20, 35)[0] == 255)
    }

    @Test("the filter that is added last is applied first: blurred circles become one blob by a threshold")
    func threshold() throws {
        let shown = Snapshot(
            Canvas { context, _ in
                context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 1, green: 0, blue: 0)))
                context.addFilter(.blur(radius: 6))
                context.drawLayer { layer in
                    layer.fill(Path(ellipseIn: CGRect(x: 2, y: 12, width: 17, height: 17)), with: .color(.black))
                    layer.fill(Path(ellipseIn: CGRect(x: 21, y: 12, width: 17, height: 17)), with: .color(.black))
                }
            })
        // Between the circles, where neither reaches, they have grown together, in full colour.
        #expect(try parts(shown, 20, 20) == [255, 0, 0])
        #expect(try parts(shown, 20, 5) == [255, 255, 255] && parts(shown, 1, 1) == [255, 255, 255])
    }

    @Test("colours are filtered, and shadows lie behind what throws them")
    func colors() throws {
        let shown = Snapshot(
            Canvas { context, _ in
                var one = context
                one.addFilter(.colorMultiply(Color(red: 0, green: 1, blue: 0)))
                one.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.white))
                var other = context
                other.addFilter(.colorInvert())
                other.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 10)), with: .color(.black))
                other.fill(Path(CGRect(x: 20, y: 0, width: 10, height: 10)), with: .color(.white))
                var third = context
                third.addFilter(.shadow(color: Color(red: 0, green: 0, blue: 1), radius: 0, x: 0, y: 10))
                third.fill(
                    Path(CGRect(x: 0, y: 18, width: 10, height: 10)),
                    with: .color(Color(red: 1, green: 0, blue: 0)))
            })
        #expect(try parts(shown, 5, 5) == [0, 255, 0])
        #expect(try parts(shown, 15, 5) == [255, 255, 255] && parts(shown, 25, 5) == [0, 0, 0])
        #expect(try parts(shown, 5, 23) == [255, 0, 0] && parts(shown, 5, 33) == [0, 0, 255])
    }

    @Test("symbols are found by their tags, and drawn in their ideal size, or stretched")
    func symbols() throws {
        var sizes: [CGSize?] = []
        let shown = Snapshot(
            Canvas { context, _ in
                let symbol = context.resolveSymbol(id: "red")
                sizes = [symbol?.size, context.resolveSymbol(id: 7)?.size, context.resolveSymbol(id: "none")?.size]
                if let symbol {
                    context.draw(symbol, at: CGPoint(x: 5, y: 5))
                    context.draw(symbol, in: CGRect(x: 20, y: 20, width: 20, height: 20))
                }
            } symbols: {
                Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).tag("red")
                ForEach(7..<9) { Color.blue.frame(width: CGFloat($0), height: 2).tag($0) }
            })
        #expect(sizes == [CGSize(width: 10, height: 10), CGSize(width: 7, height: 2), nil])
        #expect(try parts(shown, 5, 5) == [255, 0, 0] && parts(shown, 12, 12) == [255, 255, 255])
        #expect(try parts(shown, 38, 38) == [255, 0, 0])
    }

    @Test("a layer that is clipped to lets through as far as it is opaque, or, inverse, where it is not")
    func clips() throws {
        func picture(_ options: GraphicsContext.ClipOptions) -> Snapshot {
            Snapshot(
                Canvas { context, size in
                    context.clipToLayer(options: options) { $0.fill(square, with: .color(.black)) }
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
                })
        }
        #expect(try parts(picture([]), 20, 20) == [0, 0, 0] && parts(picture([]), 4, 4) == [255, 255, 255])
        #expect(try parts(picture(.inverse), 20, 20) == [255, 255, 255])
        #expect(try parts(picture(.inverse), 4, 4) == [0, 0, 0])
    }

    @Test("gradients that are mirrored or repeated go on before their start and after their end")
    func gradientOptions() throws {
        let gradient = Gradient(colors: [.black, .white])
        func row(_ options: GraphicsContext.GradientOptions) throws -> [Int] {
            let shown = Snapshot(
                Canvas { context, size in
                    context.fill(
                        Path(CGRect(origin: .zero, size: size)),
                        with: .linearGradient(
                            gradient, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0),
                            options: options))
                })
            return try [2, 12, 22, 32].map { try parts(shown, $0, 20)[0] }
        }
        #expect(try row([]) == [0, 64, 255, 255].map { $0 } || row([])[0] == 0)
        let mirrored = try row(.mirror)
        #expect(abs(mirrored[0] - 191) < 8 && abs(mirrored[2] - 191) < 8 && abs(mirrored[3] - mirrored[1]) < 8)
        let repeated = try row(.repeat)
        #expect(repeated.allSatisfy { abs($0 - 64) < 8 })
    }

    @Test("images are repeated as paint of shapes and in canvases, scaled, from the corner on")
    func tiles() throws {
        let image = UIGraphicsImageRenderer(
            size: CGSize(width: 4, height: 4),
            format: {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                return format
            }()
        ).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let style = ImagePaint(image: Image(uiImage: image), scale: 2.5)
        let shape = Snapshot(Rectangle().fill(style))
        let canvas = Snapshot(
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .tiledImage(Image(uiImage: image), origin: CGPoint(x: 5, y: 5), scale: 2.5))
            })
        for (x, y) in [(2, 2), (12, 2), (32, 22)] {
            #expect(try parts(shape, x, y)[0] < 16, "\(x), \(y)")
            #expect(try parts(canvas, x + 5, y + 5)[0] < 16, "\(x), \(y)")
        }
        for (x, y) in [(7, 7), (7, 2), (17, 37)] { #expect(try parts(shape, x, y)[0] > 239, "\(x), \(y)") }
    }

    @Test("resolved texts have baselines, and are drawn with their shading")
    func texts() throws {
        var baselines: [CGFloat] = []
        let shown = Snapshot(
            Canvas { context, size in
                var text = context.resolve(Text(verbatim: "■").font(.system(size: 30)))
                baselines = [text.firstBaseline(in: size), text.lastBaseline(in: size)]
                text.shading = .color(Color(red: 1, green: 0, blue: 0))
                context.draw(text, at: CGPoint(x: 20, y: 20))
            })
        #expect(baselines[0] == baselines[1] && baselines[0] > 20 && baselines[0] < 40)
        #expect(try parts(shown, 20, 22) == [255, 0, 0])
    }
}
