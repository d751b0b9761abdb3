/// The view that an animator was put on, for where its content puts it.
public nonisolated struct PlaceholderContentView<Value: View>: View {
    private let value: Value
    private let keepsAnimation: Bool

    /// `value`; with `keepsAnimation` animated as outside of what it is in.
    nonisolated init(_ value: Value, keepsAnimation: Bool = false) {
        (self.value, self.keepsAnimation) = (value, keepsAnimation)
    }

    /// The view itself.
    @MainActor public var body: some View {
        value.transaction { if keepsAnimation { $0.animation = $0[OuterAnimation.self] } }
    }
}
