import CoreGraphics
import RenderServer
import SpinningView
import Testing
import UIKit

@Suite("The spinner of seed 004")
@MainActor
struct SpinningViewTests {
    private let size = CGSize(width: 40, height: 40)

    private func circle(_ view: SpinningView) throws -> CAShapeLayer {
        try #require(view.layer.sublayers?.first as? CAShapeLayer)
    }

    @Test("the circle fills the view's smaller side, within its line")
    func layout() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = SpinningView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            stage.window.addSubview(view)
            _ = stage.window.renderTree
            let circle = try circle(view)
            #expect(circle.position == CGPoint(x: 20, y: 15))
            #expect(abs(try #require(circle.path).boundingBoxOfPath.width - 26) < 0.01)
            view.lineWidth = 10
            _ = stage.window.renderTree
            #expect(abs(try #require(circle.path).boundingBoxOfPath.width - 20) < 0.01)
        }
    }

    @Test("the stroke grows, then shrinks, while the circle turns, as the seed says")
    func movement() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = SpinningView(frame: stage.window.bounds)
            stage.window.addSubview(view)
            _ = stage.window.renderTree
            let circle = try circle(view)
            @MainActor func shown() throws -> [CGFloat] {
                let layer = try #require(circle.presentation())
                let angle = atan2(layer.transform.m12, layer.transform.m11)
                return [layer.strokeStart, layer.strokeEnd, angle < -0.001 ? angle + 2 * .pi : angle]
            }
            // At 1 s the end is half way, the start a quarter of its time: .1292 (control points .42, 0 and .58, 1).
            let expected: [(time: Double, values: [CGFloat])] = [
                (0, [0, 0, 0]), (0.5, [0, 0.1292, .pi / 4]), (1, [0.1292, 0.5, .pi / 2]),
                (1.5, [0.5, 0.8708, 3 * .pi / 4]), (2.5, [0, 0, 5 * .pi / 4]), (3.5, [0.1292, 0.5, 7 * .pi / 4]),
            ]
            for (time, values) in expected {
                stage.clock.advance(to: 1 + time)
                for (seen, wanted) in zip(try shown(), values) {
                    #expect(abs(seen - wanted) < 1e-3, "at \(time) s")
                }
            }
        }
    }

    @Test("it follows the tint, and stops and starts")
    func tintAndStop() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = SpinningView(frame: stage.window.bounds)
            stage.window.addSubview(view)
            stage.window.tintColor = .red
            let tree = try #require(stage.window.renderTree)
            #expect(tree.nextChange(after: 1) == .continuous)
            #expect(try circle(view).strokeColor == UIColor.red.cgColor)
            view.animating = false
            #expect(try #require(stage.window.renderTree).nextChange(after: 1) == .never)
            // All of the circle is there: its line, 4 points wide, at 3 o'clock.
            #expect(try stage.picture().pixel(x: 38, y: 20) == 0xFFFF_0000)
            view.animating = true
            #expect(try #require(stage.window.renderTree).nextChange(after: 1) == .continuous)
        }
    }

    @Test("woken from a storyboard it sets itself up once")
    func awake() throws {
        let view = try #require(SpinningView(coder: NSCoder()))
        #expect(view.layer.sublayers == nil)
        view.awakeFromNib()
        view.prepareForInterfaceBuilder()
        #expect(view.layer.sublayers?.count == 1)
    }

    @Test(
        "frames and lines that are empty, negative or not finite are survived",
        arguments: [0, -10, .nan, .infinity, -.infinity, 1e12] as [CGFloat])
    func oddGeometry(side: CGFloat) throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let lines = Lines()
            try Log.$sink.withValue({ lines.add($0) }) {
                let view = SpinningView(frame: stage.window.bounds)
                stage.window.addSubview(view)
                view.frame = CGRect(x: 0, y: 0, width: side, height: side)
                _ = try stage.picture()
                view.lineWidth = side
                stage.clock.advance(by: 0.7)
                _ = try stage.picture()
            }
        }
    }
}
