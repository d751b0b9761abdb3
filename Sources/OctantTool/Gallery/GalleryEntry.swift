/// One thing the gallery shows: an indicator in one style and design.
struct GalleryEntry: Sendable {
    let indicator: any Indicator.Type
    /// nil where the indicator has no such parameter.
    let style: String?
    let design: String?

    /// Every indicator of the catalogue in each of its main styles and designs.
    static let all: [GalleryEntry] = Indicators.all.flatMap { indicator -> [GalleryEntry] in
        let designs = indicator.parameters.first { $0.name == "design" }?.choices ?? []
        let styles = (indicator.parameters.first { $0.name == "style" }?.choices ?? []).filter {
            olderStyles[indicator.name]?.contains($0) != true
        }
        guard !styles.isEmpty else { return [GalleryEntry(indicator: indicator, style: nil, design: nil)] }
        return (designs.isEmpty ? [nil] : designs.map(Optional.some)).flatMap { design in
            styles.map { GalleryEntry(indicator: indicator, style: $0, design: design) }
        }
    }

    /// The entries that the window shows: of an indicator without designs the first style, as the inspector shows the
    /// others.
    static let window: [GalleryEntry] = all.filter { entry in
        entry.design != nil || entry.style == all.first { $0.indicator == entry.indicator }?.style
    }

    /// Styles of indicators that differ from others in their colour only.
    private static let olderStyles = [ActivityIndicatorExhibit.name: ["white", "gray", "white-large"]]

    /// A name for files and headings.
    var name: String { ([indicator.name] + [style, design].compactMap(\.self)).joined(separator: "-") }

    /// The command line's arguments for the same image.
    var arguments: String {
        var parts = [indicator.name]
        if let style { parts.append("--style \(style)") }
        if let design { parts.append("--design \(design)") }
        return parts.joined(separator: " ")
    }

    func options(isDark: Bool, isRightToLeft: Bool = false) -> IndicatorOptions {
        var options = IndicatorOptions(for: indicator)
        if let style { options.style = style }
        if let design { options.design = design }
        options.isDark = isDark
        options.isRightToLeft = isRightToLeft
        return options
    }
}
