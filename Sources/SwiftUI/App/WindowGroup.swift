/// Windows with the same views in each. The first group of a program has one from the beginning, and so have others
/// that `openWindow` cannot name; windows of the rest open when they are asked for.
public struct WindowGroup<Content: View>: Scene {
    /// Without a body.
    public typealias Body = Never

    private let title: String?
    private let id: String?
    private let values: ObjectIdentifier?
    private let content: @MainActor (WindowValue) -> Content

    private init(
        _ title: String?, _ id: String?, _ values: ObjectIdentifier? = nil,
        _ content: @escaping @MainActor (WindowValue) -> Content
    ) { (self.title, self.id, self.values, self.content) = (title, id, values, content) }

    /// Windows that show the views of `content`; their title is the program's name.
    public init(@ViewBuilder content: () -> Content) {
        let content = content()
        self.init(nil, nil) { _ in content }
    }

    /// Windows that show the views of `content`, which `openWindow(id:)` opens.
    public init(id: String, @ViewBuilder content: () -> Content) {
        let content = content()
        self.init(nil, id) { _ in content }
    }

    /// Windows of this title that show the views of `content`.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        let content = content()
        self.init(String(title), nil) { _ in content }
    }

    /// Windows of this title that show the views of `content`, which `openWindow(id:)` opens.
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        let content = content()
        self.init(String(title), id) { _ in content }
    }

    /// Windows that show what `content` makes of the value that `openWindow(value:)` was given: one window a value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, ObjectIdentifier(type)) { PresentedWindowContent($0, content) }
    }

    /// Windows that show what `content` makes of the value that `openWindow(id:value:)` was given: one window a value.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, ObjectIdentifier(type)) { PresentedWindowContent($0, content) }
    }

    /// Windows of this title that show what `content` makes of the value that `openWindow(value:)` was given: one
    /// window a value.
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(String(title), nil, ObjectIdentifier(type)) { PresentedWindowContent($0, content) }
    }

    /// Windows of this title that show what `content` makes of the value that `openWindow(id:value:)` was given: one
    /// window a value.
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(String(title), id, ObjectIdentifier(type)) { PresentedWindowContent($0, content) }
    }

    /// Windows that show what `content` makes of the value that `openWindow(value:)` was given, or of `defaultValue`.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, ObjectIdentifier(type)) {
            PresentedWindowContent($0, content, defaultValue: defaultValue)
        }
    }

    /// Windows that show what `content` makes of the value that `openWindow(id:value:)` was given, or of
    /// `defaultValue`.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, ObjectIdentifier(type)) {
            PresentedWindowContent($0, content, defaultValue: defaultValue)
        }
    }

    /// Adds the windows.
    public static func _addWindows(of scene: WindowGroup<Content>, to list: _SceneList) {
        let content = scene.content
        list.add(
            _SceneList.Entry(title: scene.title, id: scene.id, values: scene.values) { AnyView(content($0)) })
    }
}

/// What a window of a group shows of its value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    private let window: WindowValue
    private let content: (Binding<Data?>) -> Content
    @State private var value: Data?

    init(_ window: WindowValue, _ content: @escaping (Binding<Data?>) -> Content) {
        (self.window, self.content) = (window, content)
        _value = State(initialValue: window.value?.base as? Data)
    }

    init(_ window: WindowValue, _ content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data) {
        let usual = defaultValue()
        self.init(window) { content($0[dynamicMember: \.[or: usual]]) }
    }

    /// The views of the value.
    public var body: some View {
        content($value).onChange(of: value) { noteValue() }
    }

    private func noteValue() { window.value = value.map { AnyHashable($0) } }
}

extension Optional where Wrapped: Hashable {
    /// The value; `usual` where there is none.
    fileprivate subscript(or usual: Wrapped) -> Wrapped {
        get { self ?? usual }
        set { self = newValue }
    }
}

/// The value that a window shows; nil for none. Main actor only.
@MainActor final class WindowValue {
    var value: AnyHashable?

    init(_ value: AnyHashable?) { self.value = value }
}
