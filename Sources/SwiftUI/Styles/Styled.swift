/// A style of a program's own within a view: its `@Environment`, `@State` and other properties work as the view's own
/// do.
nonisolated struct Styled<Style>: DynamicProperty, ComparableInput {
    /// The style.
    var style: Style

    @MainActor static func _bind(_ property: inout Styled<Style>, _ binder: _PropertyBinder) {
        binder.binder.bind(&property.style, DynamicFields.of(Style.self))
    }

    @MainActor static func isSame(_ one: Styled<Style>, _ other: Styled<Style>) -> Bool {
        InputComparison.isSame(one.style, other.style)
    }
}

/// A style, of whatever type, that makes views of configurations: what the environment holds. Never changes.
nonisolated struct StyleBox<Configuration>: ComparableInput {
    private let storage: StyleStorage<Configuration>

    /// The style `style`, which makes views by `make`, set where `outside` was in force; nil for the first one.
    init<Style, Body: View>(
        _ style: Style, outside: StyleBox?, _ make: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        storage = TypedStyle(style, outside, make)
    }

    /// The view that the style makes of `configuration`.
    @MainActor func body(_ configuration: Configuration) -> AnyView { storage.body(configuration) }

    /// The style in force in what this one makes: the one before, so that a style can build upon others.
    var inside: StyleBox { storage.outside ?? self }

    @MainActor static func isSame(_ one: StyleBox, _ other: StyleBox) -> Bool {
        one.storage === other.storage || one.storage.isSame(as: other.storage)
    }
}

/// A style of some type.
private class StyleStorage<Configuration> {
    let outside: StyleBox<Configuration>?

    init(_ outside: StyleBox<Configuration>?) { self.outside = outside }

    @MainActor func body(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
    @MainActor func isSame(as other: StyleStorage<Configuration>) -> Bool { false }
}

private final class TypedStyle<Style, Configuration, Body: View>: StyleStorage<Configuration> {
    private let style: Style
    private let make: @MainActor (Style, Configuration) -> Body

    init(
        _ style: Style, _ outside: StyleBox<Configuration>?,
        _ make: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        (self.style, self.make) = (style, make)
        super.init(outside)
    }

    override func body(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(styled: Styled(style: style), configuration: configuration, make: make))
    }

    override func isSame(as other: StyleStorage<Configuration>) -> Bool {
        guard let other = other as? TypedStyle<Style, Configuration, Body> else { return false }
        return InputComparison.isSame(style, other.style) && InputComparison.isSame(outside, other.outside)
    }
}

/// The view that a style makes of a configuration.
private struct StyleBody<Style, Configuration, Content: View>: View {
    let styled: Styled<Style>
    let configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Content

    var body: some View { make(styled.style, configuration) }
}
