import CoreGraphics

/// Points from the leading edge to the activity indicator: those of Octant's status bar. Ours.
private let margin: CGFloat = 8

/// The activity indicator at the top edge of a window whose program uses the network. Main actor only.
final class NetworkIndicator: UIActivityIndicatorView {
    /// A turning activity indicator in front of all else in `window`.
    init(in window: UIWindow) {
        super.init(style: .medium)
        isUserInteractionEnabled = false
        // Not among the last of the subviews, which a program may look for.
        layer.zPosition = 10_000
        window.insertSubview(self, at: 0)
        place()
        restyle()
        startAnimating()
    }

    @available(*, unavailable)
    required init(coder: NSCoder) { super.init(coder: coder) }

    private func place() {
        guard let window = superview else { return }
        frame.origin = CGPoint(x: isRightToLeft ? window.bounds.width - margin - frame.width : margin, y: 0)
        autoresizingMask = [isRightToLeft ? .flexibleLeftMargin : .flexibleRightMargin, .flexibleBottomMargin]
    }

    /// Sets the style that the window's controllers prefer for a status bar's text.
    func restyle() { color = window?.statusBarStyle.color }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        place()
    }
}

extension UIApplication {
    /// Shows an activity indicator in one window of each scene, or none: of those on the ordinary level, which may
    /// overlap, the front-most that fills the scene, or else the backmost.
    final func updateNetworkIndicators() {
        let isShown = isNetworkActivityIndicatorVisible && !hasStatusBar
        let holders = scenes.compactMap { scene in
            let windows = scene.windows.filter { $0.windowLevel == .normal }
            return windows.last { $0.frame.contains(scene.bounds) } ?? windows.first
        }
        for window in windows {
            let present = window.subviews.first { $0 is NetworkIndicator }
            let wanted = isShown && holders.contains(window)
            if wanted && present == nil { _ = NetworkIndicator(in: window) }
            if !wanted { present?.removeFromSuperview() }
        }
    }
}
