import QuartzCore
import RenderServer
import UIKit

/// A bar that is filled, UIKit's.
nonisolated struct ProgressBar: View {
    typealias Body = Never

    let filling: ProgressFilling
    /// Nil for the surroundings' tint.
    let tint: Color?

    @MainActor static func _makeNode(_ view: ProgressBar, _ context: _NodeContext) -> _ViewNode<ProgressBar> {
        LeafNode(view, context) { node, _ in ProgressBarElement(node) }
    }
}

private final class ProgressBarElement: ViewElement<ProgressBarView>, LeafElement {
    init(_ node: _Node) { super.init(node, ProgressBarView(progressViewStyle: .default)) }

    func apply(_ bar: ProgressBar) {
        view.follow(surroundings)
        view.progressTintColor = tintColor(bar.tint)
        view.epoch = read(\.mediaEpoch)
        switch bar.filling {
        case .fraction(let fraction):
            view.interval = nil
            show(Float(fraction), by: transaction)
        case .interval(let interval): view.interval = interval
        }
    }

    /// Moves the bar by the transaction; as UIKit's bars move where no layer animation can express that.
    private func show(_ fraction: Float, by transaction: Transaction) {
        guard let animation = transaction.animation, animation.duration != 0, fraction != view.progress else {
            return view.setProgress(fraction, animated: false)
        }
        guard let motion = animation.lowering?.motion else { return view.setProgress(fraction, animated: true) }
        let tokens = transaction.completions.map { $0.begin() }
        view.setProgress(fraction, by: motion) { for token in tokens { token.end() } }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.layoutSize(for: proposal) }
}

/// A bar that time may fill.
final class ProgressBarView: UIProgressView {
    /// The date of media time 0; nil for the machine's calendar.
    var epoch: Date? { didSet { if epoch != oldValue { followTime() } } }
    /// The time that fills the bar; nil for the value of `progress`.
    var interval: ProgressInterval? { didSet { if interval != oldValue { followTime() } } }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        followTime()
    }

    private func followTime() { curve = interval?.curve(in: window, epoch: epoch) }
}

extension ProgressInterval {
    /// The time as a timed progress in the time of `window`'s layers.
    @MainActor func curve(in window: UIWindow?, epoch: Date?) -> ProgressCurve {
        curve(by: WallClock(clock: window?.clock ?? MediaClocks.current, epoch: epoch))
    }
}

extension Element {
    /// `tint`, or that of the surroundings, or in a button's label its colour; nil where none of them is set.
    func tintColor(_ tint: Color?) -> UIColor? {
        let around = read(\.paintSurroundings)
        let color =
            tint.map { $0.rgba(in: read(\.traitCollection), tint: nil) }
            ?? (read(\.isUntintedLabel) ? around.foreground(level: 0).firstColor : around.tintColor)
        return color.map { UIColor(cgColor: CGColor(rgba: $0)) }
    }
}
