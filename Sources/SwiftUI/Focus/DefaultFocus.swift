/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
    private let isForAll: Bool

    /// Where the system moves the focus by itself: as a view comes on screen.
    public static let automatic = DefaultFocusEvaluationPriority(isForAll: false)
    /// Also where the user moves the focus into a view: as `automatic`, since the Tab key goes through views in order.
    public static let userInitiated = DefaultFocusEvaluationPriority(isForAll: true)
}

extension View {
    /// Gives the keyboard to the field in this view that has `value` for `binding`, as the view comes on screen and
    /// none of the fields has it.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear {
            if binding.wrappedValue == binding.cell.nothing { binding.wrappedValue = value }
        }
    }
}
