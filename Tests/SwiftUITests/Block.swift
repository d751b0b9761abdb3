import SwiftUI
import UIKit

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
