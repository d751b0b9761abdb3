import CoreGraphics
internal import OctantSolver

/// A view or a guide in a solver: the four variables of its frame in its superview's (or owner's) space, and the
/// constraints that it brings itself.
@MainActor
final class LayoutItem {
    /// The purpose of a constraint that an item brings itself.
    enum Row: Int, CaseIterable {
        case x, y, width, height
        case positiveWidth, positiveHeight
        case horizontalHugging, verticalHugging, horizontalResistance, verticalResistance
    }

    /// One of the item's own constraints.
    struct OwnConstraint {
        var handle: SolverConstraint
        /// The requested strength; a broken one is weaker.
        var strength: SolverStrength
        var relation: SolverRelation
        var constant: Double
    }

    /// The identity of the view or guide.
    let key: ObjectIdentifier
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    let x: SolverVariable, y: SolverVariable, width: SolverVariable, height: SolverVariable
    /// By `Row`.
    var own = [OwnConstraint?](repeating: nil, count: Row.allCases.count)
    /// The installed constraints in which the item occurs, or one inside it; an entry for each.
    var users: [NSLayoutConstraint] = []
    /// The frame on whole pixels of a screen of this scale; nil after it changed.
    var placement: (frame: CGRect, scale: CGFloat)?
    /// Whether the item's own constraints are out of date.
    var isDirty = false
    /// Whether constants of constraints depend on how far the contents of the view are scrolled.
    var isScrollingAround = false
    /// The item of the superview whose size the view follows by its autoresizing mask, and the axes along which it
    /// does.
    var followed: LayoutItem?
    var followedAxes: Set<NSLayoutConstraint.Axis> = []
    /// The number of items that follow this one.
    var followers = 0
    /// The width that the text of the view was last wrapped at; nil for not at all.
    var wrapWidth: Double?

    init(_ object: AnyObject, _ solver: inout LinearSolver) {
        key = ObjectIdentifier(object)
        (view, guide) = (object as? UIView, object as? UILayoutGuide)
        (x, y) = (solver.makeVariable(), solver.makeVariable())
        (width, height) = (solver.makeVariable(), solver.makeVariable())
    }

    /// Whether anything depends on the item.
    var isUsed: Bool { !users.isEmpty || followers > 0 }

    var variables: [SolverVariable] { [x, y, width, height] }

    /// The final frame of the item for which `frame` was found: a guide on whole pixels, a view on the grid of views.
    func placed(_ frame: CGRect, scale: CGFloat) -> CGRect {
        view == nil ? onPixels(frame, scale: scale) : onLayoutGrid(frame, scale: scale)
    }

    /// The variable of the left or top edge.
    func origin(along axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? x : y }

    /// The terms of one of the item's own constraints.
    func terms(of row: Row) -> [SolverTerm] {
        let variable =
            switch row {
            case .x: x
            case .y: y
            case .width, .positiveWidth, .horizontalHugging, .horizontalResistance: width
            case .height, .positiveHeight, .verticalHugging, .verticalResistance: height
            }
        let own = SolverTerm(variable: variable, coefficient: 1)
        guard let followed, row == .width || row == .height,
            followedAxes.contains(row == .width ? .horizontal : .vertical)
        else { return [own] }
        let other = row == .width ? followed.width : followed.height
        return [own, SolverTerm(variable: other, coefficient: -1)]
    }
}
