import QuartzCore

extension CALayer {
    /// Has the layer fall on whole pixels wherever its view's origin does. Apple's API has no word for it.
    func lieOnPixels() {
        #if canImport(RenderServer)
            snapsToPixels = true
        #endif
    }
}

/// A layer whose changes show at once, as those of a view's own layer do.
final class QuietLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}

/// A shape whose changes show at once.
final class QuietShapeLayer: CAShapeLayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
