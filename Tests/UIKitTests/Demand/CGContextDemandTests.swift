import Testing
import UIKit

/// Every name that public sources use of CGContext, spelt as they spell it. Source: docs/sources.md, Names in use.
@Suite("Demand: CGContext")
struct CGContextDemandTests {
    private let full = CGRect(x: 0, y: 0, width: 20, height: 20)

    @Test("colours, widths and paths draw what they say")
    func painting() throws {
        let shown = try Pixels.drawing { context in
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.beginPath()
            context.move(to: CGPoint(x: 5, y: 0))
            context.addLine(to: CGPoint(x: 10, y: 0))
            context.addLine(to: CGPoint(x: 10, y: 5))
            context.addLine(to: CGPoint(x: 5, y: 5))
            context.closePath()
            context.fillPath()
            context.setFillColor(gray: 1, alpha: 1)
            context.addRect(CGRect(x: 10, y: 0, width: 5, height: 5))
            context.drawPath(using: .fill)
            context.setStrokeColor(UIColor.blue.cgColor)
            context.setLineWidth(4)
            context.move(to: CGPoint(x: 0, y: 10))
            context.addLine(to: CGPoint(x: 20, y: 10))
            context.strokePath()
            context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.setFillColor(UIColor.green.cgColor)
            context.setLineWidth(2)
            context.addRect(CGRect(x: 3, y: 14, width: 4, height: 4))
            context.drawPath(using: .fillStroke)
            context.setStrokeColor(gray: 0, alpha: 1)
            context.stroke(CGRect(x: 12, y: 15, width: 4, height: 2))
        }
        #expect(shown[2, 2] == red && shown[7, 2] == green && shown[12, 2] == white && shown[17, 2] == nothing)
        #expect(shown[10, 7] == nothing && shown[10, 8] == blue && shown[10, 11] == blue && shown[10, 12] == nothing)
        #expect(shown[2, 16] == red && shown[5, 16] == green && shown[12, 16] == black)
    }

