extension UIView {
    /// The position and scaling of a view's contents when its size changes.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds. The default.
        case scaleToFill = 0
        /// Scaled to the largest size that fits, with the proportions kept.
        case scaleAspectFit = 1
        /// Scaled to the smallest size that covers, with the proportions kept.
        case scaleAspectFill = 2
        /// Drawn anew at each change of size.
        case redraw = 3
        /// In the middle.
        case center = 4
        /// In the middle of the top edge.
        case top = 5
        /// In the middle of the bottom edge.
        case bottom = 6
        /// In the middle of the left edge.
        case left = 7
        /// In the middle of the right edge.
        case right = 8
        /// In the top left corner.
        case topLeft = 9
        /// In the top right corner.
        case topRight = 10
        /// In the bottom left corner.
        case bottomLeft = 11
        /// In the bottom right corner.
        case bottomRight = 12

        /// The layer's gravity that does it.
        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    /// The parts of a view's frame that change when its superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        /// The raw bits, one for each part.
        public let rawValue: UInt

        /// The parts whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance from the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the superview's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the superview's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

extension UIView.AutoresizingMask {
    /// The frame that `frame` becomes when its superview's size changes from `old` to `new`.
    ///
    /// Along each axis the parts that may give way share the change in proportion to their sizes, and equally where
    /// they have none; where no part may, the frame stays at the superview's left and top.
    func resized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        let across = Self.share(
            new.width - old.width,
            [
                (frame.minX, contains(.flexibleLeftMargin)), (frame.width, contains(.flexibleWidth)),
                (old.width - frame.maxX, contains(.flexibleRightMargin)),
            ])
        let down = Self.share(
            new.height - old.height,
            [
                (frame.minY, contains(.flexibleTopMargin)), (frame.height, contains(.flexibleHeight)),
                (old.height - frame.maxY, contains(.flexibleBottomMargin)),
            ])
        return CGRect(x: across.start, y: down.start, width: max(0, across.length), height: max(0, down.length))
    }

    /// Shares `change` among the margin before, the length and the margin after.
    private static func share(
        _ change: CGFloat, _ parts: [(size: CGFloat, isFlexible: Bool)]
    ) -> (start: CGFloat, length: CGFloat) {
        let flexible = parts.filter(\.isFlexible)
        let total = flexible.reduce(0) { $0 + $1.size }
        let sizes = parts.map { part -> CGFloat in
            guard part.isFlexible else { return part.size }
            let share = total > 0 ? part.size / total : 1 / CGFloat(flexible.count)
            return part.size + change * share
        }
        return (sizes[0], sizes[1])
    }
}
