/// A view in a window that stands in for the status bar.
private struct StatusBar {
    weak var view: UIView?
    let restyle: @MainActor () -> Void
}

extension UIApplication {
    @MainActor private static var statusBars: [StatusBar] = []

    /// `view`, which shows by itself whether the program uses the network, came into its present window, or left any.
    /// `restyle` is called when its text may have to look otherwise.
    package final func statusBarDidMove(_ view: UIView, restyle: @escaping @MainActor () -> Void) {
        Self.statusBars.removeAll { $0.view == nil || $0.view === view }
        if view.window != nil { Self.statusBars.append(StatusBar(view: view, restyle: restyle)) }
        updateNetworkIndicators()
    }

    /// Whether some view in a window stands in for the status bar.
    final var hasStatusBar: Bool { Self.statusBars.contains { $0.view?.window != nil } }

    /// Has what stands in for the status bar look as the controllers prefer now.
    final func updateStatusBarStyles() {
        for bar in Self.statusBars where bar.view?.window != nil { bar.restyle() }
        for window in windows { window.subviews.lazy.compactMap { $0 as? NetworkIndicator }.first?.restyle() }
    }
}

extension UIWindow {
    /// How text of a status bar over the window looks: as the root controller prefers, or the one that it leaves it to.
    package final var statusBarStyle: UIStatusBarStyle {
        var controller = rootViewController
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
