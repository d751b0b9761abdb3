import CoreGraphics
import QuartzCore

/// The bars' width, their distance from the edges, and their least length, in points; and their colours.
/// Source: docs/sources/views.md, Dragging and coasting.
private let width: CGFloat = 3
private let margin: CGFloat = 3
private let leastLength: CGFloat = 36
private let opacity: CGFloat = 0.35
/// Seconds that a bar stays when nothing scrolls any more, and that it fades in. Ours.
private let stay = 0.5
private let fadeDuration = 0.25
/// In front of all that a program puts into a scroll view.
private let depth: CGFloat = 1_000_000

/// The bars that show, while contents scroll, which part of them is seen.
@MainActor
final class ScrollIndicators {
    private unowned let view: UIScrollView
    private let horizontal = CALayer(hasActions: false)
    private let vertical = CALayer(hasActions: false)
    private var isShown = false

    init(_ view: UIScrollView) {
        self.view = view
        for bar in [horizontal, vertical] {
            bar.opacity = 0
            bar.cornerRadius = width / 2
            bar.zPosition = depth
        }
    }

    /// Shows the bars of the axes that there is something to scroll on, until they are to fade.
    func show() {
        isShown = true
        update()
    }

    /// Fades the bars after a while.
    func fade() {
        guard isShown else { return }
        isShown = false
        for bar in [horizontal, vertical] where bar.opacity > 0 {
            bar.opacity = 0
            let fading = CABasicAnimation(keyPath: "opacity")
            (fading.fromValue, fading.toValue) = (1, 0)
            fading.beginTime = bar.convertTime((view.window?.turnTime ?? CACurrentMediaTime()) + stay, from: nil)
            fading.duration = fadeDuration
            fading.fillMode = .backwards
            bar.add(fading, forKey: "fade")
        }
    }

    /// Moves the bars to the contents' position.
    func update() {
        let (size, limits, offset) = (view.bounds.size, view.limits, view.contentOffset)
        let (area, content) = (view.adjustedContentInset, view.contentSize)
        // What the bars keep clear of, besides insets of their own.
        let clear = view.automaticallyAdjustsScrollIndicatorInsets ? area : view.contentInset
        let edge = view.verticalScrollIndicatorInsets, lower = view.horizontalScrollIndicatorInsets
        let isDark =
            view.indicatorStyle == .white
            || view.indicatorStyle == .default && view.traitCollection.userInterfaceStyle == .dark
        let color = UIColor(white: isDark ? 1 : 0, alpha: opacity).cgColor
        let tall = Self.bar(
            room: size.height - edge.top - edge.bottom - clear.top - clear.bottom - 2 * margin, visible: size.height,
            whole: content.height + area.top + area.bottom, offset: offset.y, limits: limits.y)
        show(
            vertical, if: view.showsVerticalScrollIndicator && limits.y.upperBound > limits.y.lowerBound,
            CGRect(
                x: offset.x + (view.isRightToLeft ? margin + edge.left : size.width - margin - width - edge.right),
                y: offset.y + margin + edge.top + clear.top + tall.start, width: width, height: tall.length), color)
        let wide = Self.bar(
            room: size.width - lower.left - lower.right - clear.left - clear.right - 2 * margin, visible: size.width,
            whole: content.width + area.left + area.right, offset: offset.x, limits: limits.x)
        show(
            horizontal, if: view.showsHorizontalScrollIndicator && limits.x.upperBound > limits.x.lowerBound,
            CGRect(
                x: offset.x + margin + lower.left + clear.left + wide.start,
                y: offset.y + size.height - margin - width - lower.bottom, width: wide.length, height: width), color)
    }

    private func show(_ bar: CALayer, if isNeeded: Bool, _ frame: CGRect, _ color: CGColor) {
        guard isNeeded else {
            bar.removeFromSuperlayer()
            bar.opacity = 0
            return
        }
        if isShown {
            if bar.superlayer == nil { view.layer.addSublayer(bar) }
            bar.removeAnimation(forKey: "fade")
            bar.opacity = 1
        }
        bar.backgroundColor = color
        bar.frame = frame
    }

    /// The begin and the length of a bar in `room`. Contents beyond their ends squeeze it.
    private static func bar(
        room: CGFloat, visible: CGFloat, whole: CGFloat, offset: CGFloat, limits: ClosedRange<CGFloat>
    ) -> (start: CGFloat, length: CGFloat) {
        guard room > 0, whole > 0 else { return (0, 0) }
        let beyond = max(limits.lowerBound - offset, offset - limits.upperBound, 0)
        let full = max(room * min(visible / whole, 1), min(leastLength, room))
        let length = max(full - beyond, width)
        let range = limits.upperBound - limits.lowerBound
        let part = range > 0 ? min(max((offset - limits.lowerBound) / range, 0), 1) : 0
        return ((room - length) * part, length)
    }
}
