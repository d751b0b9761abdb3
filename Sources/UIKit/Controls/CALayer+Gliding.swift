import QuartzCore

/// The time in which the parts of controls glide to another position, in seconds: Core Animation's default.
/// Source: docs/sources/layers.md, Transactions and actions.
let glideDuration = 0.25

extension CALayer {
    /// Makes `change`, and has the properties at `keyPaths` glide from what is shown of them, if `animated`; else what
    /// still glides ends.
    func glide(_ keyPaths: [String], animated: Bool, _ change: () -> Void) {
        let shown = animated ? presentation() : nil
        let from = keyPaths.map { shown?.value(forKeyPath: $0) }
        change()
        for (keyPath, from) in zip(keyPaths, from) {
            let key = "glide." + keyPath
            guard let from else {
                removeAnimation(forKey: key)
                continue
            }
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.fromValue = from
            animation.duration = glideDuration
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            add(animation, forKey: key)
        }
    }
}
