import CoreGraphics

/// The least room in points that is left to the last column where all are beside it by themselves. Ours.
private let leastSecondaryWidth: CGFloat = 320

/// The width of a column as a program sets it; negative numbers stand for what is not set.
struct SplitWidth: Equatable {
    var preferred: CGFloat
    var fraction: CGFloat
    var minimum: CGFloat
    var maximum: CGFloat

    /// Nothing set.
    static var automatic: SplitWidth {
        let unset = UISplitViewController.automaticDimension
        return SplitWidth(preferred: unset, fraction: unset, minimum: unset, maximum: unset)
    }

    /// The width in a room of `total` points, `usual` where nothing is set. A fraction, and a width, is at most
    /// `usual` or 320 points, whichever is more, unless another maximum is set.
    func width(in total: CGFloat, usual: CGFloat) -> CGFloat {
        func set(_ value: CGFloat) -> CGFloat? { value.isFinite && value >= 0 ? value : nil }
        let wanted = set(preferred) ?? set(fraction).map { $0 * total } ?? usual
        let most = set(maximum) ?? max(usual, leastSecondaryWidth)
        let least = min(set(minimum) ?? 0, total)
        return min(max(min(wanted, most), least), max(total, 0))
    }
}

/// Where the columns of a split view lie.
struct SplitLayout {
    let mode: UISplitViewController.DisplayMode
    /// The room of all.
    let room: CGRect
    let primary: CGFloat
    let supplementary: CGFloat
    /// The width of the line at the end of a column.
    let line: CGFloat
    /// Whether there are three columns.
    let isTriple: Bool
    /// Whether the first column is at the right.
    let isAtRight: Bool

    /// The mode for `wanted` in this room; what suits it for `.automatic`.
    static func mode(
        _ wanted: UISplitViewController.DisplayMode, _ behavior: UISplitViewController.SplitBehavior, width: CGFloat,
        primary: CGFloat, supplementary: CGFloat?
    ) -> UISplitViewController.DisplayMode {
        let columns = supplementary == nil ? 1 : 2
        guard wanted == .automatic else {
            let place = behavior != .automatic ? behavior : wanted.behavior
            return UISplitViewController.DisplayMode(others: min(wanted.others, columns), place)
        }
        switch behavior {
        case .overlay: return .secondaryOnly
        case .displace where columns == 2: return .oneBesideSecondary
        default:
            let hasRoom = width - primary - (supplementary ?? 0) >= leastSecondaryWidth
            return UISplitViewController.DisplayMode(others: hasRoom || columns == 1 ? columns : 1, .tile)
        }
    }

    /// Whether a column is seen.
    func isSeen(_ column: UISplitViewController.Column) -> Bool {
        switch column {
        case .primary: mode.others == (isTriple ? 2 : 1)
        case .supplementary: isTriple && mode.others > 0
        case .secondary: true
        case .compact: false
        }
    }

    /// The rectangle of a column; of one that is not seen, beside the room.
    func frame(of column: UISplitViewController.Column) -> CGRect {
        let (first, second) = (primary + line, isTriple ? supplementary + line : 0)
        // The distance of the columns' beginning from the edge.
        let begin = isSeen(.primary) ? 0 : -first
        let shift = !isTriple || mode.others > 0 ? begin : begin - second
        let taken = mode.isOver ? 0 : shift + first + second
        let (x, width): (CGFloat, CGFloat)
        switch column {
        case .primary: (x, width) = (shift, primary)
        case .supplementary: (x, width) = (shift + first, supplementary)
        case .secondary, .compact:
            let isDisplaced = mode == .twoDisplaceSecondary
            (x, width) = (taken, max(0, room.width - (isDisplaced ? second : taken)))
        }
        let left = isAtRight ? room.width - x - width : x
        return CGRect(x: room.minX + left, y: room.minY, width: width, height: room.height)
    }

    /// The rectangle of the line at the end of a column.
    func line(of column: UISplitViewController.Column) -> CGRect {
        let frame = frame(of: column)
        return CGRect(x: isAtRight ? frame.minX - line : frame.maxX, y: frame.minY, width: line, height: frame.height)
    }
}

extension UISplitViewController.DisplayMode {
    /// Where the others are in this mode.
    var behavior: UISplitViewController.SplitBehavior {
        switch self {
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        default: .tile
        }
    }
}
