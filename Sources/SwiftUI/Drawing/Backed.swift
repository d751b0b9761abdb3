/// A view in front of another one, if there is one.
nonisolated struct Backed<Front: View, Background: View>: View {
    let front: Front
    let background: Background

    @MainActor var body: some View {
        if Background.self == EmptyView.self {
            front
        } else {
            front.modifier(OverlayModifier(secondary: background, alignment: .center, isBehind: true))
        }
    }
}
