import CoreGraphics
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
    /// Windows that show the same views.
    struct Entry {
        let title: String?
        /// The name by which they are opened; nil for none.
        let id: String?
        /// The type of their values; nil for none.
        let values: ObjectIdentifier?
        /// Their size when they open, in points; nil for the usual one.
        var size: CGSize?
        /// Makes the views of one.
        var content: @MainActor (WindowValue) -> AnyView

        init(
            title: String?, id: String? = nil, values: ObjectIdentifier? = nil,
            content: @escaping @MainActor (WindowValue) -> AnyView
        ) { (self.title, self.id, self.values, self.content) = (title, id, values, content) }

        /// Whether windows open when they are asked for.
        var isOpenedByName: Bool { id != nil || values != nil }

        /// Whether windows of the name `name` are among these.
        func answers(to name: WindowName) -> Bool {
            (name.id == nil || name.id == id) && (name.value == nil || name.value?.1 == values)
        }
    }

    /// A value whose changes matter.
    struct Watch {
        let value: any Equatable
        /// Whether the first value counts as a change.
        let isInitial: Bool
        /// Called with the former value.
        let action: @MainActor (any Equatable) -> Void
    }

    private(set) var entries: [Entry] = []
    private(set) var watches: [Watch] = []

    func add(_ entry: Entry) { entries.append(entry) }
    func change(_ index: Int, _ body: (inout Entry) -> Void) { body(&entries[index]) }
    func watch(_ watch: Watch) { watches.append(watch) }
}
