import UIKit

/// A choice among the views of `content`, by their tags, or by the identifiers of a `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: PickerSelection
    private let label: Label
    private let content: Content
    @Environment(\.pickerKind) private var kind
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.listPlace) private var listPlace

    private init(_ selection: Binding<SelectionValue>, _ label: Label, _ content: Content) {
        (self.selection, self.label, self.content) = (PickerSelection(selection), label, content)
    }

    /// A picker of `selection` among the views of `content`, with the label `label`.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(selection, label(), content()) }

    /// A picker of `selection` among the views of `content`, with the label `label`.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, label, content())
    }

    /// The picker in its style, with its label where it is a row of a list; in a menu, a line for each choice.
    public var body: some View {
        if isInMenu {
            MarkedView(content: content, meaning: .choices(selection))
        } else if kind == .inline {
            InlineChoices(content: AnyView(content), selection: selection)
        } else if kind == .link {
            LinkedChoices(label: label, content: AnyView(content), selection: selection)
        } else {
            ControlRow(
                label: label, control: control, hidesLabel: kind != .menu || listPlace != .row || labelsAreHidden)
        }
    }

    @ViewBuilder private var control: some View {
        switch kind {
        case .menu: ChoiceView(kind: MenuChoice.self, content: AnyView(content), selection: selection)
        case .palette: PaletteChoices(content: AnyView(content), selection: selection)
        case .inline, .link: EmptyView()
        case .wheel: ChoiceView(kind: WheelChoice.self, content: AnyView(content), selection: selection)
        case .segmented: ChoiceView(kind: SegmentedChoice.self, content: AnyView(content), selection: selection)
        }
    }
}

extension Picker where Label == Text {
    /// A picker with the text of `titleKey`.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection, Text(titleKey), content()) }

    /// A picker with the label `title`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection, Text(title), content()) }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// A picker with the text of `titleKey`, behind the system's symbol `systemImage`.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection, SwiftUI.Label(titleKey, systemImage: systemImage), content()) }

    /// A picker with the label `title`, behind the system's symbol `systemImage`.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection, SwiftUI.Label(title, systemImage: systemImage), content()) }
}
