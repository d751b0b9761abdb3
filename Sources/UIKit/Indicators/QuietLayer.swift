import QuartzCore

/// A layer whose changes show at once, as those of a view's own layer do.
final class QuietLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
