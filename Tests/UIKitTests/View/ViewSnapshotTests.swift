import CoreGraphics
import QuartzCore
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("Images of views")
@MainActor
struct ViewSnapshotTests {
    /// What `body` draws on `size` points at `scale` pixels a point.
    private func rendered(_ size: CGSize, scale: CGFloat = 1, _ body: (CGContext) -> Void) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { body($0.cgContext) }
        return try #require(image.cgImage).bitmap
    }

    private func square(_ color: UIColor, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        return view
    }

    // MARK: drawHierarchy

    @Test("what is seen now is drawn: in the middle of an animation, the middle")
    func presentation() throws {
        try Stage.with(size: CGSize(width: 40, height: 10)) { (stage: Stage) throws in
            let box = UIView(frame: stage.window.bounds)
            let runner = square(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
            box.addSubview(runner)
            stage.window.addSubview(box)
            _ = stage.window.renderTree
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { runner.center.x = 35 }
            stage.pass(0.5)
            var isDrawn = false
            let seen = try rendered(box.bounds.size) { _ in
                isDrawn = box.drawHierarchy(in: box.bounds, afterScreenUpdates: false)
            }
            #expect(isDrawn)
            let shown = try stage.image()
            #expect(seen == shown)
            #expect(seen.alpha(20, 5) == 255 && seen.alpha(5, 5) == 0 && seen.alpha(35, 5) == 0)
            // The model is at the end already.
            let model = try rendered(box.bounds.size) { box.layer.render(in: $0) }
            #expect(model.alpha(35, 5) == 255 && model.alpha(20, 5) == 0)
        }
    }

    @Test("an activity indicator under way is drawn at its step, by itself and in a moving view")
    func spokes() throws {
        try Stage.with(size: CGSize(width: 40, height: 20)) { (stage: Stage) throws in
            let spokes = UIActivityIndicatorView(style: .medium)
            spokes.color = .black
            spokes.startAnimating()
            stage.window.addSubview(spokes)
            _ = stage.window.renderTree
            stage.clock.advance(by: 0.4)
            let images = SpokeImages.shared(for: .init(design: .reference, isLarge: false, color: .black, scale: 1))
            let seen = try rendered(CGSize(width: 20, height: 20)) { _ in
                spokes.drawHierarchy(in: spokes.bounds, afterScreenUpdates: false)
            }
            #expect(seen == images.steps[3].bitmap)
            UIView.animate(withDuration: 1) { spokes.center.x = 29 }
            stage.pass(0.1)
            let moving = try rendered(CGSize(width: 20, height: 20)) { _ in
                spokes.drawHierarchy(in: spokes.bounds, afterScreenUpdates: false)
            }
            #expect(moving == images.steps[4].bitmap)
        }
    }

    @Test("changes of this turn are seen after screen updates only")
    func updates() throws {
        try Stage.with(size: CGSize(width: 10, height: 10)) { (stage: Stage) throws in
            let view = square(.red, stage.window.bounds)
            stage.window.addSubview(view)
            let blank = try rendered(view.bounds.size) { _ in
                #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
            }
            #expect(blank.isEmpty)
            _ = stage.window.renderTree
            view.backgroundColor = .blue
            @MainActor func drawn(after: Bool) throws -> UInt32 {
                try rendered(view.bounds.size) { _ in
                    #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: after))
                }.pixel(x: 5, y: 5)
            }
            #expect(try drawn(after: false) == 0xFFFF_0000)
            #expect(try drawn(after: true) == 0xFF00_00FF)
            #expect(try drawn(after: false) == 0xFF00_00FF)
        }
    }

    @Test("a view in no window is drawn after updates, laid out and with its text")
    func windowless() throws {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let label = UILabel()
        label.text = "H"
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        label.centerXAnchor.constraint(equalTo: box.centerXAnchor).isActive = true
        label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        let seen = try rendered(box.bounds.size) { _ in
            #expect(box.drawHierarchy(in: box.bounds, afterScreenUpdates: true))
        }
        #expect(abs(label.frame.midX - 20) <= 0.5 && !seen.isEmpty)
    }

    @Test("the bounds fill the rectangle, whatever the view's place, turn and bounds' origin")
    func placing() throws {
        try Stage.with(size: CGSize(width: 60, height: 60)) { (stage: Stage) throws in
            let view = square(.red, CGRect(x: 30, y: 30, width: 10, height: 10))
            view.addSubview(square(.blue, CGRect(x: 5, y: 0, width: 5, height: 10)))
            view.bounds.origin = CGPoint(x: 5, y: 0)
            view.transform = CGAffineTransform(rotationAngle: 1)
            stage.window.addSubview(view)
            let seen = try rendered(CGSize(width: 30, height: 20)) { _ in
                view.drawHierarchy(in: CGRect(x: 10, y: 0, width: 20, height: 20), afterScreenUpdates: true)
            }
            #expect(seen.alpha(9, 10) == 0)
            #expect(seen.pixel(x: 11, y: 10) == 0xFF00_00FF && seen.pixel(x: 19, y: 19) == 0xFF00_00FF)
            #expect(seen.pixel(x: 21, y: 10) == 0xFFFF_0000 && seen.pixel(x: 29, y: 19) == 0xFFFF_0000)
        }
    }

    @Test("without a context, without a size and into no rectangle nothing is drawn")
    func nothing() throws {
        let view = square(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        let blank = try rendered(view.bounds.size) { _ in
            for rect in [CGRect.zero, .null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
                #expect(!view.drawHierarchy(in: rect, afterScreenUpdates: true))
            }
            #expect(!UIView().drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        }
        #expect(blank.isEmpty)
    }

    // MARK: Snapshot views

    @Test("a snapshot view shows what was seen, as large as the view, and keeps showing it")
    func snapshot() throws {
        try Stage.with(size: CGSize(width: 40, height: 20), scale: 2) { (stage: Stage) throws in
            let view = square(.red, CGRect(x: 20, y: 5, width: 10, height: 10))
            stage.window.addSubview(view)
            #expect(view.snapshotView(afterScreenUpdates: false) == nil)
            let copy = try #require(view.snapshotView(afterScreenUpdates: true))
            #expect(copy.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = .blue
            stage.window.addSubview(copy)
            let seen = try stage.image()
            #expect(seen.pixel(x: 10, y: 10) == 0xFFFF_0000 && seen.pixel(x: 50, y: 20) == 0xFF00_00FF)
            #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
        }
    }

    @Test("a resizable snapshot of a part stretches between its caps")
    func resizable() throws {
        try Stage.with(size: CGSize(width: 60, height: 20)) { (stage: Stage) throws in
            let view = square(.red, CGRect(x: 0, y: 0, width: 20, height: 10))
            view.addSubview(square(.blue, CGRect(x: 10, y: 0, width: 2, height: 10)))
            stage.window.addSubview(view)
            let part = CGRect(x: 10, y: 0, width: 10, height: 10)
            let copy = try #require(
                view.resizableSnapshotView(
                    from: part, afterScreenUpdates: true,
                    withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)))
            #expect(copy.bounds.size == part.size)
            view.isHidden = true
            copy.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
            stage.window.addSubview(copy)
            let row = try stage.image()
            #expect(
                (0..<50).map { row.pixel(x: $0, y: 5) } == .init(repeating: 0xFF00_00FF, count: 2)
                    + .init(repeating: 0xFFFF_0000, count: 48))
        }
    }

    // MARK: render(in:)

    @Test("render(in:) in a renderer of scale 3 draws activity indicators and text at that scale")
    func scale() throws {
        try Stage.with(size: CGSize(width: 60, height: 40)) { (stage: Stage) throws in
            let spokes = UIActivityIndicatorView(style: .large)
            spokes.color = .black
            spokes.startAnimating()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
            label.text = "Hill"
            stage.window.addSubview(spokes)
            stage.window.addSubview(label)
            _ = stage.window.renderTree
            let images = SpokeImages.shared(for: .init(design: .reference, isLarge: true, color: .black, scale: 3))
            let turning = try rendered(spokes.bounds.size, scale: 3) { spokes.layer.render(in: $0) }
            #expect(turning == images.steps[0].bitmap)
            let drawn = try rendered(label.bounds.size, scale: 3) { label.layer.render(in: $0) }
            // What is drawn for 3 pixels a point in the first place.
            let sharp = UILabel(frame: label.frame)
            (sharp.text, sharp.contentScaleFactor) = ("Hill", 3)
            sharp.setNeedsDisplay()
            let expected = try rendered(label.bounds.size, scale: 3) { sharp.layer.render(in: $0) }
            #expect(drawn == expected)
            #expect(label.contentScaleFactor == 1 && (label.layer.contents as? CGImage)?.width == 40)
        }
    }

    @Test("a layer that draws itself, and one that shows an image, at another scale")
    func drawnLayers() throws {
        final class Dot: CALayer {
            override func draw(in ctx: CGContext) { ctx.fillEllipse(in: bounds) }
        }
        let dot = Dot()
        dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        dot.setNeedsDisplay()
        let coarse = try rendered(dot.bounds.size) { dot.render(in: $0) }
        let fine = try rendered(dot.bounds.size, scale: 4) { dot.render(in: $0) }
        let expected = try rendered(dot.bounds.size, scale: 4) { $0.fillEllipse(in: dot.bounds) }
        #expect(fine == expected)
        // An image of the program's own has the pixels it has.
        dot.contents = CGImage(bitmap: coarse)
        let enlarged = try rendered(dot.bounds.size, scale: 4) { dot.render(in: $0) }
        #expect(enlarged != expected)
    }

    @Test(
        "into memory of any order of bytes, views, images and text are drawn",
        arguments: [CGImageAlphaInfo.premultipliedLast, .premultipliedFirst, .noneSkipLast])
    func memory(order: CGImageAlphaInfo) throws {
        let view = square(.red, CGRect(x: 0, y: 0, width: 4, height: 4))
        var bytes = [UInt8](repeating: 0, count: 64)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: order.rawValue))
            view.layer.render(in: context)
        }
        let red = order == .premultipliedFirst ? 1 : 0
        #expect(bytes[red] == 255 && bytes[red + 1] == 0 && bytes[60 + red] == 255)
    }
}
