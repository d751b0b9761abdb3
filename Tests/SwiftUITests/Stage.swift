import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

/// Shows views of SwiftUI in a window of a test's own.
@MainActor final class Stage<Content: View> {
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

    /// Ends a turn of the main loop: what waits is brought in.
    func turn() { CATransaction.flush() }

    /// Takes the views off the window.
    func leave() {
        host.removeFromSuperview()
        turn()
    }

    deinit {
        MainActor.assumeIsolated { window.isHidden = true }
    }
}

/// Counts by name what happens in a test, and in which order.
@MainActor final class Diary {
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append(line) }

    func count(_ line: String) -> Int { lines.count { $0 == line } }

    /// What was noted since this was last asked.
    func take() -> [String] {
        defer { lines.removeAll() }
        return lines
    }

    /// Notes `line` in a body.
    func callAsFunction(_ line: String) -> EmptyView {
        note(line)
        return EmptyView()
    }
}

/// A plain view of UIKit with a name, to find it again.
struct Block: UIViewRepresentable {
    var name = ""
    var size = CGSize(width: 20, height: 10)

    func makeUIView(context: Context) -> BlockView { BlockView() }

    func updateUIView(_ uiView: BlockView, context: Context) {
        uiView.name = name
        uiView.updates += 1
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: BlockView, context: Context) -> CGSize? { size }
}

final class BlockView: UIView {
    var name = ""
    var updates = 0
}

extension UIView {
    /// The blocks in the view, from back to front.
    var blocks: [BlockView] {
        subviews.flatMap { view in (view as? BlockView).map { [$0] } ?? view.blocks }
    }
}
