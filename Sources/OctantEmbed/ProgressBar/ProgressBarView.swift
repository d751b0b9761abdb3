#if GTK
    import CoreGraphics
    import Octant
    internal import UIKit

    /// The view of an OctantProgressBar: the bar or the ring of its style.
    final class ProgressBarView: IndicatorHolder, WidgetContent {
        /// The signal that all is done.
        nonisolated static let completed = "completed"

        private var state = ProgressBarState()

        init() { super.init(UIProgressView(progressViewStyle: .default)) }

        /// Interface files hold none of these.
        required init?(coder: NSCoder) { nil }

        func value(of index: Int) -> ObjectValue { ProgressBarState.properties[index].get(state) }

        func set(_ index: Int, to value: ObjectValue) -> [String] {
            let before = state
            ProgressBarState.properties[index].set(&state, value)
            update(from: before)
            return state.progress == 1 && before.progress < 1 ? [Self.completed] : []
        }

        private func update(from before: ProgressBarState) {
            // What replaces another shows at once what that showed.
            let isAnimated = state.isAnimated && state.progress != before.progress
            let progress = Float(state.progress)
            if state.style == .circular {
                let ring = kept { CircularProgressView() }
                ring.progressTintColor = state.color?.uiColor
                ring.trackTintColor = state.trackColor?.uiColor
                ring.lineWidth = state.lineWidth
                if ring.progress != progress { ring.setProgress(progress, animated: isAnimated) }
            } else {
                let bar = kept { UIProgressView(progressViewStyle: .default) }
                bar.progressViewStyle = state.style == .bar ? .bar : .default
                bar.design = state.design == .device ? .device : .reference
                bar.progressTintColor = state.color?.uiColor
                bar.trackTintColor = state.trackColor?.uiColor
                if bar.progress != progress { bar.setProgress(progress, animated: isAnimated) }
            }
            label(state.label)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            guard indicator is UIProgressView else { return }
            // A bar keeps its height, in the middle of a higher widget.
            let (height, scale) = (indicator.intrinsicContentSize.height, max(traitCollection.displayScale, 1))
            let top = ((bounds.height - height) / 2 * scale).rounded(.down) / scale
            indicator.frame = CGRect(x: 0, y: max(top, 0), width: bounds.width, height: height)
        }
    }
#endif
