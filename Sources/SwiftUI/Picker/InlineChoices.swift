/// The choices of a picker as views below each other: a tap chooses one, which has a checkmark.
struct InlineChoices: View {
    let content: AnyView
    let selection: PickerSelection
    /// Called when one was chosen.
    var chosen: () -> Void = {}

    var body: some View {
        Group(subviews: content) { views in
            ForEach(Array(views.enumerated()), id: \.element.id) { _, view in
                InlineChoice(view: view, selection: selection, chosen: chosen)
            }
        }
    }
}

private struct InlineChoice: View {
    let view: Subview
    let selection: PickerSelection
    let chosen: () -> Void

    var body: some View {
        let tag = view.tag
        let isSelected = tag.map { selection.isSelected($0) } ?? false
        Button {
            if let tag { selection.select(tag) }
            chosen()
        } label: {
            HStack {
                view
                Spacer(minLength: 0)
                if isSelected { Image(decorativeSymbol: "checkmark").foregroundStyle(.tint).fontWeight(.semibold) }
            }
            .contentShape(Rectangle())
        }
        .foregroundStyle(Color.primary)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

/// A row that leads to a page of the choices.
struct LinkedChoices<Label: View>: View {
    let label: Label
    let content: AnyView
    let selection: PickerSelection
    @State private var isOpen = false

    var body: some View {
        NavigationLink(isActive: $isOpen) {
            List { InlineChoices(content: content, selection: selection) { isOpen = false } }
        } label: {
            HStack {
                label
                Spacer(minLength: 0)
                Group(subviews: content) { views in
                    if let view = views.first(where: { $0.tag.map { selection.isSelected($0) } ?? false }) { view }
                }
                .foregroundStyle(Color.secondary)
            }
        }
    }
}

/// The choices beside each other, the chosen one on a ground.
struct PaletteChoices: View {
    /// Points of the ground around a choice, and its corners. Ours.
    private static var padding: CGFloat { 6 }
    private static var corner: CGFloat { 8 }

    let content: AnyView
    let selection: PickerSelection

    var body: some View {
        HStack(spacing: Self.padding) {
            Group(subviews: content) { views in
                ForEach(views) { view in
                    let tag = view.tag
                    let isSelected = tag.map { selection.isSelected($0) } ?? false
                    Button {
                        if let tag { selection.select(tag) }
                    } label: {
                        view.padding(Self.padding)
                            .background {
                                if isSelected {
                                    RoundedRectangle(cornerRadius: Self.corner).fill(Color(uiColor: .systemFill))
                                }
                            }
                    }
                    .accessibilityAddTraits(isSelected ? .isSelected : [])
                }
            }
        }
        .buttonStyle(.borderless)
    }
}
