import CoreGraphics
import Foundation
import RenderServer
import ShapeRasterizer

/// The sides of the pictures, in pixels: a large spinner's, and one that fills a window.
private let sides = [37, 512]
/// The length and the width of the bar, in pixels.
private let (barLength, barWidth) = (900, 12)
/// How often a picture is drawn for one time taken, and how many times are taken, of which the least counts.
private let (repeats, passes) = (2000, 7)

/// What shapes cost beside paths: microseconds to draw a picture into memory.
enum ShapeCost {
    /// One picture: its shapes, and the paths that have the same form.
    private struct Picture {
        let name: String
        let width: Int, height: Int
        let shapes: [SimpleShape]
        let path: (CGContext) -> Void
    }

    /// Prints a table.
    static func report() {
        print("shape                            ours us  Cairo us     ratio")
        for picture in sides.flatMap(pictures) + [bar] {
            guard let bitmap = Bitmap(width: picture.width, height: picture.height),
                let context = CGContext(bitmap: bitmap, scale: 1)
            else { continue }
            let canvas = ContextCanvas(bitmap)
            let count = max(repeats * 37 * 37 / (picture.width * picture.height), 100)
            let ours = time(count) {
                for shape in picture.shapes { _ = canvas.fill(shape, atPixelX: 0, y: 0, color: .black) }
            }
            let cairo = time(count) { picture.path(context) }
            let name = "\(picture.name), \(picture.width) x \(picture.height)"
            print(
                name.padding(toLength: 28, withPad: " ", startingAt: 0)
                    + String(format: "%10.2f%10.2f%10.2f", ours, cairo, ours / cairo))
        }
    }

    /// The processor time of one of `count` runs of `body`, in microseconds.
    private static func time(_ count: Int, _ body: () -> Void) -> Double {
        (0..<passes).map { _ in
            let before = Usage.now
            for _ in 0..<count { body() }
            return (Usage.now.cpuSeconds - before.cpuSeconds) * 1e6 / Double(count)
        }.min() ?? 0
    }

    private static func pictures(side: Int) -> [Picture] {
        // In parts of a spinner of 37 points.
        let unit = Double(side) / 37
        let middle = 18.5 * unit
        let turns = (0..<8).map { Double($0) * .pi / 4 }
        let spokes = turns.map { turn in
            SimpleShape.box(
                RoundedBox(
                    centerX: middle + 12 * unit * sin(turn), centerY: middle - 12 * unit * cos(turn),
                    halfWidth: 6 * unit, halfHeight: 2 * unit, radius: 2 * unit, cosine: sin(turn), sine: -cos(turn)))
        }
        var all = [
            Picture(name: "8 spokes", width: side, height: side, shapes: spokes) { context in
                context.setLineWidth(4 * unit)
                context.setLineCap(.round)
                for turn in turns {
                    context.move(to: CGPoint(x: middle + 8 * unit * sin(turn), y: middle - 8 * unit * cos(turn)))
                    context.addLine(to: CGPoint(x: middle + 16 * unit * sin(turn), y: middle - 16 * unit * cos(turn)))
                    context.strokePath()
                }
            }
        ]
        for (name, isRound) in [("arc, round ends", true), ("arc, blunt ends", false)] {
            let arc = Arc(
                centerX: middle, centerY: middle, radius: 15 * unit, halfWidth: 2 * unit, middle: 1, halfSweep: 2.3,
                isRound: isRound)
            all.append(
                Picture(name: name, width: side, height: side, shapes: [.arc(arc)]) { context in
                    context.setLineWidth(4 * unit)
                    context.setLineCap(isRound ? .round : .butt)
                    context.addArc(
                        center: CGPoint(x: middle, y: middle), radius: 15 * unit, startAngle: -1.3, endAngle: 3.3,
                        clockwise: false)
                    context.strokePath()
                })
        }
        let box = RoundedBox(
            centerX: middle, centerY: middle, halfWidth: 16 * unit, halfHeight: 12 * unit, radius: 4 * unit)
        let rect = CGRect(x: middle - 16 * unit, y: middle - 12 * unit, width: 32 * unit, height: 24 * unit)
        all.append(
            Picture(name: "rounded box", width: side, height: side, shapes: [.box(box)]) { context in
                context.addGeometry(PathGeometry(roundedRect: rect, cornerWidth: 4 * unit, cornerHeight: 4 * unit))
                context.fillPath()
            })
        for (name, path) in [
            ("ellipse", PathGeometry(ellipseIn: rect)),
            ("box, continuous corners", PathGeometry(continuousRect: rect, radius: 6 * unit)),
        ] {
            guard let convex = ConvexPath(path) else { continue }
            all.append(
                Picture(name: name, width: side, height: side, shapes: [.convex(convex, .identity)]) { context in
                    context.addGeometry(path)
                    context.fillPath()
                })
        }
        return all
    }

    private static var bar: Picture {
        let (length, width) = (Double(barLength), Double(barWidth))
        let box = RoundedBox(
            centerX: length / 2, centerY: width / 2, halfWidth: length / 2, halfHeight: width / 2, radius: width / 2)
        return Picture(name: "bar", width: barLength, height: barWidth, shapes: [.box(box)]) { context in
            let rect = CGRect(x: 0, y: 0, width: length, height: width)
            context.addGeometry(PathGeometry(roundedRect: rect, cornerWidth: width / 2, cornerHeight: width / 2))
            context.fillPath()
        }
    }
}
