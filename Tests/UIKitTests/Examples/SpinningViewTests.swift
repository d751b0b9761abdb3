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

    @Test(
        "frames and lines that are empty, negative or not finite are survived",
        arguments: [0, -10, .nan, .infinity, -.infinity, 1e12] as [CGFloat])
    func oddGeometry(side: CGFloat) throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let lines = Lines()
            try Log.redirected(to: { lines.add($0) }) {
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
