package import OctantDisplay
package import RenderServer
package import UIKit

/// A window with a listener to what a screen reader would speak.
@MainActor
package struct SpokenStage {
    package let window: UIWindow
    package nonisolated let clock: ManualClock

    /// Runs `body` with an empty window of 300 by 300 points in the language of `locale`.
    package static func with<Result>(
        locale: String = "en", direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ body: (SpokenStage) throws -> Result
    ) rethrows -> Result {
        try Stage.with(size: CGSize(width: 300, height: 300), direction: direction) { stage in
            stage.window.traitOverrides[LocaleTrait.self] = Locale(identifier: locale)
            let spoken = SpokenStage(window: stage.window, clock: stage.clock)
            _ = spoken.lines
            return try body(spoken)
        }
    }

    /// What is read of each element, in reading order.
    package var lines: [String] { window.accessibilityTree?.lines ?? [] }

    /// The elements, in reading order.
    package var elements: [AccessibilityNode] { window.accessibilityTree?.elements ?? [] }

    /// What was announced since this was last asked.
    package func announced() -> [String] {
        window.takeAccessibilityNotices().compactMap(\.text)
    }

    /// Adds `view` at a position, of 100 by 20 points where it has no size.
    @discardableResult
    package func add<View: UIView>(_ view: View, x: CGFloat = 0, y: CGFloat = 0, into superview: UIView? = nil) -> View
    {
        if view.bounds.isEmpty { view.bounds.size = CGSize(width: 100, height: 20) }
        view.frame.origin = CGPoint(x: x, y: y)
        (superview ?? window).addSubview(view)
        return view
    }

    /// A label with this text.
    package func label(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = text
        return label
    }

    /// A progress bar with `progress`, put in.
    package func bar(_ progress: Float = 0) -> UIProgressView {
        let bar = add(UIProgressView(progressViewStyle: .default))
        bar.progress = progress
        return bar
    }
}
