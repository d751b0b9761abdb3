/// The lines above and below a row of a list in a collection. A value.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether there is a line.
    public enum Visibility: Int, Sendable {
        /// As the list's look has it: below rows, of cards not below the last one.
        case automatic = 0
        /// There is one.
        case visible = 1
        /// There is none.
        case hidden = 2
    }

    /// The insets that mean those of the list's look: a line begins where the row's text does.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether there is a line above the row. `.automatic` by default.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is one below it. `.automatic` by default.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distance of the line above from the row's sides: leading and trailing count. `automaticInsets` by default.
    public var topSeparatorInsets = automaticInsets
    /// The distance of the line below. `automaticInsets` by default.
    public var bottomSeparatorInsets = automaticInsets
    /// The colour of the lines. `.separator` by default.
    public var color = UIColor.separator

    /// The lines of rows in lists of this look.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
