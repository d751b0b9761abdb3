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
    /// How the content changes in place, and whether it has changed since it was shown.
    private var transition = ContentTransition.interpolate
    private var isChanged = false
    private var countsDown = false
    private var morph: TextMorph?
    /// What draws the text in place of its surface, and the view for that; nil for nothing.
    private var renderer: AnyTextRenderer?
    private var rendered: RenderedText?
    private var customAttributes: [Int: CustomTextAttributes] = [:]

    init(_ node: _Node) {
        super.init(node, TextSurface())
        view.isOpaque = false
    }

    func apply(_ leaf: Text) {
        self.leaf = leaf
        let surroundings = surroundings
        let resolver = follow(leaf, in: surroundings)
        let (text, gradients, links) = resolver.painted(leaf)
        let bar = surroundings.isRedacted ? text.runs.first?.attributes.color : nil
        view.barColor = bar.map { CGColor(rgba: $0.multipliedAlpha(RedactedBar.opacity)) }
        let hasImages = text.runs.contains { $0.attributes.attachment != nil }
        let string = hasImages ? resolver.spoken(leaf) : text.string
        view.isAccessibilityElement = !string.isEmpty
        view.describe(surroundings.spokenAttributes, label: string, traits: .staticText)
        if !links.isEmpty || !view.links.isEmpty {
            view.show(links, opening: surroundings.openURL, isEnabled: surroundings.isEnabled)
        }
        view.offerCopy(surroundings.isTextSelectable && surroundings.isEnabled && view.barColor == nil)
        follow(surroundings.contentTransition)
        let isRenderedAnew = follow(view.barColor == nil ? surroundings.textRenderer : nil, leaf, by: resolver)
        let flow = TextFlow(text, resolver.options, in: surroundings, gradients: gradients)
        if let former = self.flow {
            if flow.isSame(as: former) {
                if isRenderedAnew { setNeedsMeasure() }
                return
            }
            if flow.needsLayout(after: former) { setNeedsLayout() }
        } else {
            setNeedsLayout()
        }
        isChanged = self.flow != nil
        self.flow = flow
        setNeedsAppearance()
    }

    /// Lets `renderer` draw the text. Returns whether it draws it otherwise than before.
    private func follow(_ renderer: AnyTextRenderer?, _ leaf: Text, by resolver: TextResolver) -> Bool {
        let (former, marks) = (self.renderer, customAttributes)
        self.renderer = renderer
        customAttributes = renderer == nil ? [:] : resolver.customAttributes(of: leaf)
        return !InputComparison.isSame(former, renderer) || marks != customAttributes
    }

    /// Shows `lines` as the renderer draws them.
    private func render(_ lines: TextFlow.Lines?, in size: CGSize) {
        guard let renderer, let lines else {
            rendered?.removeFromSuperview()
            rendered = nil
            return
        }
        let layout = Text.Layout(source: lines.source(in: size, customAttributes))
        let shown = rendered ?? RenderedText()
        if rendered == nil { view.addSubview(shown) }
        rendered = shown
        shown.show(renderer, layout, environment.values, size: size)
    }

    private func follow(_ transition: ContentTransition) {
        switch (self.transition.kind, transition.kind) {
        case (.value(let former), .value(let value)): if value != former { countsDown = value < former }
        case (_, .numeric(let countsDown)): self.countsDown = countsDown
        default: break
        }
        self.transition = transition
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

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let renderer else { return flow?.size(for: proposal) ?? .zero }
        let text = TextProxy { [weak self] proposal in
            MainActor.assumeIsolated { self?.flow?.size(for: proposal) ?? .zero }
        }
        return renderer.base.sizeThatFits(proposal: proposal, text: text)
    }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        guard let lines = flow?.lines(for: proposal) else { return nil }
        return switch key {
        case VerticalAlignment.firstTextBaseline.key: lines.layout.firstBaseline + lines.drop
        case VerticalAlignment.lastTextBaseline.key: lines.layout.lastBaseline + lines.drop
        default: nil
        }
    }

    override func adjust(_ appearance: inout RenderAttributes) {
        let lines = flow?.lines(for: proposal)
        if isChanged, renderer == nil, let lines { change(to: lines) }
        isChanged = false
        view.lines = lines
        render(lines, in: appearance.frame.size)
        view.isRendered = rendered != nil
    }

    /// Changes the content in place where the change is animated.
    private func change(to lines: TextFlow.Lines) {
        let transaction = transaction
        guard let former = view.lines, let size = shownAppearance?.frame.size, let graph, view.window != nil,
            self.transition.changesText, let animation = transaction.animation, animation.duration != 0,
            animation.duration != .infinity, view.barColor == nil
        else { return morph?.stop() ?? () }
        let morph = self.morph ?? TextMorph(view, graph.animator)
        self.morph = morph
        let kind: ContentTransition.Kind =
            switch transition.kind {
            case .numeric, .value: .numeric(countsDown: countsDown)
            default: transition.kind
            }
        let new = frame.rounded(toPixelsAt: environment.values.displayScale).size
        morph.change(from: (former, size), to: (lines, new), by: kind, in: transaction)
    }
}

