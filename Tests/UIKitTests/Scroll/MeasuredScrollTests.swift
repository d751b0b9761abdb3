import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// What was measured of scrolling on iOS 26.1 with fingers, by the offsets that a program sees.
@Suite("Scrolling as measured")
@MainActor
struct MeasuredScrollTests {
    /// A shown window of 200 x 300 filled by a scroll view with contents of 600 x 1000, at (200, 300) of them.
    private func onStage(scale: CGFloat = 1, _ body: (Stage, UIScrollView) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 200, height: 300), scale: scale) { stage in
            let view = UIScrollView(frame: stage.window.bounds)
            view.contentSize = CGSize(width: 600, height: 1000)
            view.contentOffset = CGPoint(x: 200, y: 300)
            stage.window.addSubview(view)
            CATransaction.flush()
            try body(stage, view)
        }
    }

    /// An edge, by the offset at it and the direction in which contents are pulled beyond it.
    struct Edge: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let start: CGPoint
        let pull: CGVector
    }

    nonisolated static let edges = [
        Edge(testDescription: "top", start: CGPoint(x: 200, y: 0), pull: CGVector(dx: 0, dy: 1)),
        Edge(testDescription: "bottom", start: CGPoint(x: 200, y: 700), pull: CGVector(dx: 0, dy: -1)),
        Edge(testDescription: "left", start: CGPoint(x: 0, y: 300), pull: CGVector(dx: 1, dy: 0)),
        Edge(testDescription: "right", start: CGPoint(x: 400, y: 300), pull: CGVector(dx: -1, dy: 0)),
    ]

    @Test("beyond each edge contents give way by (1 - 1 / (.55 d / length + 1)) length", arguments: edges)
    func rubber(_ edge: Edge) {
        onStage { stage, view in
            view.contentOffset = edge.start
            stage.touch(.began, 100, 150, at: 0)
            let length = edge.pull.dx == 0 ? 300.0 : 200
            // 10 of the finger's way go before the drag is seen.
            for (step, distance) in [20.0, 60, 95].enumerated() {
                let travel = distance + 10
                stage.touch(
                    .moved, 100 + edge.pull.dx * travel, 150 + edge.pull.dy * travel, at: Double(step + 1) / 10)
                let way = (1 - 1 / (0.55 * distance / length + 1)) * length
                let seen = CGVector(
                    dx: edge.start.x - view.contentOffset.x, dy: edge.start.y - view.contentOffset.y)
                #expect(abs(seen.dx - edge.pull.dx * way) <= 0.5, "\(distance): \(seen)")
                #expect(abs(seen.dy - edge.pull.dy * way) <= 0.5, "\(distance): \(seen)")
            }
            stage.touch(.ended, 100 + edge.pull.dx * 105, 150 + edge.pull.dy * 105, at: 2)
            stage.go(to: 5)
            #expect(view.contentOffset == edge.start)
        }
    }

    @Test("offsets are on whole pixels while contents coast, spring back and are dragged", arguments: [1.0, 2, 3])
    func pixels(scale: Double) {
        onStage(scale: scale) { stage, view in
            @MainActor func check(_ what: String) {
                for position in [view.contentOffset.x, view.contentOffset.y] {
                    #expect(abs((position * scale).rounded() - position * scale) < 1e-6, "\(what): \(position)")
                }
            }
            var positions: Set<CGFloat> = []
            stage.touch(.began, 100, 250, at: 0)
            for step in 1...6 {
                stage.touch(.moved, 100, 250 - 10.37 * CGFloat(step), at: Double(step) / 100)
                check("dragged")
            }
            stage.touch(.ended, 100, 250 - 62.22, at: 0.06)
            for step in 1...40 {
                stage.go(to: 0.06 + Double(step) / 37)
                check("coasting")
                positions.insert(view.contentOffset.y)
            }
            #expect(positions.count > 20 || scale < 2)
            view.contentOffset = CGPoint(x: 200, y: 0)
            stage.touch(.began, 100, 50, at: 3)
            stage.touch(.moved, 100, 171.3, at: 3.1)
            check("pulled")
            stage.touch(.ended, 100, 171.3, at: 5)
            for step in 1...30 {
                stage.go(to: 5 + Double(step) / 37)
                check("springing back")
            }
        }
    }

    @Test("the speed at the release is that of the last tenth of a second, whatever went before")
    func releaseVelocity() {
        onStage { stage, view in
            view.contentOffset.y = 0
            // Slow for .4 s, then 8 points each 10 ms for .1 s: 800 points a second.
            var position: CGFloat = 280
            stage.touch(.began, 100, position, at: 0)
            for step in 1...40 {
                position -= 1
                stage.touch(.moved, 100, position, at: Double(step) / 100)
            }
            for step in 41...50 {
                position -= 8
                stage.touch(.moved, 100, position, at: Double(step) / 100)
            }
            stage.touch(.ended, 100, position, at: 0.5)
            let start = Double(view.contentOffset.y)
            // A frame after the lift.
            for time in [0.1, 0.3, 0.6] {
                stage.go(to: 0.5 + 1.0 / 60 + time)
                let wanted = start + 800 * 0.499 * (1 - pow(0.998, 1000 * time))
                #expect(abs(Double(view.contentOffset.y) - wanted) <= 1, "at \(time)")
            }
            stage.go(to: 9)
            #expect(abs(Double(view.contentOffset.y) - start - 790 * 0.499) <= 1)
        }
    }
}
