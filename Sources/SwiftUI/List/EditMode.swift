internal import OctantLocalization

/// Whether what is in a list is edited.
public enum EditMode: Equatable, Sendable {
    /// It is shown.
    case inactive
    /// It is edited for a moment, such as while a row is swiped.
    case transient
    /// It is edited.
    case active

    /// Whether it is edited.
    public var isEditing: Bool { self != .inactive }
}

/// Whether lists around and inside a view are edited, and who says so.
struct EditScope {
    let mode: Binding<EditMode>
    /// Whether the page says so, not the program.
    let isOfPage: Bool
}

private enum EditScopeKey: EnvironmentKey { static var defaultValue: EditScope? { nil } }

extension EnvironmentValues {
    fileprivate var editScope: EditScope? {
        get { self[EditScopeKey.self] }
        set { self[EditScopeKey.self] = newValue }
    }

    /// Whether lists are edited: each page of a navigation has a mode of its own. Nil outside of pages, where the
    /// program sets none.
    public var editMode: Binding<EditMode>? {
        get { editScope?.mode }
        set { editScope = newValue.map { EditScope(mode: $0, isOfPage: false) } }
    }
}

/// Gives a page an edit mode of its own, unless the program set one around.
struct PageEditModifier: ViewModifier {
    @State private var mode = EditMode.inactive

    func body(content: Content) -> some View {
        let own = $mode
        content.transformEnvironment(\.editScope) { scope in
            if scope?.isOfPage != false { scope = EditScope(mode: own, isOfPage: true) }
        }
    }
}

/// A button that begins and ends the editing of lists.
public struct EditButton: View {
    @Environment(\.editMode) private var mode
    @Environment(\.locale) private var locale

    /// The button.
    public init() {}

    /// "Edit", or "Done" while lists are edited.
    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing == true
        let strings = LocalizedStrings(locale).bars
        Button {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(verbatim: isEditing ? strings.done : strings.edit).fontWeight(isEditing ? .semibold : nil)
        }
        .disabled(mode == nil)
    }
}
