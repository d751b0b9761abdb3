import OctantBase

/// A window of a program's scenes, by its group or its value.
struct WindowName {
    /// The name of the group; nil for any.
    var id: String?
    /// The value, and its type; nil for none.
    var value: (AnyHashable, ObjectIdentifier)?
}

/// Opens and closes windows of a program made of scenes. Main actor only.
@MainActor protocol WindowOpener: AnyObject {
    /// Opens a window, or brings the one that shows the value to the front.
    func openWindow(_ name: WindowName)
    /// Closes the windows that are meant.
    func closeWindows(_ name: WindowName)
    /// Closes the window of this number.
    func closeWindow(_ number: Int)
}

/// What opens windows of a program: `openWindow(id: "details")` opens one of the `WindowGroup` of that name.
@MainActor @preconcurrency public struct OpenWindowAction {
    /// Set once, and followed on the main thread only.
    nonisolated(unsafe) private let opener: Weak<AnyObject>?

    nonisolated fileprivate init(opener: Weak<AnyObject>?) { self.opener = opener }

    private func open(_ name: WindowName) {
        guard let opener = opener?.object as? any WindowOpener else {
            return Log.once("openWindow", "openWindow opens windows of a program's scenes: this view is in none")
        }
        opener.openWindow(name)
    }

    /// Opens a window of the group `id`.
    public func callAsFunction(id: String) { open(WindowName(id: id)) }

    /// Opens a window of the group for values of this type that shows `value`, or brings the one that does to the
    /// front.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        open(WindowName(value: (AnyHashable(value), ObjectIdentifier(D.self))))
    }

    /// Opens a window of the group `id` that shows `value`, or brings the one that does to the front.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(WindowName(id: id, value: (AnyHashable(value), ObjectIdentifier(D.self))))
    }
}

/// What closes windows of a program: `dismissWindow(id: "details")` closes those of the `WindowGroup` of that name.
@MainActor @preconcurrency public struct DismissWindowAction {
    /// Set once, and followed on the main thread only.
    nonisolated(unsafe) private let opener: Weak<AnyObject>?
    private let number: Int

    nonisolated fileprivate init(opener: Weak<AnyObject>?, number: Int) {
        (self.opener, self.number) = (opener, number)
    }

    private var windows: (any WindowOpener)? { opener?.object as? any WindowOpener }

    /// Closes the window that the view is in.
    public func callAsFunction() { windows?.closeWindow(number) }

    /// Closes the windows of the group `id`.
    public func callAsFunction(id: String) { windows?.closeWindows(WindowName(id: id)) }

    /// Closes the window that shows `value`.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        windows?.closeWindows(WindowName(value: (AnyHashable(value), ObjectIdentifier(D.self))))
    }

    /// Closes the window of the group `id` that shows `value`.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        windows?.closeWindows(WindowName(id: id, value: (AnyHashable(value), ObjectIdentifier(D.self))))
    }
}

private enum WindowOpenerKey: EnvironmentKey { static var defaultValue: Weak<AnyObject>? { nil } }

extension EnvironmentValues {
    /// What opens windows of the program that the view is in; nil outside of scenes.
    var windowOpener: Weak<AnyObject>? {
        get { self[WindowOpenerKey.self] }
        set { self[WindowOpenerKey.self] = newValue }
    }

    /// What opens windows of the program.
    public var openWindow: OpenWindowAction { OpenWindowAction(opener: windowOpener) }
    /// What closes windows of the program.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(opener: windowOpener, number: sceneNumber) }

    /// Whether a program can have several windows of a scene: where it is made of scenes.
    public var supportsMultipleWindows: Bool { windowOpener != nil }
}
