import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

/// A view of SwiftUI in a window of a test's own, by the clock in force.
@MainActor final class HostedView<Content: View> {
    let window: UIWindow
    let host: _UIHostingView<Content>

    /// Shows `view` in a window of this size, in points.
    init(_ view: Content, size: CGSize = CGSize(width: 300, height: 200)) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.isHidden = false
        host = _UIHostingView(rootView: view)
        host.frame = window.bounds
        window.addSubview(host)
        turn()
    }

    var graph: Graph { host.graph }

    /// Ends a turn of the run loop: what waits is applied.
    func turn() { CATransaction.flush() }

    /// Removes the views from the window.
    func leave() {
        host.removeFromSuperview()
        turn()
    }

    deinit {
        MainActor.assumeIsolated { window.isHidden = true }
    }
}