    @Test("states are kept and brought back")
    func states() throws {
        let shown = try Pixels.drawing { context in
            context.setFillColor(UIColor.red.cgColor)
            context.saveGState()
            context.setFillColor(UIColor.blue.cgColor)
            context.translateBy(x: 10, y: 0)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(shown[0, 0] == red && shown[10, 0] == nothing)
    }

    @Test("caps reach beyond a line's ends, and joins round or cut its corners")
    func capsAndJoins() throws {
        func line(_ cap: CGLineCap) throws -> Pixels {
            try Pixels.drawing { context in
                context.setLineWidth(6)
                context.setLineCap(cap)
                context.move(to: CGPoint(x: 6, y: 10))
                context.addLine(to: CGPoint(x: 14, y: 10))
                context.strokePath()
            }
        }
        #expect(try line(.butt).ink == CGRect(x: 6, y: 7, width: 8, height: 6))
        #expect(try line(.square).ink == CGRect(x: 3, y: 7, width: 14, height: 6))
        let round = try line(.round)
        #expect(round.ink == CGRect(x: 3, y: 7, width: 14, height: 6) && round.alpha(3, 7) < 128)
        func corner(_ join: CGLineJoin) throws -> Double {
            try Pixels.drawing { context in
                context.setLineWidth(8)
                context.setLineJoin(join)
                context.setMiterLimit(10)
                context.addLines(between: [CGPoint(x: 4, y: 20), CGPoint(x: 4, y: 4), CGPoint(x: 20, y: 4)])
                context.strokePath()
            }.area
        }
        // The corner's square of 4 by 4 points: whole, a quarter circle, a triangle.
        let miter = try corner(.miter)
        #expect(abs(miter - 256) < 0.5)
        #expect(abs(miter - (try corner(.round)) - (16 - 4 * .pi)) < 0.5)
        #expect(abs(miter - (try corner(.bevel)) - 8) < 0.5)
    }

    @Test("dashes leave gaps")
    func dashes() throws {
        let shown = try Pixels.drawing { context in
            context.setLineWidth(2)
            context.setLineDash(phase: 1, lengths: [4, 2])
            context.move(to: CGPoint(x: 0, y: 1))
            context.addLine(to: CGPoint(x: 20, y: 1))
            context.strokePath()
        }
        let columns = String((0..<12).map { shown.alpha($0, 0) > 0 ? "x" : "." })
        #expect(columns == "xxx..xxxx..x")
    }

    @Test("coordinates are shifted, scaled, turned and sent through a map")
    func transforms() throws {
        let shown = try Pixels.drawing { context in
            context.saveGState()
            context.translateBy(x: 4, y: 2)
            context.scaleBy(x: 2, y: 3)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
            context.saveGState()
            context.translateBy(x: 20, y: 10)
            context.rotate(by: .pi / 2)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
            context.restoreGState()
            context.concatenate(CGAffineTransform(translationX: 0, y: 18))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(shown.alpha(4, 2) == 255 && shown.alpha(5, 4) == 255 && shown.alpha(6, 2) == 0)
        #expect(shown.alpha(18, 10) == 255 && shown.alpha(19, 12) == 255 && shown.alpha(17, 10) == 0)
        #expect(shown.alpha(0, 18) == 255 && shown.area == 6 + 6 + 1)
    }

    @Test("nothing is drawn outside of clips, which add up")
    func clipping() throws {
        let shown = try Pixels.drawing { context in
            context.saveGState()
            context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.clip()
            context.clip(to: CGRect(x: 5, y: 5, width: 20, height: 20))
            #expect(context.boundingBoxOfClipPath == CGRect(x: 5, y: 5, width: 5, height: 5))
            context.fill(full)
            context.restoreGState()
            context.addRect(full)
            context.addRect(CGRect(x: 1, y: 1, width: 18, height: 18))
            context.clip(using: .evenOdd)
            context.fill(full)
        }
        #expect(shown.area == 25 + 76)
        #expect(shown.alpha(5, 5) == 255 && shown.alpha(4, 5) == 0 && shown.alpha(0, 0) == 255)
    }

    @Test("a shadow falls down and to the right, and none is drawn once it is taken away")
    func shadow() throws {
        let shown = try Pixels.drawing { context in
            context.setFillColor(UIColor.red.cgColor)
            context.setShadow(offset: CGSize(width: 8, height: 4), blur: 0, color: UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.fill(CGRect(x: 0, y: 12, width: 4, height: 4))
        }
        #expect(shown[1, 1] == red && shown[9, 5] == blue && shown[9, 17] == nothing)
        let soft = try Pixels.drawing { context in
            context.setShadow(offset: CGSize(width: 10, height: 10), blur: 4)
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        }
        #expect((60...85).contains(soft.alpha(13, 13)) && (1...60).contains(soft.alpha(17, 13)))
    }

    @Test("blend modes and opacity mix with what is there")
    func mixing() throws {
        let shown = try Pixels.drawing { context in
            UIColor.red.setFill()
            UIRectFill(full)
            context.setBlendMode(.multiply)
            context.setFillColor(UIColor.green.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
            context.setBlendMode(.clear)
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 20))
            context.setBlendMode(.normal)
            context.setAlpha(0.5)
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 10, y: 0, width: 5, height: 20))
        }
        #expect(shown[2, 2] == black && shown[7, 2] == nothing && close(shown[12, 2], [128, 0, 128, 255]))
        #expect(shown[17, 2] == red)
    }

