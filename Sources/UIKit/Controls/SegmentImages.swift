import CoreGraphics

/// The images of a segmented control that the program draws: behind segments, and between them. Main actor only.
@MainActor
struct SegmentImages {
    /// The states on both sides of a divider.
    private struct Sides: Hashable {
        let left: UIControl.State
        let right: UIControl.State
        let metrics: UIBarMetrics
    }

    private var backgrounds: [UIBarMetrics: StateTable<UIImage>] = [:]
    private var dividers: [Sides: UIImage] = [:]
    private var shownBackgrounds: [UIImageView] = []
    private var shownDividers: [UIImageView] = []

    /// The image behind segments in `state` of a control of this height; nil for none.
    func background(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? { backgrounds[metrics]?[state] }

    /// The image between segments of these states; nil for none.
    func divider(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        dividers[Sides(left: left, right: right, metrics: metrics)]
            ?? dividers[Sides(left: .normal, right: .normal, metrics: metrics)]
    }

    /// Sets the image behind segments; nil takes it away. Returns whether it is another one.
    mutating func setBackground(_ image: UIImage?, _ state: UIControl.State, _ metrics: UIBarMetrics) -> Bool {
        guard backgrounds[metrics, default: StateTable()][exactly: state] !== image else { return false }
        backgrounds[metrics, default: StateTable()][exactly: state] = image
        return true
    }

    /// Sets the image between segments; nil takes it away. Returns whether it is another one.
    mutating func setDivider(
        _ image: UIImage?, _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
    ) -> Bool {
        let sides = Sides(left: left, right: right, metrics: metrics)
        guard dividers[sides] !== image else { return false }
        dividers[sides] = image
        return true
    }

    /// Whether images stand in for the track and the thumb.
    var hasBackgrounds: Bool { backgrounds[.default]?[.normal] != nil }

    /// Whether images stand in for the lines between segments.
    var hasDividers: Bool { dividers.keys.contains { $0.metrics == .default } }

    /// Shows the images in `control`, whose segments have these frames and states, the first one at the leading end.
    mutating func show(in control: UISegmentedControl, _ frames: [CGRect], _ states: [UIControl.State]) {
        Self.fit(&shownBackgrounds, hasBackgrounds ? frames.count : 0, in: control, over: 0)
        let count = hasDividers ? max(frames.count - 1, 0) : 0
        Self.fit(&shownDividers, count, in: control, over: shownBackgrounds.count)
        for (index, view) in shownBackgrounds.enumerated() {
            view.image = background(states[index], .default)
            view.frame = frames[index]
        }
        for (index, view) in shownDividers.enumerated() {
            let isMirrored = control.isRightToLeft
            let (left, right) = isMirrored ? (index + 1, index) : (index, index + 1)
            view.image = divider(states[left], states[right], .default)
            let size = view.image?.size ?? .zero
            view.frame = CGRect(
                x: frames[left].maxX - (size.width / 2).rounded(), y: control.bounds.minY, width: size.width,
                height: control.bounds.height)
        }
    }

    /// Makes `views` as many as are wanted, behind all else of the control but `below` others.
    private static func fit(
        _ views: inout [UIImageView], _ count: Int, in control: UISegmentedControl, over below: Int
    ) {
        while views.count > count { views.removeLast().removeFromSuperview() }
        while views.count < count {
            let view = UIImageView()
            control.insertSubview(view, at: below)
            views.append(view)
        }
    }
}

extension UISegmentedControl {
    /// Shows `backgroundImage`, stretched where it has caps, behind segments in `state`, in place of the track and of
    /// the piece under the chosen segment: as soon as there is one for the normal state. Nil takes it away. A control
    /// has the height of `.default` metrics.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
    ) { if images.setBackground(backgroundImage, state, barMetrics) { imagesDidChange() } }

    /// The image behind segments in `state`, or where there is none, in the normal one; nil for none.
    public final func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        images.background(state, barMetrics)
    }

    /// Shows `dividerImage` between segments that have these states, in place of the line; nil takes it away.
    public final func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) { if images.setDivider(dividerImage, leftState, rightState, barMetrics) { imagesDidChange() } }

    /// The image between segments that have these states, or where there is none, between two normal ones; nil for
    /// none.
    public final func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? { images.divider(leftState, rightState, barMetrics) }
}
