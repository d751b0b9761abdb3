/// The state of a controller whose content is not there: what was searched for. A value.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the controller.
    public var traitCollection: UITraitCollection
    /// The text in the search field of the controller's search, while that is active; nil for none.
    public var searchText: String?
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is so.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of the program's own; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}
