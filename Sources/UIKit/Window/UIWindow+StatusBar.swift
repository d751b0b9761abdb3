extension UIWindow {
    /// Whether a status bar over the window is to be hidden: as preferred by the root controller, by the one that
    /// is presented over all of it, or by the one that these leave it to.
    package final var prefersStatusBarHidden: Bool {
        var controller = topForStatusBar
        while let child = controller?.childForStatusBarHidden, child.parent === controller { controller = child }
        return controller?.prefersStatusBarHidden ?? false
    }

    /// The root controller, or the one presented last that has its say about the status bar.
    final var topForStatusBar: UIViewController? {
        var top = rootViewController
        var next = top?.outgoing
        while let presentation = next {
            let fills = presentation.style == .fullScreen
            if fills || presentation.presented.modalPresentationCapturesStatusBarAppearance {
                top = presentation.presented
            }
            next = presentation.presented.outgoing
        }
        return top
    }
}
