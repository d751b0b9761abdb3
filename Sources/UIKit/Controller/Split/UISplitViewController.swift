import CoreGraphics
import Foundation
import OctantBase

/// Shows two or three controllers in columns beside one another: what is chosen in one decides what the next one shows.
/// Where there is little room they are pages on top of one another. Main actor only.
///
/// A controller of a style has a controller for each column (`setViewController(_:for:)`), in a navigation controller
/// that is made where it is none itself; one without shows `viewControllers` as they are.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The number that stands for a width as it suits.
    nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// The number of columns.
    public let style: Style
    /// The columns' controllers as the program set them.
    final var given: [Column: UIViewController] = [:]
    /// What is shown in the columns.
    final var shown: [Column: UIViewController] = [:]
    /// What of a column was pushed in the first one where there is little room.
    final var merged: [Column: [UIViewController]] = [:]
    /// The controller shown alone where there is little room; nil while columns are apart.
    final var alone: UIViewController?
    /// The columns that the user, or `show(_:)` and `hide(_:)`, made be seen; nil for the preferred ones.
    final var chosenMode: DisplayMode?
    /// Whether one controller is shown alone.
    final var isAlone = false
    final let surroundings = SplitSurroundings()
    final var (isPlacing, isAdapting) = (false, false)
    /// The movements of columns that are under way.
    final var movements = 0
    /// The item that has the buttons.
    final weak var buttonedItem: UINavigationItem?
    private(set) lazy final var sidebarButton = SplitButton(of: self)

    // MARK: Making

    /// A controller of columns that are set by name.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of the columns `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller from a storyboard.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The object that is asked and notified. Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Controllers

    /// The controllers that are shown, from the first column on. Set for a controller without a style only: two at
    /// most, elsewhere one line goes to standard error.
    open var viewControllers: [UIViewController] {
        get {
            if let alone { return [alone] }
            return [Column.primary, .supplementary, .secondary].compactMap { shown[$0] }
        }
        set {
            guard style == .unspecified else {
                return Log.once("split.style", "the columns of a split view controller with a style are set by name")
            }
            let controllers = Array(newValue.prefix(2))
            changeColumns { setPlain(controllers) }
        }
    }

    /// Sets the controller of a column, in a navigation controller unless it is one or the column is `.compact`; nil
    /// for none. Where there is little room and the column is seen, it is shown at once.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard style != .unspecified, style == .tripleColumn || column != .supplementary else {
            return Log.once("split.column", "a split view controller has no such column: its controller is not set")
        }
        guard given[column] !== vc else { return }
        changeColumns { setNamed(vc, for: column) }
    }

    /// The controller of a column, as it was set; nil for none.
    open func viewController(for column: Column) -> UIViewController? { given[column] }

    /// Whether there is so little room that one controller is shown alone.
    open var isCollapsed: Bool { isAlone }

    // MARK: Columns that are seen

    /// The columns that are to be seen; `.automatic`, the default, for all that have room.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            guard preferredDisplayMode != oldValue || chosenMode != nil else { return }
            changeMode { chosenMode = nil }
        }
    }

    /// The columns that are seen where there is room.
    open var displayMode: DisplayMode { layout.mode }

    /// Where columns get their room; `.automatic`, the default, leaves it to `preferredDisplayMode`.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { changeMode {} } }
    }

    /// Where columns get their room.
    open var splitBehavior: SplitBehavior {
        preferredSplitBehavior != .automatic ? preferredSplitBehavior : displayMode.behavior
    }

    /// Shows a column, and those between it and the last one; where there is little room it comes on top.
    open func show(_ column: Column) { isCollapsed ? showAlone(column) : setSeen(column, true) }

    /// Hides a column, and those farther from the last one; where there is little room it goes, with what is on it.
    open func hide(_ column: Column) { isCollapsed ? hideAlone(column) : setSeen(column, false) }

    /// The button that shows and hides the first column, for a bar of the program's. One with a style has it in the bar
    /// of its last column.
    open var displayModeButtonItem: UIBarButtonItem { sidebarButton.item }

    /// Whether the bar of the last column has the button that shows and hides the first one. `.automatic` by default.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { if displayModeButtonVisibility != oldValue { updateButtons() } }
    }

    /// Whether the bar of the last of three columns has a button that leaves it alone. False by default.
    open var showsSecondaryOnlyButton = false {
        didSet { if showsSecondaryOnlyButton != oldValue { updateButtons() } }
    }

    /// Whether a drag from the edge shows the first column. True by default.
    open var presentsWithGesture = true {
        didSet { surroundings.edgePan.isEnabled = presentsWithGesture }
    }

    /// The side of the first column. Leading by default.
    open var primaryEdge = PrimaryEdge.leading {
        didSet {
            guard primaryEdge != oldValue else { return }
            updateEdge()
            changeMode {}
        }
    }

    // MARK: Widths

    private var widths: [Column: SplitWidth] = [:]

    /// The widths that were set for a column.
    final func widths(of column: Column) -> SplitWidth { widths[column] ?? .automatic }

    private func set(_ path: WritableKeyPath<SplitWidth, CGFloat>, of column: Column, _ value: CGFloat) {
        var new = widths(of: column)
        new[keyPath: path] = value.isFinite ? value : Self.automaticDimension
        guard new != widths[column] ?? .automatic else { return }
        widths[column] = new
        changeMode {}
    }

    /// The width of the first column, in points; `automaticDimension`, the default, to leave it to the fraction.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { widths(of: .primary).preferred }
        set { set(\.preferred, of: .primary, newValue) }
    }

    /// The share of the width that the first column has, 0...1; `automaticDimension`, the default, for 280 points.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { widths(of: .primary).fraction }
        set { set(\.fraction, of: .primary, newValue) }
    }

    /// The least width of the first column, in points; `automaticDimension`, the default, for none.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { widths(of: .primary).minimum }
        set { set(\.minimum, of: .primary, newValue) }
    }

    /// The greatest width of the first column, in points; `automaticDimension`, the default, for 320.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { widths(of: .primary).maximum }
        set { set(\.maximum, of: .primary, newValue) }
    }

    /// The width of the first column now, in points.
    open var primaryColumnWidth: CGFloat { layout.primary }

    /// The width of the second of three columns, in points; `automaticDimension`, the default, to leave it to the
    /// fraction.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { widths(of: .supplementary).preferred }
        set { set(\.preferred, of: .supplementary, newValue) }
    }

    /// The share of the width that the second of three columns has, 0...1; `automaticDimension`, the default, for 320
    /// points.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { widths(of: .supplementary).fraction }
        set { set(\.fraction, of: .supplementary, newValue) }
    }

    /// The least width of the second of three columns, in points; `automaticDimension`, the default, for none.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { widths(of: .supplementary).minimum }
        set { set(\.minimum, of: .supplementary, newValue) }
    }

    /// The greatest width of the second of three columns, in points; `automaticDimension`, the default, for 320.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { widths(of: .supplementary).maximum }
        set { set(\.maximum, of: .supplementary, newValue) }
    }

    /// The width of the second of three columns now, in points.
    open var supplementaryColumnWidth: CGFloat { layout.supplementary }

    // MARK: Showing

    /// Shows `vc` in place of the first controller, unless the delegate does something else.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        replacePrimary(by: vc)
    }

    /// Shows `vc` in the last column, unless the delegate does something else; where there is little room it is pushed.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        replaceSecondary(by: vc)
    }

    // MARK: As a controller

    /// The last column's controller, or the one that is shown alone.
    open override var childForStatusBarStyle: UIViewController? { alone ?? shown[.secondary] }

    /// The last column's controller, or the one that is shown alone.
    open override var childForStatusBarHidden: UIViewController? { alone ?? shown[.secondary] }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        surroundings.controller = self
        for part in [surroundings.scrim] + surroundings.lines { view.addSubview(part) }
        view.addGestureRecognizer(surroundings.edgePan)
        updateEdge()
        place(animated: false)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        adaptToRoom()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place(animated: false)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adaptToRoom()
    }
}
