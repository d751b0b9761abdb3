#if GTK
    import CoreGraphics
    internal import UIKit

    /// The preferred size of a view, in the order in which UIKit's own containers ask: by the constraints inside it, by
    /// its intrinsic size, by `sizeThatFits(_:)`, and else as it was made. Main actor only.
    @MainActor
    final class ViewMeasure {
        /// Both natural lengths, in points.
        struct SizeRequest: Hashable {
            var width: CGFloat, height: CGFloat
        }

        private let view: UIView
        /// The size that the view was made with.
        private let initial: CGSize
        /// The last result of `sizeThatFits(_:)` that was not just the present size, which a view without a size of its
        /// own returns.
        private var fitting: CGSize

        init(_ view: UIView) {
            self.view = view
            initial = view.bounds.size
            fitting = view.sizeThatFits(initial)
        }

        /// The lengths that the view wants while nothing limits them.
        var sizeRequest: SizeRequest {
            SizeRequest(width: natural(.horizontal, across: nil), height: natural(.vertical, across: nil))
        }

        /// The least and the natural length along `axis`; `across` is the length of the other side, if that is known.
        ///
        /// A view that resists compression with less than 750 may be made as small as nothing, and so may one along an
        /// axis for which nothing in it has a size.
        func length(
            _ axis: NSLayoutConstraint.Axis, across: CGFloat?
        ) -> (minimum: CGFloat, natural: CGFloat) {
            let natural = natural(axis, across: across)
            let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
            let isFirm = resistance >= UILayoutPriority.defaultHigh.rawValue
            return (isFirm && hasRequest(axis) ? natural : 0, natural)
        }

        private var hasConstraints: Bool { view is UIStackView || !view.constraints.isEmpty }

        private func intrinsic(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
            let size = view.intrinsicContentSize
            let length = axis == .horizontal ? size.width : size.height
            return length >= 0 ? length : nil
        }

        private func hasRequest(_ axis: NSLayoutConstraint.Axis) -> Bool { hasConstraints || intrinsic(axis) != nil }

        private func natural(_ axis: NSLayoutConstraint.Axis, across: CGFloat?) -> CGFloat {
            guard hasRequest(axis) else {
                let size = fits
                return axis == .horizontal ? size.width : size.height
            }
            if let length = intrinsic(axis), across == nil, !hasConstraints { return length }
            var target = UIView.layoutFittingCompressedSize
            var priorities = (
                horizontal: UILayoutPriority.fittingSizeLevel, vertical: UILayoutPriority.fittingSizeLevel
            )
            if let across {
                if axis == .vertical {
                    (target.width, priorities.horizontal) = (across, .required)
                } else {
                    (target.height, priorities.vertical) = (across, .required)
                }
            }
            let size = view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: priorities.horizontal,
                verticalFittingPriority: priorities.vertical)
            return axis == .horizontal ? size.width : size.height
        }

        private var fits: CGSize {
            let size = view.sizeThatFits(initial)
            if size != view.bounds.size { fitting = size }
            return fitting
        }
    }
#endif