/// A surface that draws lines of text. Main actor only.
final class TextSurface: SurfaceView {
    /// The lines; nil for none.
    var lines: TextFlow.Lines? {
        didSet { setNeedsDisplay() }
    }

    /// The colour of bars in place of the lines; nil for the lines.
    var barColor: CGColor? {
        didSet { if barColor != oldValue { setNeedsDisplay() } }
    }

    /// The addresses in the text that a tap opens.
    private(set) var links: [TextLink] = []
    private var open: (URL) -> Void = { _ in }
    private var tap: UITapGestureRecognizer?

    /// What copies the text, where a press on it brings up a menu for that; nil for nothing.
    private var copier: TextCopier?

    /// Lets taps on `links` open them.
    func show(_ links: [TextLink], opening action: OpenURLAction, isEnabled: Bool) {
        self.links = isEnabled ? links : []
        open = { action($0) }
        let actions = self.links.map { link in
            UIAccessibilityCustomAction(name: link.name) { _ in
                action(link.url)
                return true
            }
        }
        if !actions.isEmpty { accessibilityCustomActions = (accessibilityCustomActions ?? []) + actions }
        guard !self.links.isEmpty, tap == nil else { return }
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: { $0.tapped })
        addGestureRecognizer(tap)
        self.tap = tap
    }

    /// Lets a press on the text bring up a menu that copies it, or not.
    func offerCopy(_ isOffered: Bool) {
        if isOffered == (copier == nil) {
            copier?.end()
            copier = isOffered ? TextCopier(of: self) : nil
        }
        if let copier { accessibilityCustomActions = (accessibilityCustomActions ?? []) + [copier.spokenAction] }
    }

    private func tapped() {
        if let tap, let link = link(at: tap.location(in: self)) { open(link.url) }
    }

    /// The link at `point`; nil for none.
    private func link(at point: CGPoint) -> TextLink? {
        guard !links.isEmpty, let lines else { return nil }
        for line in lines.letters(in: bounds.width).lines where line.rect.minY <= point.y && point.y < line.rect.maxY {
            for (scalar, extent) in zip(line.scalars, line.letters) where extent.contains(point.x) {
                return links.first { $0.scalars.contains(scalar) }
            }
        }
        return nil
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if bounds.contains(point), copier != nil || link(at: point) != nil { return self }
        return super.hitTest(point, with: event)
    }

    /// Whether views in this one show the text instead.
    var isInPieces = false {
        didSet { if isInPieces != oldValue { setNeedsDisplay() } }
    }

    /// Whether a renderer shows the text instead.
    var isRendered = false {
        didSet { if isRendered != oldValue { setNeedsDisplay() } }
    }

    override func draw(_ rect: CGRect) {
        guard !isInPieces, !isRendered, let lines, let context = UIGraphicsGetCurrentContext() else { return }
        let origin = CGPoint(x: lines.indent(in: bounds.width), y: lines.drop)
        if let barColor {
            lines.drawBars(in: context, at: origin, barColor)
        } else {
            lines.draw(in: context, at: origin, over: bounds)
        }
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
