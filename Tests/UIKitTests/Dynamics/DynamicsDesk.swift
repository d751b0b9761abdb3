import CoreGraphics
import QuartzCore
import UIKit
import ViewSupport

/// A window of 400 × 400 points with an animator in it, by a clock that the test moves.
@MainActor
struct DynamicsDesk {
    let stage: Stage
    let animator: UIDynamicAnimator

    /// Runs `body` with an animator whose reference is a view of 400 × 400 points.
    static func with<Result>(_ body: (DynamicsDesk) throws -> Result) rethrows -> Result {
        try Stage.shown(size: CGSize(width: 400, height: 400)) { stage in
            let reference = UIView(frame: stage.window.bounds)
            stage.window.addSubview(reference)
            return try body(DynamicsDesk(stage: stage, animator: UIDynamicAnimator(referenceView: reference)))
        }
    }

    /// A square view about a point.
    func box(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100, color: UIColor = .systemBlue) -> UIView {
        let view = UIView(frame: CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
        view.backgroundColor = color
        animator.referenceView?.addSubview(view)
        return view
    }

    /// Lets `seconds` pass in frames of a 60th.
    func pass(_ seconds: Double) {
        let begin = stage.clock.now()
        for frame in 1...max(1, Int((seconds * 60).rounded())) {
            stage.clock.advance(to: begin + Double(frame) / 60)
            CATransaction.flush()
        }
    }
}
