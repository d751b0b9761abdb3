/// Makes one colour of another.
public struct UIConfigurationColorTransformer: Sendable {
    /// The closure that makes the colour.
    public let transform: @Sendable (UIColor) -> UIColor
    /// The same in copies, and in nothing else.
    let id = TransformerID()

    /// A transformer that calls `transform`.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    /// The colour made of `input`.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// The identity of a transformer.
final class TransformerID: Sendable, Equatable {
    static func == (a: TransformerID, b: TransformerID) -> Bool { a === b }
}
