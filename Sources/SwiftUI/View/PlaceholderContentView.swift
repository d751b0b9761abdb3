/// The view that an animator was put on, for where its content puts it.
public struct PlaceholderContentView<Value: View>: View {
    private let value: Value

    init(_ value: Value) { self.value = value }

    /// The view itself.
    public var body: some View { value }
}
