import Foundation
import QuartzCore
import RenderServer
import Testing

/// What was measured on UIKit of how layers are drawn, by pixels. Gradients' axis: `CAGradientLayerTests`.
/// Source: docs/sources/layers.md, Shadows, borders and corners.
@Suite("Rules of layers")
struct LayerRulesTests {
    /// A square of 40 points at (20, 20) with a sharp shadow.
    private func shadowed(_ scene: LayerScene, _ color: CGColor, _ offset: CGSize) -> CALayer {
        let layer = scene.sublayer(CALayer(), CGRect(x: 20, y: 20, width: 40, height: 40))
        layer.backgroundColor = color
        (layer.shadowColor, layer.shadowOpacity, layer.shadowRadius) = (.black, 1, 0)
        layer.shadowOffset = offset
        return layer
    }

    @Test("a shadow with a positive y falls downwards, and is not cut out under a translucent layer")
    func shadows() throws {
        let scene = LayerScene()
        let layer = shadowed(scene, .red, CGSize(width: 0, height: 10))
        var image = try scene.image()
        #expect(image.parts(40, 65) == [0, 0, 0, 255] && image.parts(40, 15)[3] == 0)
        // Half of red over what its own half has thrown: black at .5, and .5 more over the other half.
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        image = try scene.image()
        #expect(abs(image.parts(40, 65)[3] - 128) <= 1 && image.parts(40, 65)[0] == 0)
        #expect(abs(image.parts(40, 40)[3] - 191) <= 1 && abs(image.parts(40, 40)[0] - 128) <= 1)
    }

    @Test("the shadow of a group with alpha is drawn before the group, at the product of all three opacities")
    func groupShadow() throws {
        let scene = LayerScene()
        let layer = shadowed(scene, .red, CGSize(width: 20, height: 0))
        layer.addSublayer(box(CGRect(x: 10, y: 10, width: 10, height: 10), .blue))
        (layer.shadowColor, layer.shadowOpacity) = (CGColor(red: 0, green: 0, blue: 0, alpha: 0.8), 0.5)
        layer.opacity = 0.5
        let image = try scene.image()
        #expect(abs(image.parts(70, 40)[3] - 51) <= 1 && image.parts(70, 40)[0] == 0)
        #expect(abs(image.parts(25, 40)[3] - 128) <= 1)
        // .5 of the group over .2 of its shadow.
        #expect(abs(image.parts(50, 40)[3] - 153) <= 1, "\(image.parts(50, 40))")
    }

    @Test("the border is above the sublayers, inside the bounds")
    func border() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer(), CGRect(x: 20, y: 20, width: 40, height: 40))
        layer.backgroundColor = .red
        (layer.borderWidth, layer.borderColor) = (4, .blue)
        layer.addSublayer(box(CGRect(x: -10, y: 10, width: 60, height: 20), .green))
        let image = try scene.image()
        for (x, color) in [(15, CGColor.green), (20, .blue), (23, .blue), (24, .green), (55, .green), (56, .blue)] {
            let wanted = [color.rgba.r, color.rgba.g, color.rgba.b, 1].map { Int($0 * 255) }
            #expect(image.parts(x, 40) == wanted, "\(x)")
        }
    }

    @Test("corners are circles unless asked, and a stored radius is not clamped")
    func corners() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer(), CGRect(x: 0, y: 0, width: 100, height: 60))
        layer.backgroundColor = .red
        layer.cornerRadius = 20
        #expect(layer.cornerCurve == .circular)
        let image = try scene.image()
        // How far the side is from the edge at so many points from the top: 20 - sqrt(20² - (20 - y)²).
        for (y, reach) in [(2, 10), (5, 6), (9, 3), (14, 1)] {
            let first = (0..<50).first { image.parts($0, y)[3] > 127 } ?? -1
            #expect(abs(first - reach) <= 1, "\(y): \(first)")
        }
        layer.cornerRadius = 5000
        #expect(layer.cornerRadius == 5000)
    }

    @Test("a layer that clips clips its own contents too")
    func ownContents() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(CALayer(), CGRect(x: 20, y: 20, width: 20, height: 20))
        let bitmap = try #require(Bitmap(width: 40, height: 40))
        let context = try #require(CGContext(bitmap: bitmap, scale: 1))
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        layer.contents = CGImage(bitmap: bitmap)
        layer.contentsGravity = .center
        #expect(try scene.image().inked == 1600)
        layer.masksToBounds = true
        #expect(try scene.image().inked == 400)
    }

    @Test("the edges of a layer that is turned are smooth: its pixels add up to its area")
    func turnedEdges() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(box(.zero, .red), CGRect(x: 60, y: 60, width: 40, height: 40))
        for angle in [0.3, .pi / 4, 2] as [CGFloat] {
            layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            let image = try scene.image()
            let alphas = (0..<200).flatMap { y in (0..<200).map { image.parts($0, y)[3] } }
            #expect(alphas.filter { (30...225).contains($0) }.count > 80, "\(angle)")
            #expect(abs(Double(alphas.reduce(0, +)) / 255 - 1600) < 8, "\(angle)")
        }
    }

    @Test("a shadow's radius is the deviation of the bell curve that softens it")
    func shadowBlur() throws {
        let scene = LayerScene()
        let layer = shadowed(scene, .red, .zero)
        layer.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        for radius in [3, 6] as [CGFloat] {
            layer.shadowRadius = radius
            let image = try scene.image()
            // Half a deviation, one and two beyond the edge, through the pixels' middles.
            for (share, alpha) in [(0.5, 0.308_538), (1, 0.158_655), (2, 0.022_750)] {
                let position = 120 + Double(radius) * share - 0.5
                let (first, part) = (Int(position.rounded(.down)), position - position.rounded(.down))
                let seen =
                    Double(image.parts(first, 70)[3]) * (1 - part) + Double(image.parts(first + 1, 70)[3]) * part
                #expect(abs(seen - alpha * 255) < 3, "\(radius) \(share): \(seen)")
            }
        }
    }

    @Test("a continuous corner of 34 points lies on the superellipse that was fitted to the system's, to a point")
    func continuousCorner() throws {
        let scene = LayerScene()
        let layer = scene.sublayer(box(.zero, .red), CGRect(x: 0, y: 0, width: 180, height: 180))
        (layer.cornerRadius, layer.cornerCurve) = (34, .continuous)
        let image = try scene.image()
        var squares = 0.0
        for y in 2..<40 {
            // How far the side is from the edge: what the row's pixels lack in alpha.
            let reach = (0..<90).reduce(0) { $0 + 1 - Double(image.parts($1, y)[3]) / 255 }
            let height = max(41.5 - (Double(y) + 0.5), 0) / 41.5
            let wanted = 41.5 * (1 - pow(1 - pow(height, 2.6), 1 / 2.6))
            squares += (reach - wanted) * (reach - wanted)
            #expect(abs(reach - wanted) < 1, "\(y): \(reach) \(wanted)")
        }
        // The fit itself is within .36 of the system's.
        #expect((squares / 38).squareRoot() < 0.36)
    }
}
