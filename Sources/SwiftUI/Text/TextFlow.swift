import OctantDisplay
import UIKit

import TextLayout

/// The number of layouts that a text caches: stacks ask for several before they decide.
private let rememberedLayouts = 4
/// A line breaks for want of 1/1024 point, Pango's unit, and a line's end does not matter for half a point.
private let grace = CGSize(width: 1.0 / 1024, height: 0.5)
/// The halvings of the scale between the smallest that is allowed and 1: to 1/64 of the range.
private let scaleSteps = 6

/// A text's lines for whatever space it is offered. Main actor only.
@MainActor struct TextFlow {
    /// A text laid out.
    struct Lines {
        /// The lines.
        let layout: TextLayout
        /// The width within which they are aligned, in points.
        let width: CGFloat
        /// The text that is read, left out for lack of space or not.
        var string: String { text.string }

        /// The alignment of the lines in a view of another width: 0 at its left, 1 at its right.
        let side: CGFloat
        /// The distance of the lines below the top of the view, in points, for their first baseline to be on the grid
        /// of texts.
        let drop: CGFloat
        /// The text that was laid out, and its space, to find the letters when they are asked for.
        fileprivate let text: AttributedText
        fileprivate let options: TextOptions
        fileprivate let room: (width: CGFloat?, height: CGFloat?)
        fileprivate let gradients: [Int: PaintGradient]

        /// The distance of the lines from the left of a view of `width` points: they are aligned within the proposed
        /// width, of which the view has what they need.
        func indent(in width: CGFloat) -> CGFloat { (width - self.width) * side }

        /// The letters in a view of `width` points.
        func letters(in width: CGFloat) -> some AccessibilityLetters {
            FlowingLetters(
                text: text, options: options, width: room.width, height: room.height, indent: indent(in: width),
                drop: drop)
        }
    }

    private let text: AttributedText
    private let options: TextOptions
    /// The gradients of runs of the text that are painted with one.
    private let gradients: [Int: PaintGradient]
    private let reservedLines: Int
    private let minimumScale: CGFloat
    private let allowsTightening: Bool
    private let displayScale: CGFloat
    private var ideal: Lines?
    private var known: [(width: CGFloat?, height: CGFloat?, lines: Lines)] = []
    private var reservedHeight: CGFloat?

    /// The lines of `text`, in `surroundings`, with `gradients` in place of the colours of some of its runs.
    init(
        _ text: AttributedText, _ options: TextOptions, in surroundings: EnvironmentValues,
        gradients: [Int: PaintGradient] = [:]
    ) {
        (self.text, self.options, self.gradients) = (text, options, gradients)
        reservedLines = surroundings.reservedLines
        minimumScale = surroundings.minimumScaleFactor
        allowsTightening = surroundings.allowsTightening
        displayScale = surroundings.displayScale
    }

    /// Whether the text is another one, other in more than its colours.
    func needsLayout(after other: TextFlow) -> Bool {
        text.colorless != other.text.colorless || options != other.options || reservedLines != other.reservedLines
            || minimumScale != other.minimumScale || allowsTightening != other.allowsTightening
            || displayScale != other.displayScale
    }

    /// Whether the text is the same to the last colour.
    func isSame(as other: TextFlow) -> Bool {
        text == other.text && gradients == other.gradients && !needsLayout(after: other)
    }

    /// The size of the text in `proposal`: that of its lines on whole pixels, no wider than is offered.
    mutating func size(for proposal: ProposedViewSize) -> CGSize {
        var size = lines(for: proposal).layout.size.grown(toPixelsAt: displayScale)
        if let width = proposal.width, width.isFinite { size.width = min(size.width, max(width, 0)) }
        size.height = max(size.height, reserved)
        return size
    }

    /// The lines of the text in `proposal`: all of them where there is no height, else as many as there is space for,
    /// but one at least.
    mutating func lines(for proposal: ProposedViewSize) -> Lines {
        let ideal = self.ideal ?? make(width: nil, height: nil)
        self.ideal = ideal
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let height = proposal.height.flatMap { $0.isFinite ? max($0, 0) : nil }
        let size = ideal.layout.size
        if size.width <= (width ?? .infinity) + grace.width, size.height <= (height ?? .infinity) + grace.height {
            return ideal
        }
        if let found = known.first(where: { $0.width == width && $0.height == height }) { return found.lines }
        let lines = fitting(width: width, height: height)
        if known.count == rememberedLayouts { known.removeFirst() }
        known.append((width, height, lines))
        return lines
    }

    private func make(
        width: CGFloat?, height: CGFloat?, scale: CGFloat = 1, tightening: CGFloat = 0
    ) -> Lines {
        var text = scale == 1 ? text : text.scaled(scale)
        for index in text.runs.indices where tightening > 0 { text.runs[index].attributes.kern -= tightening }
        let layout = TextLayout(text, options, width: width, height: height)
        let side: CGFloat = options.alignment == .center ? 0.5 : options.alignment == .right ? 1 : 0
        return Lines(
            layout: layout, width: width ?? layout.size.width, side: side,
            drop: layout.baselineShift(scale: displayScale), text: text,
            options: options, room: (width, height), gradients: gradients)
    }

