extension View {
    /// Runs `action` while this view is on screen: from its appearance until it is done, or cancelled because the view
    /// disappeared.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs `action` while this view is on screen. When `id` changes, it is cancelled and begun anew.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

private nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
    typealias Body = Never

    let id: ID
    let priority: TaskPriority
    let action: @isolated(any) @Sendable () async -> Void

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, TaskModifier<ID>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, TaskModifier<ID>>> {
        TaskNode(view, context)
    }
}

private final class TaskNode<Modified: View, ID: Equatable>: LifecycleModifierNode<Modified, TaskModifier<ID>> {
    private var task: Task<Void, Never>?

    override func appeared() { startLater() }

    override func disappeared() {
        task?.cancel()
        task = nil
    }

    override func update(_ view: ModifiedContent<Modified, TaskModifier<ID>>) {
        let former = modifier.id
        super.update(view)
        guard modifier.id != former, task != nil else { return }
        task?.cancel()
        startLater()
    }

    private func startLater() {
        graph.afterLayout { [weak self] in
            guard let self, watcher.isPresent else { return }
            task?.cancel()
            let action = modifier.action
            task = Task(priority: modifier.priority) { await action() }
        }
    }
}
