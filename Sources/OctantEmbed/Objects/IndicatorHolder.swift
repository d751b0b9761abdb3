#if GTK
    import CoreGraphics
    internal import UIKit

    /// Points of width of a line of which nothing says how wide it is. Source: docs/sources.md, Requirements 25 and 43.
    let standardLineWidth = 4.0
    /// Points that a line may be wide: wider than any screen makes no sense. Ours.
    let lineWidths = 0...1000.0
    /// Points of width of a bar of which nothing says how wide it is. Source: docs/sources/indicators.md, Progress bar.
    private let naturalWidth: CGFloat = 150

    /// A view that shows one indicator, and another in its place when there is to be one of another class.
    class IndicatorHolder: UIView {
        private(set) var indicator: UIView

        init(_ indicator: UIView) {
            self.indicator = indicator
            super.init(frame: .zero)
            addSubview(indicator)
        }

        /// Interface files hold none of these.
        required init?(coder: NSCoder) { nil }

        /// The indicator, if it is of the class that `make` makes; else a new one in its place.
        final func kept<Indicator: UIView>(_ make: () -> Indicator) -> Indicator {
            if let kept = indicator as? Indicator { return kept }
            indicator.removeFromSuperview()
            let made = make()
            indicator = made
            addSubview(made)
            return made
        }

        /// Names the indicator for screen readers, as the last of its changes.
        final func label(_ label: String?) {
            indicator.accessibilityLabel = label
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }

        override var intrinsicContentSize: CGSize { indicator.intrinsicContentSize }

        /// The size of the indicator, 150 points wide where it has no width.
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            let natural = indicator.intrinsicContentSize
            return CGSize(width: natural.width < 0 ? naturalWidth : natural.width, height: natural.height)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            indicator.frame = bounds
        }
    }
#endif
