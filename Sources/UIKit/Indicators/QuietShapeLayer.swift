import QuartzCore

/// A shape layer whose changes show at once.
final class QuietShapeLayer: CAShapeLayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
