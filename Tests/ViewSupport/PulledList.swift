package import CoreGraphics
internal import QuartzCore
package import UIKit

/// A shown window of 200 x 600 filled by a scroll view with a refresh control, whose refreshes are counted.
@MainActor
package final class PulledList {
    package let stage: Stage
    package let scroll: UIScrollView
    package let control = UIRefreshControl()
    /// How often the control asked for a refresh.
    package private(set) var count = 0

    /// Runs `body` with a list that nobody has pulled yet.
    package static func with<Result>(_ body: (Stage, PulledList) throws -> Result) rethrows -> Result {
        try Stage.shown(size: CGSize(width: 200, height: 600)) { stage in try body(stage, PulledList(stage)) }
    }

    private init(_ stage: Stage) {
        self.stage = stage
        scroll = UIScrollView(frame: stage.window.bounds)
        scroll.contentSize = CGSize(width: 200, height: 1000)
        scroll.refreshControl = control
        control.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .valueChanged)
        stage.window.addSubview(scroll)
        CATransaction.flush()
    }

    /// Pulls until the contents are `distance` points down.
    package func pull(to distance: CGFloat, at time: Double) {
        stage.touch(.began, 100, 100, at: time)
        stage.touch(.moved, 100, 110)
        stage.touch(.moved, 100, 110 + finger(distance))
    }

    /// Moves the finger until they are `distance` points down.
    package func move(to distance: CGFloat, at time: Double) {
        stage.touch(.moved, 100, 110 + finger(distance), at: time)
    }

    /// Lifts the finger.
    package func letGo(at time: Double) { stage.touch(.ended, 100, 400, at: time) }

    /// How far the finger goes for contents that go `distance`: the rubber's curve the other way round.
    private func finger(_ distance: CGFloat) -> CGFloat { distance * 600 / (0.55 * (600 - distance)) }

    /// Whether the activity indicator runs: its image is not the same an eighth of a second later.
    package func turns() throws -> Bool {
        let first = try stage.image(on: .white)
        stage.clock.advance(by: 0.125)
        let second = try stage.image(on: .white)
        return (0..<first.height).contains { y in
            (0..<first.width).contains { first.pixel(x: $0, y: y) != second.pixel(x: $0, y: y) }
        }
    }
}
