extension UIBackgroundConfiguration {
    // MARK: Lists

    /// The background of a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }

    /// The background of a row of a group.
    public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }

    /// The background of a row.
    public static func listCell() -> UIBackgroundConfiguration { list(.systemBackground) }

    /// The background of the header or footer of a section of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }

    /// The background of the header or footer of a group.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
        var background = clear()
        background.backgroundColor = color
        background.listColor = color
        return background
    }

    /// The same, grey where the view is selected or a finger is on it and the program chose no colour.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let listColor else { return self }
        let (cell, view) = (state as? UICellConfigurationState, state as? UIViewConfigurationState)
        let isChosen =
            (cell?.isSelected ?? view?.isSelected ?? false) || (cell?.isHighlighted ?? view?.isHighlighted ?? false)
        var updated = self
        let isOwn = backgroundColor != listColor && backgroundColor != Self.chosenColor
        if !isOwn { updated.backgroundColor = isChosen ? Self.chosenColor : listColor }
        return updated
    }

    /// The ground of rows that are selected. Source: docs/sources/views.md, Tables.
    private static let chosenColor = UIColor.systemGray4

    /// The colour of the background in a view whose tint is `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }
}
