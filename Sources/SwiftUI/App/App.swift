import UIKit

/// A program, as a value: what it shows follows from its `body`. `@main struct MyApp: App` is a whole program.
@MainActor @preconcurrency
public protocol App {
    /// The type of `body`.
    associatedtype Body: Scene

    /// The scenes of the program.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// The program.
    @MainActor @preconcurrency init()
}

extension App {
    /// Runs the program; does not return.
    public static func main() { AppHost(Self()).run() }
}

/// A part of a program's interface with windows of its own.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of `body`.
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the scene's windows to those of the program. Not for programs: scenes with a body have it.
    @MainActor static func _addWindows(of scene: Self, to list: _SceneList)
}

extension Scene {
    /// Adds the windows of what the scene consists of.
    public static func _addWindows(of scene: Self, to list: _SceneList) {
        Body._addWindows(of: scene.body, to: list)
    }
}

extension Scene where Body == Never {
    /// A scene that is SwiftUI's own has no body, and it cannot be asked for.
    public var body: Never { noBody(Self.self) }
}

extension Never: Scene {
    /// Does nothing: there are none.
    public static func _addWindows(of scene: Never, to list: _SceneList) {}
}

/// Makes one scene of the scenes written in a closure.
@MainActor @preconcurrency @resultBuilder
public enum SceneBuilder {
    /// Returns the one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several scenes were written.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        SceneTuple((repeat each content))
    }
}

/// Several scenes.
private struct SceneTuple<each Content: Scene>: Scene {
    typealias Body = Never

    let scenes: (repeat each Content)

    init(_ scenes: (repeat each Content)) { self.scenes = scenes }

    static func _addWindows(of scene: SceneTuple<repeat each Content>, to list: _SceneList) {
        func add<S: Scene>(_ scene: S) { S._addWindows(of: scene, to: list) }
        repeat add(each scene.scenes)
    }
}

/// The windows that a program's scenes ask for, in their order. Of no use to programs.
@MainActor public final class _SceneList {
    /// A window that shows one view.
    struct Entry {
        let title: String?
        let content: AnyView
    }

    private(set) var entries: [Entry] = []

    func add(_ entry: Entry) { entries.append(entry) }
}

/// A window with the same views in each. On the desktop there is one, which is open from the beginning.
public struct WindowGroup<Content: View>: Scene {
    /// Without a body.
    public typealias Body = Never

    private let title: String?
    private let content: Content

    /// A window that shows the views of `content`; its title is the program's name.
    public init(@ViewBuilder content: () -> Content) { (title, self.content) = (nil, content()) }

    /// A window that shows the views of `content`; the name `id` is not used where there is one window a group.
    public init(id: String, @ViewBuilder content: () -> Content) { (title, self.content) = (nil, content()) }

    /// A window of this title that shows the views of `content`.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (self.title, self.content) = (String(title), content())
    }

    /// Adds the window.
    public static func _addWindows(of scene: WindowGroup<Content>, to list: _SceneList) {
        list.add(_SceneList.Entry(title: scene.title, content: AnyView(scene.content)))
    }
}
