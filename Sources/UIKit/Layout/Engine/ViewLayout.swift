import CoreGraphics

/// The layout data of a view, made when any of it is first used: most views have none.
@MainActor
final class ViewLayout {
    /// The active constraints that belong to the view, in the order they were activated.
    var constraints: [NSLayoutConstraint] = []
    /// The active constraints about the view or its guides, wherever they belong.
    var mentions: [NSLayoutConstraint] = []
    /// The guides that were added to the view.
    var guides: [UILayoutGuide] = []
    /// The engine of the tree that the view is the root of.
    var engine: LayoutEngine?
    /// Called when the view may want another size.
    var sizeRequestDidChange: (() -> Void)?
    /// Whether constraints were ever solved in which the view occurs.
    var isEngaged = false
    /// Whether the view's frame counts as required constraints.
    var translatesFrame = true
    /// The content hugging priorities, horizontal and vertical; nil for those of the class.
    var hugging: AxisPriorities?
    /// The compression resistance priorities, horizontal and vertical.
    var resistance = AxisPriorities(.defaultHigh)
    /// The axes along which what the content asks for counts for nothing: those of a hidden view that a stack has out
    /// of the way.
    var parkedAxes: Set<NSLayoutConstraint.Axis> = []
    /// The margins that were set; nil for the default ones.
    var margins: NSDirectionalEdgeInsets?
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    /// The part of each side that is covered by bars around the view.
    var safeArea = UIEdgeInsets.zero
    /// The guides that every view has, once they were asked for.
    var marginsGuide: UILayoutGuide?
    var safeAreaGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?

    /// The part that counts of `size`, which the content asks for.
    func unparked(_ size: CGSize) -> CGSize {
        guard !parkedAxes.isEmpty else { return size }
        return CGSize(
            width: parkedAxes.contains(.horizontal) ? UIView.noIntrinsicMetric : size.width,
            height: parkedAxes.contains(.vertical) ? UIView.noIntrinsicMetric : size.height)
    }
}

/// One priority for each axis.
struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    /// The same for both.
    init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

/// The baselines of a view's text.
struct TextBaselines {
    /// Points from the top of the text to the first and the last baseline.
    var first: CGFloat, last: CGFloat
    /// The height of the text in points; it is in the middle of the view.
    var height: CGFloat
}
