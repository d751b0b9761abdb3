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

    func take(_ bar: ProgressBar) {
        view.follow(surroundings)
        view.progressTintColor = tintColor(bar.tint)
        view.epoch = read(\.mediaEpoch)
        switch bar.filling {
        case .fraction(let fraction):
            view.interval = nil
            view.setProgress(Float(fraction), animated: transaction.animation != nil && !transaction.disablesAnimations)
        case .interval(let interval): view.interval = interval
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.layoutSize(for: proposal) }
}

/// A bar that time may fill.
final class ProgressBarView: UIProgressView {
    /// The date of media time 0; nil for what the machine's calendar says.
    var epoch: Date? { didSet { if epoch != oldValue { followTime() } } }
    /// The time that fills the bar; nil for what `progress` says.
    var interval: ProgressInterval? { didSet { if interval != oldValue { followTime() } } }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        followTime()
    }

    private func followTime() { course = interval?.course(in: window, epoch: epoch) }
}

extension ProgressInterval {
    /// The time as a course in the time of `window`'s layers.
    @MainActor func course(in window: UIWindow?, epoch: Date?) -> ProgressCourse {
        course(by: WallClock(clock: window?.clock ?? MediaClocks.current, epoch: epoch))
    }
}

extension Element {
    /// `tint`, or that of the surroundings; nil where neither is set.
    func tintColor(_ tint: Color?) -> UIColor? {
        let color = tint.map { $0.rgba(in: read(\.traitCollection), tint: nil) } ?? read(\.paintSurroundings).tintColor
        return color.map { UIColor(cgColor: CGColor(rgba: $0)) }
    }
}
