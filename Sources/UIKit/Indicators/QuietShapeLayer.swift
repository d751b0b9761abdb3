import QuartzCore

/// A shape layer whose changes show at once.
package final class QuietShapeLayer: CAShapeLayer {
    package override func action(forKey event: String) -> (any CAAction)? { nil }
}
