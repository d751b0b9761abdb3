import UIKit

import TextLayout

/// The element of a text.
final class TextElement: ViewElement<TextSurface>, LeafElement {
    private var flow: TextFlow?

    init(_ node: _Node) { super.init(node, TextSurface()) }

    func take(_ view: Text) {
        let surroundings = surroundings
        let resolver = TextResolver(surroundings)
        let text = resolver.attributed(view)
        let flow = TextFlow(text, resolver.options, in: surroundings)
        if let former = self.flow {
            if flow.isSame(as: former) { return }
            if flow.needsLayout(after: former) { setNeedsLayout() }
        } else {
            setNeedsLayout()
        }
        self.flow = flow
        self.view.read(text.string)
        setNeedsLook()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { flow?.size(for: proposal) ?? .zero }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: flow?.lines(for: proposal).layout.firstBaseline
        case VerticalAlignment.lastTextBaseline.key: flow?.lines(for: proposal).layout.lastBaseline
        default: nil
        }
    }

    override func adjust(_ look: inout RenderAttributes) {
        view.lines = flow?.lines(for: proposal)
    }
}

/// A surface that draws lines of text. Main actor only.
final class TextSurface: SurfaceView {
    /// The lines; nil for none.
    var lines: TextFlow.Lines? {
        didSet { setNeedsDisplay() }
    }

    override init() {
        super.init()
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    /// Has a screen reader read `string`.
    func read(_ string: String) {
        accessibilityLabel = string
        isAccessibilityElement = !string.isEmpty
    }

    override func draw(_ rect: CGRect) {
        guard let lines, let context = UIGraphicsGetCurrentContext() else { return }
        // The lines are aligned within the width that was offered, of which the view takes what they need.
        let x = (bounds.width - lines.width) * lines.side
        lines.layout.draw(in: context, at: CGPoint(x: x, y: 0))
    }
}
