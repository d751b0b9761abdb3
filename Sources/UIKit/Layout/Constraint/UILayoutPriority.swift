internal import OctantSolver

/// The priority of a constraint: 1 to 1000. Required ones hold in any case; of the others, a higher priority wins over
/// any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// 1...1000. What is less counts as 1, what is more as 1000, and NaN as 1000.
    public var rawValue: Float

    /// The priority of this number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The priority of this number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the constraint holds.
    public static let required = UILayoutPriority(1000)
    /// 750: that of a button's resistance to being cut off.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: that at which a user drags a view and its window grows with it.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: that at which a window wants to keep its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: that at which a user drags a view and its window stays as large as it is.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: that at which views keep to the size of their content.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: that at which `systemLayoutSizeFitting(_:)` keeps to the size it is asked for.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// `priority` raised by `amount`.
    public static func + (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + amount)
    }

    /// `priority` lowered by `amount`.
    public static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - amount)
    }

    /// The priority that decides where nothing else does: below all priorities that programs can give.
    static let tieBreaking = UILayoutPriority(0.5)

    /// The same to the solver.
    var strength: SolverStrength {
        if self == .tieBreaking { return .weighted(rawValue) }
        return rawValue < Self.required.rawValue ? .weighted(max(rawValue, 1)) : .required
    }
}
