import CoreGraphics

/// A scene, and what is said of it.
private struct ModifiedScene<Content: Scene>: Scene {
    typealias Body = Never

    let content: Content
    /// Changes the list, to which the scene added these entries.
    let change: @MainActor (_SceneList, Range<Int>) -> Void

    static func _addWindows(of scene: ModifiedScene<Content>, to list: _SceneList) {
        let start = list.entries.count
        Content._addWindows(of: scene.content, to: list)
        scene.change(list, start..<list.entries.count)
    }
}

extension Scene {
    private func modified(_ change: @escaping @MainActor (inout _SceneList.Entry) -> Void) -> some Scene {
        ModifiedScene(content: self) { list, range in
            for index in range { list.change(index, change) }
        }
    }

    /// Calls `action` with the former and the new value when `value` changes, and with the first one twice at first if
    /// `initial` is true.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(content: self) { list, _ in
            list.watch(
                _SceneList.Watch(value: value, isInitial: initial) { action($0 as? V ?? value, value) })
        }
    }

    /// Calls `action` when `value` changes, and at first if `initial` is true.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { onChange(of: value, initial: initial) { _, _ in action() } }

    /// Calls `action` with the new value when `value` changes.
    @available(iOS, deprecated: 17, message: "Use onChange(of:initial:_:) with two or no parameters instead.")
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene { onChange(of: value, initial: false) { action($1) } }

    /// The scene's windows, in which the environment has `value` at `keyPath`.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        modified { entry in
            let content = entry.content
            entry.content = { AnyView(content($0).environment(keyPath, value)) }
        }
    }

    /// The scene's windows, in which the environment has `object`.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        modified { entry in
            let content = entry.content
            entry.content = { AnyView(content($0).environment(object)) }
        }
    }

    /// The scene's windows, `size` points large when they open.
    public func defaultSize(_ size: CGSize) -> some Scene { modified { $0.size = size } }

    /// The scene's windows, `width` by `height` points large when they open.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }
}
