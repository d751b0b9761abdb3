import QuartzCore

/// A layer whose changes show at once, as those of a view's own layer do.
package final class QuietLayer: CALayer {
    package override func action(forKey event: String) -> (any CAAction)? { nil }
}
