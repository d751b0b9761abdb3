import CoreGraphics
import OctantBase

/// Constants are kept within this many points either way, far beyond any screen: within it, Double arithmetic is exact
/// to a millionth of a point whatever is added up.
let largestLayoutConstant: CGFloat = 1e7
/// Multipliers are kept within this either way, and count as 0 when they are closer to it than its inverse.
private let largestMultiplier: CGFloat = 1e4

/// A linear equation or inequality between attributes of views and layout guides:
///
///     firstItem.firstAttribute (==, <= or >=) multiplier * secondItem.secondAttribute + constant
///
/// It acts while it is active: it then belongs to the nearest view around both items. Constants that are not finite
/// count as 0 and large ones as ±10,000,000 points; multipliers that are not finite count as 1, and others are brought
/// into ±10,000; each with one line on standard error. Main actor only.
///
/// It is a root class as `UIResponder` is; equality is identity.
@preconcurrency @MainActor
open class NSLayoutConstraint: Hashable, CustomStringConvertible, _PlainObject {
    private(set) var first = LayoutOperand(nil, .notAnAttribute)
    private(set) var second = LayoutOperand(nil, .notAnAttribute)
    /// Whether the direction of the interface decides which sides are meant.
    private(set) var isDirectional = false
    /// Whether the text of an item decides where it is.
    private(set) var isAboutBaselines = false
    private var offset: CGFloat = 0
    private var importance = UILayoutPriority.required
    /// The view that the active constraint belongs to.
    private(set) weak var holder: UIView?
    private var isOn = false

    /// A constraint between no items, which holds nothing. It is for subclasses: they inherit the other initialiser
    /// by it.
    public required init() {}

