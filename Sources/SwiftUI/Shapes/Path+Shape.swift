extension Path: Shape {
    /// No data: between two paths nothing is animated. What is made of one, a trimmed line above all, animates.
    public typealias AnimatableData = EmptyAnimatableData

    /// The path itself, wherever it is shown.
    public func path(in rect: CGRect) -> Path { self }
}
