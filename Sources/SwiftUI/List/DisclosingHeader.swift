internal import OctantLocalization

/// The header of a section whose content is shown or not: in the list of a sidebar a button with an arrow.
struct DisclosingHeader<Header: View>: View {
    let header: Header
    @Binding var isExpanded: Bool
    @Environment(\.listLook) private var look
    @Environment(\.listPlace) private var place
    @Environment(\.locale) private var locale

    init(header: Header, isExpanded: Binding<Bool>) { (self.header, _isExpanded) = (header, isExpanded) }

    var body: some View {
        if place == .edge, look == .sidebar {
            let strings = LocalizedStrings(locale).search
            Button {
                withAnimation { isExpanded.toggle() }
            } label: {
                HStack {
                    header.usualForegroundStyle(Color.secondary)
                    Spacer()
                    DisclosureArrow(isExpanded: isExpanded)
                }
            }
            .accessibilityValue(Text(verbatim: isExpanded ? strings.expanded : strings.collapsed))
        } else {
            header
        }
    }
}
