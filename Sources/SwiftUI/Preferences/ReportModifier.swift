extension View {
    /// Calls `report` with the preference `key` of the views inside, once bodies have run, and with their environment:
    /// at first, and whenever it may have changed. For what UIKit shows around the views: it lays out by itself, and so
    /// not in the middle of an update of views.
    nonisolated func reporting<K: PreferenceKey>(
        _ key: K.Type, to report: @escaping (K.Value, EnvironmentValues) -> Void
    ) -> some View {
        modifier(ReportModifier<K>(report: report))
    }
}

/// Reports a preference to what is around the views.
private nonisolated struct ReportModifier<Key: PreferenceKey>: ViewModifier {
    typealias Body = Never

    let report: (Key.Value, EnvironmentValues) -> Void

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, ReportModifier<Key>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, ReportModifier<Key>>> {
        ReportNode(view, context)
    }
}

private final class ReportNode<Modified: View, Key: PreferenceKey>: ModifiedNode<Modified, ReportModifier<Key>> {
    private var reader: TypedPreferenceReader<Key>?

    override init(_ view: ModifiedContent<Modified, ReportModifier<Key>>, _ context: _NodeContext) {
        super.init(view, context)
        reader = TypedPreferenceReader(self) { [weak self] in self?.report($0) }
    }

    private func report(_ value: Key.Value) {
        let (report, values) = (modifier.report, environment.values)
        graph.afterBodies { report(value, values) }
    }
}
