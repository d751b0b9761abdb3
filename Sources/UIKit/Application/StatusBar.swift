/// A view in a window that serves as the status bar.
private struct StatusBar {
    weak var view: UIView?
    let restyle: @MainActor () -> Void
}

extension UIApplication {
    @MainActor private static var statusBars: [StatusBar] = []

    /// Registers that `view`, which shows by itself whether the program uses the network, came into its present window,
    /// or left any. `restyle` is called when the style of its text may have changed.
    package final func statusBarDidMove(_ view: UIView, restyle: @escaping @MainActor () -> Void) {
        Self.statusBars.removeAll { $0.view == nil || $0.view === view }
        if view.window != nil { Self.statusBars.append(StatusBar(view: view, restyle: restyle)) }
        updateNetworkIndicators()
    }

    /// Whether some view in a window serves as the status bar.
    final var hasStatusBar: Bool { Self.statusBars.contains { $0.view?.window != nil } }

    /// Updates the views that serve as status bars to the style that the controllers prefer now.
    final func updateStatusBarStyles() {
        for bar in Self.statusBars where bar.view?.window != nil { bar.restyle() }
        for window in windows { window.subviews.lazy.compactMap { $0 as? NetworkIndicator }.first?.restyle() }
    }
}

extension UIWindow {
    /// The style of a status bar's text over the window: as preferred by the root controller, or by the one that it
    /// leaves it to.
    package final var statusBarStyle: UIStatusBarStyle {
        var controller = topForStatusBar
        while let child = controller?.childForStatusBarStyle, child.parent === controller { controller = child }
        return controller?.preferredStatusBarStyle ?? .default
    }
}

extension UIStatusBarStyle {
    /// The colour of text and spinner; nil for the ordinary ones, by the traits.
    package var color: UIColor? {
        switch self {
        case .default: nil
        case .lightContent: .white
        case .darkContent: .black
        }
    }
}