    @Test("gradients run from colour to colour, made either way")
    func gradients() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let byColors = CGGradient(colorsSpace: space, colors: colors, locations: [0, 1])
        let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
        let byNumbers = CGGradient(colorSpace: space, colorComponents: components, locations: [0, 1], count: 2)
        for made in [byColors, byNumbers] {
            let gradient = try #require(made)
            let linear = try Pixels.drawing { context in
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0),
                    options: [.drawsBeforeStartLocation])
            }
            #expect(linear[2, 5] == red && linear[17, 5] == nothing)
            #expect(close(linear[10, 5], [115, 0, 140, 255], 3))
            let radial = try Pixels.drawing { context in
                context.drawRadialGradient(
                    gradient, startCenter: CGPoint(x: 10, y: 10), startRadius: 0, endCenter: CGPoint(x: 10, y: 10),
                    endRadius: 8, options: .drawsAfterEndLocation)
            }
            #expect(radial[0, 0] == blue && close(radial[10, 10], [239, 0, 16, 255], 8))
        }
        let gray = CGColorSpaceCreateDeviceGray()
        let shades = try #require(
            CGGradient(colorSpace: gray, colorComponents: [0, 1, 1, 1], locations: nil, count: 2))
        let shown = try Pixels.drawing { context in
            context.drawLinearGradient(shades, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
        }
        #expect(shown[1, 0][0] < 30 && shown[18, 0][0] > 225 && shown[9, 0][0] == shown[9, 0][2])
    }

    @Test("colours of a gradient in a grey space count as their greys")
    func grayGradient() throws {
        let colors = [UIColor.red.cgColor, UIColor.green.withAlphaComponent(0.5).cgColor] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceGray(), colors: colors, locations: nil))
        let shown = try Pixels.drawing { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 9, y: 0), end: CGPoint(x: 11, y: 0),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        // The lumas of pure red and green, 0.2126 and 0.7152, the second at half its opacity.
        #expect(close(shown[2, 5], [54, 54, 54, 255], 1) && close(shown[17, 5], [91, 91, 91, 128], 2))
    }

    @Test("a context of the program's own makes images, and is drawn in by UIKit while it is pushed")
    func bitmapContext() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        UIGraphicsPushContext(context)
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 4))
        UIGraphicsPopContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        let image = try #require(context.makeImage())
        // Its y goes up, so the half of least y is the lower one.
        let shown = try Pixels(UIImage(cgImage: image))
        #expect(shown[4, 7] == green && shown[4, 3] == nothing)
        let drawn = try Pixels.drawing(8, 8) { $0.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
        #expect(drawn[4, 0] == green && drawn[4, 7] == nothing)
    }

    @Test("edges are smooth unless that is switched off")
    func antialiasing() throws {
        func edge(_ change: (CGContext) -> Void) throws -> Int {
            try Pixels.drawing { context in
                change(context)
                context.fill(CGRect(x: 0, y: 0, width: 4.75, height: 10))
            }.alpha(4, 4)
        }
        #expect(abs(try edge { _ in } - 191) < 3)
        #expect(try edge { $0.setShouldAntialias(false) } == 255)
        #expect(try edge { $0.setAllowsAntialiasing(false) } == 255)
    }

    @Test("a renderer draws images in its format")
    func renderer() throws {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 2
        format.opaque = true
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
        let draw: (UIGraphicsImageRendererContext) -> Void = { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            context.cgContext.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 2, y: 0, width: 1, height: 4), blendMode: .normal)
            UIColor.green.setStroke()
            context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(context.currentImage.size == CGSize(width: 4, height: 4) && context.format.opaque)
        }
        let image = renderer.image(actions: draw)
        let shown = try Pixels(image)
        #expect(image.scale == 2 && shown.width == 8)
        #expect(shown[0, 0] == green && shown[3, 3] == red && shown[4, 4] == blue)
        #expect(renderer.format === format && renderer.allowsImageOutput && format.bounds == renderer.bounds)
        #expect(try Pixels(try #require(UIImage(data: renderer.pngData(actions: draw))))[3, 3] == red)
        let jpeg = try #require(
            UIImage(
                data: renderer.jpegData(
                    withCompressionQuality: 1,
                    actions: { context in
                        UIColor.red.setFill()
                        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                    })))
        #expect(close(try Pixels(jpeg)[3, 3], red, 6))
    }
}
