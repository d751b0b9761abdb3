import CoreGraphics
import OctantDisplay
import QuartzCore

/// The width of a caret, and the height of the line under what is composed, in points.
/// Source: docs/sources/indicators.md, Text fields.
let caretWidth: CGFloat = 2
private let lineHeight: CGFloat = 1
/// The height by which a caret, and a field without a border, exceeds a line, and the width of a caret's rectangle, in
/// points; the bar that is seen is a point wider. Source: docs/sources/indicators.md, Text fields.
let overLine: CGFloat = 1.5
let caretRectWidth: CGFloat = 1
/// The opacity of the tint behind the selection, on white and on black. Ours.
private let selectionAlpha: (light: CGFloat, dark: CGFloat) = (0.2, 0.35)

/// The marks of a text beside its letters: the caret, the selection, and the line under what several keys
/// compose. Main actor only.
@MainActor
final class FieldMarks {
    /// Behind the letters, and before them: a layer with one more for each rectangle.
    let selection = CALayer(hasActions: false), underline = CALayer(hasActions: false)
    private var selectionColor: CGColor?, underlineColor: CGColor?
    let caret = CALayer(hasActions: false)
    /// The entry for which the caret blinks: when it changes the caret blinks anew.
    private var entry: TextEntry?

    init() {
        caret.cornerRadius = caretWidth / 2
        hide()
    }

    /// The colours: of the caret and the selection `tint`, of the line that of the text.
    func color(tint: CGColor, text: CGColor, isDark: Bool) {
        caret.backgroundColor = tint
        selectionColor = tint.copy(alpha: isDark ? selectionAlpha.dark : selectionAlpha.light)
        underlineColor = text
        for part in selection.sublayers ?? [] { part.backgroundColor = selectionColor }
        for part in underline.sublayers ?? [] { part.backgroundColor = underlineColor }
    }

    /// Shows nothing.
    func hide() {
        for mark in [caret, selection, underline] { mark.isHidden = true }
        caret.removeAllAnimations()
        entry = nil
    }

    /// Shows the marks of `entry`; the caret is at `frame`, and is not visible where that has no size. `rects`
    /// returns the rectangles of a range of letters, one for each line.
    func show(_ entry: TextEntry, caret frame: CGRect, isInWindow: Bool, rects: (Range<Int>) -> [CGRect]) {
        caret.frame = frame
        caret.isHidden = !entry.selection.isEmpty || frame.isEmpty
        selection.isHidden = entry.selection.isEmpty
        fill(selection, selection.isHidden ? [] : rects(entry.selection), selectionColor)
        underline.isHidden = entry.marked == nil
        let lines = entry.marked.map(rects) ?? []
        fill(
            underline,
            lines.map { CGRect(x: $0.minX, y: $0.maxY - lineHeight, width: $0.width, height: lineHeight) },
            underlineColor)
        guard isInWindow, !caret.isHidden else {
            caret.removeAllAnimations()
            self.entry = nil
            return
        }
        guard entry != self.entry || caret.animation(forKey: "blink") == nil else { return }
        self.entry = entry
        blink()
    }

    /// Fills `rects` of a layer's space with one layer each.
    private func fill(_ layer: CALayer, _ rects: [CGRect], _ color: CGColor?) {
        var parts = layer.sublayers ?? []
        while parts.count > rects.count { parts.removeLast().removeFromSuperlayer() }
        while parts.count < rects.count {
            let part = CALayer(hasActions: false)
            part.backgroundColor = color
            layer.addSublayer(part)
            parts.append(part)
        }
        for (part, rect) in zip(parts, rects) where part.frame != rect { part.frame = rect }
    }

    /// Makes the caret blink anew after the user did something, wherever it is.
    func wake() { entry = nil }

    /// Makes the caret begin to blink anew, from its dark half, as the desktop's carets blink: not for ever, so that a
    /// window in which nobody types settles.
    private func blink() {
        caret.removeAllAnimations()
        let settings = UIScreen.main.screen.settings
        guard settings.caretBlinkPeriod > 0, settings.caretBlinkTimeout > 0 else { return }
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.values = [1, 0]
        animation.calculationMode = .discrete
        animation.duration = settings.caretBlinkPeriod
        animation.repeatCount = Float((settings.caretBlinkTimeout / settings.caretBlinkPeriod).rounded(.up))
        animation.isRemovedOnCompletion = false
        caret.add(animation, forKey: "blink")
    }
}
