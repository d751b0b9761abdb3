import CoreGraphics
import RenderServer
import UIKit

extension Stage {
    /// What a finger does at `point` of the window, at the stage's time.
    func touch(_ phase: PointerPhase, _ x: CGFloat, _ y: CGFloat) {
        window.handle(.pointer(phase: phase, location: CGPoint(x: x, y: y), time: clock.now(), isTouch: true))
    }

    /// A finger goes down and up at the same point.
    func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(.began, x, y)
        touch(.ended, x, y)
    }
}

extension Stage {
    /// As `with`, with a window that is shown: hidden ones take no touches and no keys.
    static func shown<Result>(
        size: CGSize, scale: CGFloat = 1, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ body: (Stage) throws -> Result
    ) rethrows -> Result {
        try with(size: size, scale: scale, style: style, direction: direction) { stage in
            stage.window.makeKeyAndVisible()
            defer { stage.window.isHidden = true }
            return try body(stage)
        }
    }
}
