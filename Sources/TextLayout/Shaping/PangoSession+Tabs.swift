internal import CPango
internal import CoreGraphics
internal import OctantBase

/// The greatest number of places that tabs lead to. Ours.
private let mostTabs = 200

extension PangoSession {
    /// Sets where tabs in `text` lead to, as `options` say.
    func setTabs(_ options: ParagraphOptions, of text: AttributedText, on layout: OpaquePointer) {
        guard !options.tabs.isEmpty || options.tabInterval > 0, text.runs.contains(where: { $0.text.utf8.contains(9) })
        else { return }
        var tabs = options.tabs.filter { $0.location.isFinite && $0.location >= 0 }
        tabs.sort { $0.location < $1.location }
        tabs = Array(tabs.prefix(mostTabs))
        if options.tabInterval > 0, options.tabInterval.isFinite {
            // Pango goes on with the distance of the last two.
            let last = tabs.last?.location ?? 0
            let next = ((last / options.tabInterval).rounded(.down) + 1) * options.tabInterval
            for number in 0..<2 {
                tabs.append(TextTab(alignment: .left, location: next + CGFloat(number) * options.tabInterval))
            }
        }
        guard let array = pango_tab_array_new(Int32(tabs.count), 0) else { return }
        defer { pango_tab_array_free(array) }
        for (index, tab) in tabs.enumerated() {
            let alignment =
                switch tab.alignment {
                case .left: PANGO_TAB_LEFT
                case .right: PANGO_TAB_RIGHT
                case .center: PANGO_TAB_CENTER
                }
            pango_tab_array_set_tab(array, Int32(index), alignment, pangoUnits(min(tab.location, 1_000_000)))
        }
        pango_layout_set_tabs(layout, array)
    }
}