    /// The relation between `attr1` of `view1` and `attr2` of `view2`, each a view or a layout guide; not active.
    /// Without a second item the right side is `c` alone.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            LayoutOperand(layoutItem(view1), attr1), relation, LayoutOperand(view2.flatMap(layoutItem), attr2),
            multiplier: multiplier, constant: c)
    }

    convenience init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        relate(first, relation, second, multiplier: multiplier, constant: constant)
    }

    /// The constraint was made of an interface file, and all of that is connected. Does nothing unless overridden.
    open func awakeFromNib() {}

    /// Takes over what the constraint says.
    final func relate(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand, multiplier: CGFloat, constant: CGFloat
    ) {
        (self.first, self.second, self.relation) = (first, second, relation)
        isDirectional = [first, second].contains { $0.hasAttribute { $0.kind == .directionalX } }
        isAboutBaselines = [first, second].contains {
            $0.hasAttribute { $0 == .firstBaseline || $0 == .lastBaseline }
        }
        self.multiplier = fitMultiplier(multiplier)
        offset = fitConstant(constant)
    }

    // MARK: Properties

    /// The item of the left side: a view, a layout guide, or nil when it is no more.
    public var firstItem: AnyObject? { first.item }
    /// The attribute of the left side.
    public var firstAttribute: Attribute { first.attribute }
    /// The item of the right side; nil when there is none.
    public var secondItem: AnyObject? { second.item }
    /// The attribute of the right side.
    public var secondAttribute: Attribute { second.attribute }
    /// The relation of the sides.
    public private(set) var relation = Relation.equal
    /// The factor of the attribute on the right side.
    public private(set) var multiplier: CGFloat = 1

    /// The anchor of the left side; nil when the item is no more.
    public var firstAnchor: NSLayoutAnchor<AnyObject>? { first.item == nil ? nil : NSLayoutAnchor(first) }
    /// The anchor of the right side; nil when there is none.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? { second.item == nil ? nil : NSLayoutAnchor(second) }

    /// Points added to the right side. Changing it is cheap, active or not.
    open var constant: CGFloat {
        get { offset }
        set {
            MainThread.require("constant", of: type(of: self))
            let fit = fitConstant(newValue)
            guard fit != offset else { return }
            offset = fit
            asking(by: "constant") { $0.constantDidChange(of: self) }
        }
    }

    /// The priority of the constraint. Required by default.
    open var priority: UILayoutPriority {
        get { importance }
        set {
            guard newValue != importance else { return }
            importance = newValue
            asking(by: "priority") { $0.priorityDidChange(of: self) }
        }
    }

    /// A name for messages. Nil by default.
    open var identifier: String?

    // MARK: Acting

    /// Whether the constraint acts. One that cannot, because its items are in no common view or its attributes do not
    /// go together, stays inactive with one line on standard error.
    open var isActive: Bool {
        get { isOn && holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates all of them.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates all of them.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        MainThread.require("isActive", of: type(of: self))
        guard !isActive else { return }
        guard let holder = nearestHolder() else {
            Log.line("the constraint \(self) stays inactive: its items are in no common view")
            return
        }
        activate(in: holder)
    }

    /// Activates the constraint as one of `view`, which is around its items.
    func activate(in view: UIView) {
        if let fault {
            Log.line("the constraint \(self) stays inactive: \(fault)")
            return
        }
        if isActive { deactivate() }
        (isOn, holder) = (true, view)
        view.autoLayout.constraints.append(self)
        forEachOwner { $0.autoLayout.mentions.append(self) }
        let engine = view.ensureLayoutEngine()
        asking(by: "isActive") { _ in engine.add(self) }
    }

    /// Runs `body` with the engine of the constraint; layout that it asks for counts as asked for by `call`.
    private func asking(by call: StaticString, _ body: (LayoutEngine) -> Void) {
        guard let holder, let engine = holder.layoutEngine else { return }
        LayoutAsking.by(call, of: holder.layer, as: NSLayoutConstraint.self) { body(engine) }
    }

    private func deactivate() {
        guard isOn else { return }
        isOn = false
        asking(by: "isActive") { $0.remove(self) }
        holder?.autoLayout.constraints.removeFirst(self)
        forEachOwner { $0.autoLayout.mentions.removeFirst(self) }
        holder = nil
    }

    /// Calls `body` with the views that the items are, or whose guides they are, once for each.
    private func forEachOwner(_ body: (UIView) -> Void) {
        var known: (UIView?, UIView?, UIView?)
        func tell(_ item: AnyObject?) {
            guard let item, let owner = layoutOwner(of: item) else { return }
            if owner === known.0 || owner === known.1 || owner === known.2 { return }
            known = (owner, known.0, known.1)
            body(owner)
        }
        if first.isDistance { tell(first.originItem) }
        if second.isDistance { tell(second.originItem) }
        tell(first.item)
        tell(second.item)
    }

    /// The nearest view around all items; nil without one.
    func nearestHolder() -> UIView? {
        var holder: UIView?
        return first.widen(&holder) && second.widen(&holder) ? holder : nil
    }

    /// Whether `view` is around all items.
    func canBelong(to view: UIView) -> Bool {
        nearestHolder()?.isDescendant(of: view) ?? false
    }

    /// The reason why the constraint cannot act; nil when it can.
    private var fault: String? {
        guard first.item != nil, first.kind != .none else { return "it has no first item" }
        if first.isDistance && first.originItem == nil || second.isDistance && second.originItem == nil {
            return "an item is no more"
        }
        guard second.item != nil, second.kind != .none else {
            if second.hadItem { return "its second item is no more, or it has no attribute of it" }
            return first.kind == .size ? nil : "a place needs a second item"
        }
        if !first.kind.canCompare(with: second.kind) {
            return "\(first.attribute.name) and \(second.attribute.name) do not go together"
        }
        return multiplier == 0 && first.kind != .size ? "a place times 0 is none" : nil
    }

    // MARK: Description and identity

    /// The constraint in one line, such as `<NSLayoutConstraint 'gap' UILabel:0x….leading == UIView:0x….trailing + 8>`.
    nonisolated open var description: String { MainActor.assumeIsolated { summary } }

    private var summary: String {
        var right = ""
        if second.hadItem {
            right = multiplier == 1 ? second.description : "\(multiplier) * \(second.description)"
            if constant != 0 { right += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            right = "\(constant)"
        }
        let name = identifier.map { "'\($0)' " } ?? ""
        let weight = priority == .required ? "" : " @\(priority.rawValue)"
        return "<\(type(of: self)) \(name)\(first.description) \(relation.sign) \(right)\(weight)>"
    }

    /// Whether both are the same constraint.
    nonisolated public static func == (a: NSLayoutConstraint, b: NSLayoutConstraint) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension [NSLayoutConstraint] {
    /// Removes the first entry that is `constraint`.
    mutating func removeFirst(_ constraint: NSLayoutConstraint) {
        if let index = lastIndex(where: { $0 === constraint }) { remove(at: index) }
    }
}

/// The view or guide in `value`; nil, with one line on standard error, for anything else.
@MainActor
private func layoutItem(_ value: Any) -> AnyObject? {
    switch value {
    case let view as UIView: return view
    case let guide as UILayoutGuide: return guide
    default:
        Log.once("constraint.item.\(type(of: value))", "\(type(of: value)) is neither a view nor a layout guide")
        return nil
    }
}

/// The view that `item` is, or whose guide it is.
@MainActor
func layoutOwner(of item: AnyObject) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

private func fitConstant(_ value: CGFloat) -> CGFloat {
    if value.magnitude <= largestLayoutConstant { return value }
    Log.once("constraint.constant", "a constraint's constant of \(value) is brought to what can be laid out")
    guard value.isFinite else { return 0 }
    return value < 0 ? -largestLayoutConstant : largestLayoutConstant
}

private func fitMultiplier(_ value: CGFloat) -> CGFloat {
    if value == 0 || (value.magnitude <= largestMultiplier && value.magnitude >= 1 / largestMultiplier) { return value }
    Log.once("constraint.multiplier", "a constraint's multiplier of \(value) is brought to what can be laid out")
    guard value.isFinite else { return 1 }
    if value.magnitude < 1 { return 0 }
    return value < 0 ? -largestMultiplier : largestMultiplier
}