    /// The lines at the largest scale that is allowed and truncates nothing; at the smallest where there is none.
    private func fitting(width: CGFloat?, height: CGFloat?) -> Lines {
        let whole = make(width: width, height: height)
        if allowsTightening, whole.layout.isTruncated, let tight = tightened(width: width, height: height) {
            return tight
        }
        guard minimumScale < 1, whole.layout.isTruncated else { return whole }
        var (low, high) = (max(minimumScale, 0.01), CGFloat(1))
        var best = make(width: width, height: height, scale: low)
        guard !best.layout.isTruncated else { return best }
        for _ in 0..<scaleSteps {
            let middle = (low + high) / 2
            let lines = make(width: width, height: height, scale: middle)
            if lines.layout.isTruncated { high = middle } else { (low, best) = (middle, lines) }
        }
        return best
    }

    /// The one line with its letters closer together, where it fits so; nil where it does not, or there are several.
    private func tightened(width: CGFloat?, height: CGFloat?) -> Lines? {
        guard let width, let natural = ideal?.layout, natural.lines.count == 1,
            let tightening = LineTightening.amount(
                natural: natural.size.width, width: width, gaps: text.string.count - 1)
        else { return nil }
        let lines = make(width: width, height: height, tightening: tightening)
        return lines.layout.isTruncated ? nil : lines
    }

    /// The height of the lines for which space is kept, in points.
    private var reserved: CGFloat {
        mutating get {
            guard reservedLines > 0, let appearance = text.runs.first?.attributes else { return 0 }
            if let reservedHeight { return reservedHeight }
            let blank = String(repeating: "\n", count: min(reservedLines, 1000) - 1)
            let layout = TextLayout(
                AttributedText(blank + " ", appearance), TextOptions(lineSpacing: options.lineSpacing))
            let height = layout.size.grown(toPixelsAt: displayScale).height
            reservedHeight = height
            return height
        }
    }
}

/// The positions of a text's letters: laid out anew when asked for.
private struct FlowingLetters: AccessibilityLetters {
    let text: AttributedText
    let options: TextOptions
    /// The space, in points; nil for any.
    let width: CGFloat?
    let height: CGFloat?
    /// From the left and the top of the view, in points.
    let indent: CGFloat
    let drop: CGFloat

    var lines: [AccessibilityLine] {
        TextLayout(text, options, width: width, height: height, findsLetters: true)
            .accessibilityLines(at: CGPoint(x: indent, y: drop))
    }
}

extension AttributedText {
    /// The text all in one colour: what of it decides the layout.
    fileprivate var colorless: AttributedText {
        var text = self
        for index in text.runs.indices {
            text.runs[index].attributes.color = .black
            text.runs[index].attributes.underlineColor = nil
            text.runs[index].attributes.strikethroughColor = nil
        }
        return text
    }

    /// The text `scale` times as large.
    fileprivate func scaled(_ scale: CGFloat) -> AttributedText {
        var text = self
        for index in text.runs.indices {
            text.runs[index].attributes.font.size *= scale
            text.runs[index].attributes.kern *= scale
            text.runs[index].attributes.baselineOffset *= scale
            if let attachment = text.runs[index].attributes.attachment {
                text.runs[index].attributes.attachment = TextAttachment(
                    image: attachment.image, rect: attachment.rect.applying(CGAffineTransform(scaleX: scale, y: scale)))
            }
        }
        return text
    }
}

extension TextFlow.Lines {
    /// Draws the lines from `origin` on; gradients run over `rect`.
    func draw(in context: CGContext, at origin: CGPoint, over rect: CGRect) {
        guard !gradients.isEmpty else { return layout.draw(in: context, at: origin) }
        func draw(_ color: (Int, RGBA) -> RGBA) {
            var text = text
            for index in text.runs.indices {
                let own = text.runs[index].attributes.color
                text.runs[index].attributes.color = color(index, own)
                if color(index, own) == .clear { text.runs[index].attributes.attachment?.image = nil }
                if gradients[index] != nil || color(index, own) == .clear {
                    text.runs[index].attributes.underlineColor = nil
                    text.runs[index].attributes.strikethroughColor = nil
                }
            }
            TextLayout(text, options, width: room.width, height: room.height).draw(in: context, at: origin)
        }
        if text.runs.indices.contains(where: { gradients[$0] == nil }) {
            draw { gradients[$0] == nil ? $1 : .clear }
        }
        for gradient in Set(gradients.values) {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            draw { index, _ in gradients[index] == gradient ? .black : .clear }
            context.setBlendMode(.sourceAtop)
            context.fillClip(with: gradient, over: rect)
            context.endTransparencyLayer()
        }
    }

    /// The letters, for a renderer, in a view of `size` points; `attributes` are a program's own.
    func source(in size: CGSize, _ attributes: [Int: CustomTextAttributes]) -> TextLayoutSource {
        TextLayoutSource(
            TextLayout.letterLines(of: text, options, width: room.width, height: room.height),
            at: CGPoint(x: indent(in: size.width), y: drop), over: CGRect(origin: .zero, size: size),
            isTruncated: layout.isTruncated, gradients: gradients, attributes: attributes)
    }

    /// Draws a bar of `color` for each line.
    func drawBars(in context: CGContext, at origin: CGPoint, _ color: CGColor) {
        context.setFillColor(color)
        for line in layout.lines where !line.rect.isEmpty {
            // Half a line's height apart from the next.
            let rect = line.rect.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 0, dy: line.rect.height / 8)
            context.addPath(
                UIBezierPath(roundedRect: rect, cornerRadius: RedactedBar.cornerRadius).cgPath)
            context.fillPath()
        }
    }
}
