import OctantDisplay
import QuartzCore
import UIKit

import TextLayout

/// The element of a text.
final class TextElement: ViewElement<TextSurface>, LeafElement {
    private var flow: TextFlow?
    private var leaf: Text?
    /// Waits for the time at which the text has other characters.
    private var timer: MediaTimer?

    init(_ node: _Node) {
        super.init(node, TextSurface())
        view.isOpaque = false
    }

    func apply(_ leaf: Text) {
        self.leaf = leaf
        let surroundings = surroundings
        let resolver = follow(leaf, in: surroundings)
        let text = resolver.attributed(leaf)
        let string = text.string
        view.isAccessibilityElement = !string.isEmpty
        view.describe(surroundings.spokenAttributes, label: string, traits: .staticText)
        let flow = TextFlow(text, resolver.options, in: surroundings)
        if let former = self.flow {
            if flow.isSame(as: former) { return }
            if flow.needsLayout(after: former) { setNeedsLayout() }
        } else {
            setNeedsLayout()
        }
        self.flow = flow
        setNeedsAppearance()
    }

    /// Resolves `leaf` as of now, and again when time has changed it, while it is on screen.
    private func follow(_ leaf: Text, in surroundings: EnvironmentValues) -> TextResolver {
        guard leaf.spans.contains(where: \.followsTime), let graph else { return TextResolver(surroundings) }
        let wall = WallClock(clock: graph.clock, epoch: surroundings.mediaEpoch)
        let resolver = TextResolver(surroundings, at: wall.now)
        graph.watchScreen(of: self)
        timer?.cancel()
        timer = nil
        if graph.isOnScreen, let next = resolver.nextChange(of: leaf) {
            timer = MediaTimer(at: wall.mediaTime(of: next), clock: wall.clock) { [weak self] in self?.screenDidChange()
            }
        }
        return resolver
    }

    override func screenDidChange() {
        if let leaf, !isGone { apply(leaf) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { flow?.size(for: proposal) ?? .zero }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard let lines = flow?.lines(for: proposal) else { return nil }
        return switch key {
        case VerticalAlignment.firstTextBaseline.key: lines.layout.firstBaseline + lines.drop
        case VerticalAlignment.lastTextBaseline.key: lines.layout.lastBaseline + lines.drop
        default: nil
        }
    }

    override func adjust(_ appearance: inout RenderAttributes) {
        view.lines = flow?.lines(for: proposal)
    }
}

/// A surface that draws lines of text. Main actor only.
final class TextSurface: SurfaceView {
    /// The lines; nil for none.
    var lines: TextFlow.Lines? {
        didSet { setNeedsDisplay() }
    }

    override func draw(_ rect: CGRect) {
        guard let lines, let context = UIGraphicsGetCurrentContext() else { return }
        lines.layout.draw(in: context, at: CGPoint(x: lines.indent(in: bounds.width), y: lines.drop))
    }
}

extension TextSurface: TextReading {
    var spokenText: AccessibilityText? {
        guard let lines else { return nil }
        var text = AccessibilityText(lines.string)
        (text.letters, text.bounds) = (lines.letters(in: bounds.width), bounds)
        return text
    }
}
