/// A button that leads to another page.
public struct NavigationLink<Label: View, Destination: View>: View {
    /// What a link leads to.
    private enum Target {
        case view(Destination)
        case value(AnyHashable?)
    }

    private let target: Target
    private let label: Label
    /// Whether the page is shown, where the program keeps that.
    private let isActive: Binding<Bool>?
    @State private var isPushed = false
    @Environment(\.navigationContext) private var context
    @Environment(\.splitColumn) private var column

    private init(_ target: Target, _ isActive: Binding<Bool>? = nil, _ label: Label) {
        (self.target, self.isActive, self.label) = (target, isActive, label)
    }

    /// The button.
    public var body: some View {
        switch target {
        case .value(let value):
            Button {
                if let value { context?.append(value) }
            } label: {
                label
            }
            .disabled(value == nil || context == nil)
            .environment(\.isRowLink, true)
            .layoutValue(key: TagKey.self, value: column == nil ? nil : value.map { Tag($0) })
        case .view(let destination):
            let active = isActive ?? $isPushed
            Button {
                if let show = column?.show { show(AnyView(destination)) } else { active.wrappedValue = true }
            } label: {
                label
            }
            .disabled(context == nil)
            .environment(\.isRowLink, true)
            .modifier(
                PushedModifier(
                    id: active.wrappedValue ? AnyHashable(true) : nil, content: { AnyView(destination) },
                    ended: { active.wrappedValue = false }))
        }
    }
}

extension NavigationLink {
    /// A link with `label` to the page of `destination`.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination()), nil, label())
    }

    /// A link with `label` to the page of `destination`.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), nil, label())
    }

    /// A link with `label` to the page of `destination`, which is shown while `isActive` is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination()), isActive, label())
    }

    /// A link with `label` to the page of `destination`, which is shown while `isActive` is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), isActive, label())
    }

    /// A link with `label` to the page of `destination`, which is shown while `selection` is `tag`.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination()), Self.isSelected(tag, selection), label())
    }

    /// A link with `label` to the page of `destination`, which is shown while `selection` is `tag`.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination), Self.isSelected(tag, selection), label())
    }

    private static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        selection[dynamicMember: \.[isTag: tag]]
    }
}

extension NavigationLink where Label == Text {
    /// A link with the text of `titleKey` to the page of `destination`.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), nil, Text(titleKey))
    }

    /// A link with `title` to the page of `destination`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), nil, Text(title))
    }

    /// A link with the text of `titleKey` to the page of `destination`.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(.view(destination), nil, Text(titleKey))
    }

    /// A link with `title` to the page of `destination`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(.view(destination), nil, Text(title))
    }

    /// A link with the text of `titleKey` to the page of `destination`, which is shown while `isActive` is true.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(.view(destination), isActive, Text(titleKey))
    }

    /// A link with `title` to the page of `destination`, which is shown while `isActive` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(.view(destination), isActive, Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// A link with `label` that adds `value` to the path of the stack; inactive without one.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(erased(value)), nil, label())
    }

    /// A link with the text of `titleKey` that adds `value` to the path of the stack; inactive without one.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(.value(erased(value)), nil, Text(titleKey))
    }

    /// A link with `title` that adds `value` to the path of the stack; inactive without one.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(.value(erased(value)), nil, Text(title))
    }
}

/// The value with its type erased.
nonisolated private func erased<P: Hashable>(_ value: P?) -> AnyHashable? {
    guard let value else { return nil }
    return AnyHashable(value)
}

extension Optional where Wrapped: Hashable {
    /// Whether this is `tag`; set to false, it is nil.
    fileprivate nonisolated subscript(isTag tag: Wrapped) -> Bool {
        get { self == tag }
        set { if newValue { self = tag } else if self == tag { self = nil } }
    }
}
