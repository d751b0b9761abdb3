import QuartzCore

/// A layer whose changes show at once, as those of a view's own layer do.
final class QuietLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}

/// A shape whose changes show at once.
final class QuietShapeLayer: CAShapeLayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
