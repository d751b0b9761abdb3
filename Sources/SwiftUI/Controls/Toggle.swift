/// A control that is on or off, shown by a toggle style.
public struct Toggle<Label: View>: View {
    @Binding private var isOn: Bool
    private var isMixed = false
    private let label: Label
    @Environment(\.toggleStyle) private var style

    /// A toggle of `isOn` with the label `label`.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _isOn = isOn
        self.label = label()
    }

    /// A toggle of what `isOn` leads to in each of `sources`, with the label `label`: on while all are on, and mixed
    /// while some are. It sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let count = bindings.count { $0.wrappedValue }
        self.init(
            isOn: Binding(
                get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
                set: { value in for binding in bindings { binding.wrappedValue = value } }), label: label)
        isMixed = count > 0 && count < bindings.count
    }

    /// The view that the style makes of it.
    public var body: some View {
        style.body(ToggleStyleConfiguration(label: .init(label), isOn: $isOn, isMixed: isMixed))
            .environment(\.toggleStyle, style.inside)
    }
}

extension Toggle where Label == Text {
    /// A toggle of `isOn` with the text of `titleKey`.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle of `isOn` with the title `title`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A toggle of what `isOn` leads to in each of `sources`, with the text of `titleKey`.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    /// A toggle of what `isOn` leads to in each of `sources`, with the title `title`.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// A toggle of `isOn` with the text of `titleKey`, behind the system's symbol `systemImage`.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle of `isOn` with the title `title`, behind the system's symbol `systemImage`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that `configuration` is of, for a style that changes only what is around it.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
        isMixed = configuration.isMixed
    }
}
