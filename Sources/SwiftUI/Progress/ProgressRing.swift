import QuartzCore
import UIKit

/// The sides of a ring, in points: those of the activity indicator (docs/sources.md, Requirements 1), so that one can
/// replace the other.
private let side: CGFloat = 20, largeSide: CGFloat = 37
/// The width of its line, in points. Ours: the spokes' of the activity indicator of that size would be too thin beside
/// a bar of 4 points.
private let lineWidth: CGFloat = 3, largeLineWidth: CGFloat = 4
/// The name of the movement that follows a timed progress.
private let curveKey = "curve"

/// A ring that is filled clockwise from the top, the other way where one reads from right to left.
struct ProgressRing: View {
    let filling: ProgressFilling
    /// Nil for the surroundings' tint.
    let tint: Color?

    @Environment(\.controlSize) private var controlSize
    @Environment(\.isUntintedLabel) private var isUntintedLabel

    var body: some View {
        let side = controlSize.isLarge ? largeSide : side
        let width = controlSize.isLarge ? largeLineWidth : lineWidth
        ZStack {
            Circle().inset(by: width / 2).stroke(Color(uiColor: .systemFill), lineWidth: width)
            fill(width).rotationEffect(.degrees(-90)).mirroredAsWhole()
        }
        .frame(width: side, height: side)
    }

    private var paint: AnyShapeStyle {
        if let tint { return AnyShapeStyle(tint) }
        return isUntintedLabel ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(TintShapeStyle())
    }

    @ViewBuilder private func fill(_ width: CGFloat) -> some View {
        switch filling {
        case .fraction(let fraction):
            Circle().inset(by: width / 2).trim(from: 0, to: fraction)
                .stroke(paint, style: StrokeStyle(lineWidth: width, lineCap: .round))
                // A line without length would still have round ends.
                .opacity(fraction > 0 ? 1 : 0)
        case .interval(let interval): TimedArc(interval: interval, paint: paint, lineWidth: width)
        }
    }
}

/// A circle that time draws or removes, from the right on, clockwise.
private nonisolated struct TimedArc: View {
    typealias Body = Never

    let interval: ProgressInterval
    let paint: AnyShapeStyle
    /// Points.
    let lineWidth: CGFloat

    @MainActor static func _makeNode(_ view: TimedArc, _ context: _NodeContext) -> _ViewNode<TimedArc> {
        LeafNode(view, context) { node, _ in TimedArcElement(node) }
    }
}

private final class TimedArcElement: ViewElement<TimedArcView>, LeafElement {
    init(_ node: _Node) { super.init(node, TimedArcView()) }

    func apply(_ arc: TimedArc) {
        view.show(
            arc.interval, epoch: read(\.mediaEpoch), lineWidth: arc.lineWidth,
            color: CGColor(rgba: arc.paint.paint(in: read(\.paintSurroundings)).firstColor))
    }
}

private final class TimedArcView: SurfaceView {
    private let line = CAShapeLayer()
    private var interval: ProgressInterval?
    private var epoch: Date?

    override init() {
        super.init()
        (line.fillColor, line.lineCap) = (nil, .round)
        layer.addSublayer(line)
    }

    func show(_ interval: ProgressInterval, epoch: Date?, lineWidth: CGFloat, color: CGColor) {
        (line.lineWidth, line.strokeColor) = (lineWidth, color)
        if interval != self.interval || epoch != self.epoch {
            (self.interval, self.epoch) = (interval, epoch)
            followTime()
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = bounds
        let inset = line.lineWidth / 2
        line.path = CGPath(ellipseIn: bounds.insetBy(dx: inset, dy: inset), transform: nil)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        followTime()
    }

    private func followTime() {
        guard let interval else { return }
        let curve = interval.curve(in: window, epoch: epoch)
        line.add(curve.animation("strokeEnd") { $0 }, forKey: curveKey)
        // Round ends of no length are a dot: nothing done is not to be seen.
        line.add(curve.animation("opacity", least: 1) { $0 > 0 ? 1 : 0 }, forKey: curveKey + " opacity")
    }
}
