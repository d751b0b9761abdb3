/// The usual width of an inspector's column, in points. Ours.
private let usualWidth: CGFloat = 270

extension View {
    /// This view with that of `content` in a column at its end while `isPresented`; in a sheet where the window is
    /// narrow.
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View { modifier(InspectorModifier(isPresented: isPresented, inspector: content())) }

    /// The width of the column of the inspector that this view is in, in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width)
    }

    /// The width of the column of the inspector that this view is in: `ideal` points within these limits.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(
            key: InspectorWidthKey.self,
            value: Swift.min(Swift.max(ideal, min ?? ideal), max ?? .greatestFiniteMagnitude))
    }
}

private enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = nextValue() ?? value }
}

/// Whether something is presented, where `condition` holds; its end ends `binding`.
private func presentation(_ binding: Binding<Bool>, where condition: Bool) -> Binding<Bool> {
    Binding(get: { condition && binding.wrappedValue }, set: { if !$0 { binding.wrappedValue = false } })
}

private struct InspectorModifier<V: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: V
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var width: CGFloat?

    private var isNarrow: Bool { sizeClass != .regular }

    func body(content: Content) -> some View {
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented, !isNarrow {
                HStack(spacing: 0) {
                    Divider().ignoresSafeArea()
                    inspector.frame(maxWidth: .infinity, maxHeight: .infinity)
                        .frame(width: width ?? usualWidth)
                        .background { Rectangle().fill(.background).ignoresSafeArea() }
                        .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
                }
                .transition(.move(edge: .trailing))
            }
        }
        .animation(.default, value: isPresented && !isNarrow)
        .sheet(isPresented: presentation($isPresented, where: isNarrow)) { inspector }
    }
}
