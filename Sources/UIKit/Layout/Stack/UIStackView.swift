import CoreGraphics
import Foundation

/// Lays out views in a row or a column by constraints of its own. Main actor only.
///
/// Along its axis it positions them by `distribution`, across it by `alignment`. Where constraints leave its size open
/// it is as small as its views. Hidden arranged views have no space.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The distribution of space along the axis.
    public enum Distribution: Int, Sendable {
        /// The views fill it; the one that hugs its content least grows first, the one that resists compression least
        /// shrinks first.
        case fill = 0
        /// The views fill it and are all of one length.
        case fillEqually = 1
        /// The views fill it in proportion to their intrinsic lengths.
        case fillProportionally = 2
        /// The space goes between the views, to each gap the same.
        case equalSpacing = 3
        /// The space goes between the views, so that their middles are equally far apart as far as `spacing` allows.
        case equalCentering = 4
    }

    /// The alignment of the views across the axis.
    public enum Alignment: Int, Sendable {
        /// The views fill the stack.
        case fill = 0
        /// At the leading edge of a column, at the top of a row.
        case leading = 1
        /// In a row, with their first lines of text on one baseline.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a column, at the bottom of a row.
        case trailing = 4
        /// In a row, with their last lines of text on one baseline.
        case lastBaseline = 5

        /// At the top of a row.
        public static var top: Alignment { .leading }
        /// At the bottom of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// A custom spacing that means the stack's.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// A spacing that means the standard one of 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var own: [NSLayoutConstraint] = []
    /// The views whose content asked for no length when the constraints were made.
    private var lengthless = Lengthless([])
    private var isOutOfDate = true

    // MARK: Making

    /// A row of these views, each positioned by constraints from now on.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// An empty row.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A stack from an interface file, with its views; an empty row when `coder` is none of UINib's.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        decodeNib(coder) { $0.fill(self) }
    }

    // MARK: The views

    /// The views that the stack arranges, in order.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds `view` after all other arranged views; it becomes a subview if it is none.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    /// Inserts `view` before the arranged view at `stackIndex`, clamped to the valid range; a view that is arranged
    /// already moves there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let former = arranged.firstIndex { $0 === view }
        if let former { arranged.remove(at: former) }
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        let index = min(max(stackIndex, 0), arranged.count)
        arranged.insert(view, at: index)
        if index != former { arrangementDidChange(by: "addArrangedSubview(_:)") }
    }

    /// Stops arranging `view`; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        setParkedAxes([], of: view)
        arrangementDidChange(by: "removeArrangedSubview(_:)")
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: Arrangement

    /// Whether the views are in a row or in a column. A row by default.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The distribution of space along the axis. `.fill` by default.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The alignment of the views across the axis. `.fill` by default. Baselines count in rows only; a column treats
    /// them as `.leading`.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// Points between neighbours, at least that for the distributions that put space between the views. 0 by default.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Sets the spacing after `arrangedSubview` to `spacing` points instead of `self.spacing`; `spacingUseDefault` ends
    /// that.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        let (old, new) = (customSpacing(after: arrangedSubview), spacing)
        customSpacings[ObjectIdentifier(arrangedSubview)] = new == Self.spacingUseDefault ? nil : new
        if new != old { arrangementDidChange() }
    }

    /// The points that follow `arrangedSubview` instead of `spacing`; `spacingUseDefault` for none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether spacing in a column is measured from the last baseline of a view to the first of the next. False at
    /// first.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views stay inside the layout margins. False by default: inside the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: Constraints

    /// The view whose first line counts: the first one that is shown.
    open override var forFirstBaselineLayout: UIView { shown.first?.forFirstBaselineLayout ?? self }

    /// The view whose last line counts: the last one of a column, the first one of a row that are shown.
    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? shown.last : shown.first)?.forLastBaselineLayout ?? self
    }

    open override func updateConstraints() {
        if isOutOfDate {
            isOutOfDate = false
            NSLayoutConstraint.deactivate(own)
            lengthless = Lengthless(arranged)
            let arrangement = StackArrangement(
                stack: self, shown: shown, hidden: arranged.filter(\.isHidden), spacings: shown.map(spacingAfter),
                lengthless: lengthless)
            own = arrangement.constraints()
            NSLayoutConstraint.activate(own)
            for view in arranged { setParkedAxes(view.isHidden ? arrangement.parkedAxes : [], of: view) }
        }
        super.updateConstraints()
    }

    override func subviewVisibilityDidChange(_ view: UIView) {
        if arranged.contains(where: { $0 === view }) { arrangementDidChange(by: "isHidden") }
    }

    override func subviewIntrinsicSizeDidChange(_ view: UIView) {
        guard arranged.contains(where: { $0 === view }),
            distribution == .fillProportionally || lengthless.hasOther(view)
        else { return }
        arrangementDidChange(by: "invalidateIntrinsicContentSize()")
    }

    private func setParkedAxes(_ axes: Set<NSLayoutConstraint.Axis>, of view: UIView) {
        guard view.autoLayout.parkedAxes != axes else { return }
        view.autoLayout.parkedAxes = axes
        layoutEngine?.viewDidChange(view)
    }

    private var shown: [UIView] { arranged.filter { !$0.isHidden } }

    private func spacingAfter(_ view: UIView) -> CGFloat {
        let value = customSpacings[ObjectIdentifier(view)] ?? spacing
        return value == Self.spacingUseSystem ? systemSpacing : value
    }

    private func arrangementDidChange(by call: StaticString = #function) {
        isOutOfDate = true
        asking(by: call) { setNeedsUpdateConstraints() }
    }
}
