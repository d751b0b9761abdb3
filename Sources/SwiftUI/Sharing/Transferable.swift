import Foundation
import OctantBase

/// A type whose values can be shared. Its representation says as what: texts, addresses and images are known, and other
/// types are shared as one of these by a `ProxyRepresentation`.
public protocol Transferable {
    /// What its values are shared as.
    associatedtype Representation: TransferRepresentation

    /// What its values are shared as; of several the first that has a value counts.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to share a value of a type.
public protocol TransferRepresentation<Item> {
    /// The type.
    associatedtype Item: Transferable
    /// What the representation is made of.
    associatedtype Body: TransferRepresentation

    /// What the representation is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// A representation without a body.
protocol PrimitiveRepresentation: TransferRepresentation where Body == Never {
    /// What `item` is shared as: a text, an address or an image; nil for nothing.
    func shared(_ item: Item) throws -> SharedValue?
}

extension PrimitiveRepresentation {
    /// There is none.
    var body: Never { return noBody(Self.self) }
}

/// What can be shared with the system.
enum SharedValue {
    case text(String)
    case url(URL)
    case image(Image)

    /// The object that the list of activities knows, in `surroundings`.
    @MainActor func item(in surroundings: EnvironmentValues) -> Any? {
        switch self {
        case .text(let text): text
        case .url(let url): url
        case .image(let image): image.source.content(in: surroundings)
        }
    }

    /// What `item` is shared as; nil, with one line of the log, where its representation fails.
    static func of<Item: Transferable>(_ item: Item) -> SharedValue? {
        do {
            return try of(item, as: Item.transferRepresentation)
        } catch {
            Log.once("share.\(Item.self)", "a \(Item.self) cannot be shared: \(error)")
            return nil
        }
    }

    /// What `item`, of the type that `representation` is for, is shared as.
    fileprivate static func of<R: TransferRepresentation>(_ item: Any, as representation: R) throws -> SharedValue? {
        guard let primitive = representation as? any PrimitiveRepresentation else {
            return try of(item, as: representation.body)
        }
        return try primitive.shared(any: item)
    }
}

extension PrimitiveRepresentation {
    fileprivate func shared(any item: Any) throws -> SharedValue? {
        try (item as? Item).flatMap { try shared($0) }
    }
}

extension Never: Transferable, TransferRepresentation {
    /// There is no value to be shared.
    public typealias Item = Never
    /// None.
    public static var transferRepresentation: Never { noBody(Self.self) }
}

/// Makes one representation of those in a block.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// The representation itself.
    public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
    /// The first representation.
    public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first content: Content) -> Content {
        content
    }
    /// The representations so far, and one more.
    public static func buildPartialBlock<First: TransferRepresentation<Item>, Next: TransferRepresentation<Item>>(
        accumulated: First, next: Next
    ) -> TupleTransferRepresentation<Item, (First, Next)> {
        TupleTransferRepresentation(
            value: (accumulated, next),
            shares: [{ try SharedValue.of($0, as: accumulated) }, { try SharedValue.of($0, as: next) }])
    }
}

/// Several representations, of which the first that has a value counts.
public struct TupleTransferRepresentation<Item: Transferable, Value>: PrimitiveRepresentation {
    /// None.
    public typealias Body = Never
    /// The representations.
    public let value: Value
    /// There is none.
    public var body: Never { return noBody(Self.self) }
    fileprivate let shares: [(Item) throws -> SharedValue?]

    func shared(_ item: Item) throws -> SharedValue? {
        for share in shares { if let value = try share(item) { return value } }
        return nil
    }
}

/// Shares a value as a value of another type.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: PrimitiveRepresentation {
    /// None.
    public typealias Body = Never
    /// There is none.
    public var body: Never { return noBody(Self.self) }
    private let exporting: @Sendable (Item) throws -> Proxy

    /// Shares what `exporting` makes of a value. Called on the main thread when something is about to be shared.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { self.exporting = exporting }

    func shared(_ item: Item) throws -> SharedValue? { SharedValue.of(try exporting(item)) }
}

/// Shares a value as what the system knows.
struct SystemRepresentation<Item: Transferable>: PrimitiveRepresentation {
    typealias Body = Never
    let value: @Sendable (Item) -> SharedValue

    func shared(_ item: Item) throws -> SharedValue? { value(item) }
}

extension String: Transferable {
    /// As text.
    public static var transferRepresentation: some TransferRepresentation {
        SystemRepresentation<String> { .text($0) }
    }
}

extension AttributedString: Transferable {
    /// As text, without its attributes.
    public static var transferRepresentation: some TransferRepresentation {
        SystemRepresentation<AttributedString> { .text(String($0.characters)) }
    }
}

extension URL: Transferable {
    /// As an address.
    public static var transferRepresentation: some TransferRepresentation {
        SystemRepresentation<URL> { .url($0) }
    }
}

extension Image: Transferable {
    /// As an image, of as many pixels as it has.
    public static var transferRepresentation: some TransferRepresentation {
        SystemRepresentation<Image> { .image($0) }
    }
}
