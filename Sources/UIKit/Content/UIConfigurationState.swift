/// A name of a program's own for something that a configuration depends on.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What the look of a view's contents depends on.
public protocol UIConfigurationState {
    /// A state in which nothing is so.
    @MainActor init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// A value of the program's own; nil for none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view that is no cell: a header of a table.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether nothing can be done with the view.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the keys go to the view.
    public var isFocused = false
    /// Whether the view stays at the edge while what it belongs to is scrolled.
    public var isPinned = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is so.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the program's own; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether nothing can be done with the cell.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the keys go to the cell.
    public var isFocused = false
    /// Whether the cell stays at the edge while what it belongs to is scrolled.
    public var isPinned = false
    /// Whether the list is edited.
    public var isEditing = false
    /// Whether the cell is swiped aside.
    public var isSwiped = false
    /// Whether the user moves the cell to another place.
    public var isReordering = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is so.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the program's own; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
