import CoreGraphics
internal import OctantSolver

/// A sum of variables and a number, made from attributes of items in the space of one view.
@MainActor
struct LayoutExpression {
    private let engine: LayoutEngine
    /// The view in whose space positions are given.
    let space: UIView
    /// Whether positions grow from right to left: leading and trailing attributes in a right-to-left space.
    let isMirrored: Bool
    /// The sum, variables more than once possibly.
    private(set) var terms: [SolverTerm] = []
    /// The constant added to the sum.
    private(set) var constant = 0.0
    /// The items that occur in the sum.
    private(set) var items: [LayoutItem] = []

    init(engine: LayoutEngine, space: UIView, isMirrored: Bool) {
        (self.engine, self.space, self.isMirrored) = (engine, space, isMirrored)
    }

    /// Adds `factor` times an operand.
    mutating func add(_ operand: LayoutOperand, times factor: Double) {
        if let item = operand.item { add(operand.attribute, of: item, times: factor) }
        if operand.isDistance, let origin = operand.originItem {
            add(operand.originAttribute, of: origin, times: -factor)
        }
    }

    private mutating func add(_ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, times factor: Double) {
        switch attribute {
        case .leading: addX(isMirrored ? .right : .left, of: object, times: factor)
        case .trailing: addX(isMirrored ? .left : .right, of: object, times: factor)
        case .leadingMargin: addX(isMirrored ? .rightMargin : .leftMargin, of: object, times: factor)
        case .trailingMargin: addX(isMirrored ? .leftMargin : .rightMargin, of: object, times: factor)
        case .left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins:
            addX(attribute, of: object, times: factor)
        default: addUpright(attribute, of: object, times: factor)
        }
    }

    private mutating func addX(_ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, times factor: Double) {
        addUpright(attribute, of: object, times: isMirrored ? -factor : factor)
    }

    /// Adds an attribute that does not depend on the direction.
    private mutating func addUpright(
        _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, times factor: Double
    ) {
        if let guide = object as? InsetLayoutGuide {
            guard let owner = guide.owningView else { return }
            if owner === space, attribute.kind != .size {
                if guide === owner.layoutData?.marginsGuide, let contents = owner.contentGuideForConstraints {
                    return add(attribute.edge, of: contents, inset: guide.currentInsets, times: factor)
                }
                addBoundsOrigin(of: owner, along: attribute.axis, times: factor)
            }
            return add(attribute, of: owner, inset: guide.currentInsets, times: factor)
        }
        guard let view = object as? UIView else {
            return add(attribute, of: object, inset: .zero, times: factor)
        }
        if view === space, attribute.kind != .size, let guide = view.contentGuideForConstraints {
            let insets = attribute.isOfMargins ? view.layoutMargins : .zero
            return add(attribute.edge, of: guide, inset: insets, times: factor)
        }
        switch attribute {
        case .firstBaseline, .lastBaseline: addBaseline(attribute, of: view, times: factor)
        default:
            let insets = attribute.isOfMargins ? view.layoutMargins : view.alignmentRectInsets
            add(attribute.edge, of: view, inset: insets, times: factor)
        }
    }

    private mutating func addBaseline(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView, times factor: Double
    ) {
        let isFirst = attribute == .firstBaseline
        let bearer = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if bearer !== view, bearer.isDescendant(of: view) {
            return addUpright(attribute, of: bearer, times: factor)
        }
        let item = engine.item(for: view)
        guard let text = view.textBaselines(forWidth: item.wrapWidth.map { CGFloat($0) }) else {
            return add(isFirst ? .top : .bottom, of: view, inset: view.alignmentRectInsets, times: factor)
        }
        // The text is in the middle of the view.
        add(.centerY, of: view, inset: .zero, times: factor)
        constant += factor * Double((isFirst ? text.first : text.last) - text.height / 2)
    }

    /// Adds an edge, middle or length of `object`'s frame without `inset`.
    private mutating func add(
        _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, inset: UIEdgeInsets, times factor: Double
    ) {
        let (left, right) = (Double(inset.left), Double(inset.right))
        let (top, bottom) = (Double(inset.top), Double(inset.bottom))
        let item = engine.item(for: object)
        switch attribute {
        case .width:
            add(item, item.width, factor)
            constant -= factor * (left + right)
        case .height:
            add(item, item.height, factor)
            constant -= factor * (top + bottom)
        case .left, .right, .centerX:
            addOrigin(of: object, along: .horizontal, times: factor)
            let share = attribute == .left ? 0 : attribute == .right ? 1 : 0.5
            if share > 0 { add(item, item.width, factor * share) }
            constant += factor * (left * (1 - share) - right * share)
        case .top, .bottom, .centerY:
            addOrigin(of: object, along: .vertical, times: factor)
            let share = attribute == .top ? 0 : attribute == .bottom ? 1 : 0.5
            if share > 0 { add(item, item.height, factor * share) }
            constant += factor * (top * (1 - share) - bottom * share)
        default: break
        }
    }

    /// Adds where `object` begins in `space`: its own origin and those of all views between, less how far the contents
    /// of these are scrolled.
    private mutating func addOrigin(
        of object: AnyObject, along axis: NSLayoutConstraint.Axis, times factor: Double
    ) {
        var next: UIView?
        if let view = object as? UIView {
            next = view
        } else {
            let item = engine.item(for: object)
            add(item, item.origin(along: axis), factor)
            next = layoutOwner(of: object)
            if let owner = next, owner !== space { addBoundsOrigin(of: owner, along: axis, times: -factor) }
        }
        while let view = next, view !== space {
            let item = engine.item(for: view)
            add(item, item.origin(along: axis), factor)
            next = view.superview
            if let around = next, around !== space { addBoundsOrigin(of: around, along: axis, times: -factor) }
        }
        // The space itself takes part even where only its origin is meant, which is 0.
        if let view = object as? UIView, view === space { touch(engine.item(for: view)) }
    }

    /// Adds how far the contents of `view` are scrolled.
    private mutating func addBoundsOrigin(
        of view: UIView, along axis: NSLayoutConstraint.Axis?, times factor: Double
    ) {
        let origin = view.bounds.origin
        constant += factor * Double(axis == .horizontal ? origin.x : origin.y)
        engine.item(for: view).isScrollingAround = true
    }

    private mutating func add(_ item: LayoutItem, _ variable: SolverVariable, _ factor: Double) {
        terms.append(SolverTerm(variable: variable, coefficient: factor))
        touch(item)
    }

    private mutating func touch(_ item: LayoutItem) {
        if !items.contains(where: { $0 === item }) { items.append(item) }
    }
}
