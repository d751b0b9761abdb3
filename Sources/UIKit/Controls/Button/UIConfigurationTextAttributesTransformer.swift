import Foundation

/// Makes one set of text attributes of another.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The closure that makes the attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer
    /// The same in copies, and in nothing else.
    let id = TransformerID()

    /// A transformer that calls `transform`.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The attributes made of `incoming`.
    public func callAsFunction(_ incoming: AttributeContainer) -> AttributeContainer { transform(incoming) }
}
