public import Foundation

extension Publishers {
    /// Each value encoded.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// The type of the values.
        public typealias Output = Coder.Output
        /// The type of the failures.
        public typealias Failure = any Error

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The code of a value.
        let encode: (Upstream.Output) throws -> Coder.Output

        /// The operator on these.
        init(upstream: Upstream, encode: @escaping (Upstream.Output) throws -> Coder.Output) {
            self.upstream = upstream
            self.encode = encode
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(subscriber, trying: { .send(try encode($0)) }))
        }
    }
}

extension Publishers {
    /// Each value decoded.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// The type of the failures.
        public typealias Failure = any Error

        /// The publisher whose values these are.
        public let upstream: Upstream
        /// The value of a code.
        let decode: (Coder.Input) throws -> Output

        /// The operator on these.
        init(upstream: Upstream, decode: @escaping (Coder.Input) throws -> Output) {
            self.upstream = upstream
            self.decode = decode
        }

        /// Attaches `subscriber`.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(subscriber, trying: { .send(try decode($0)) }))
        }
    }
}

/// An encoder of whole values.
public protocol TopLevelEncoder {
    /// The type of the code.
    associatedtype Output

    /// Returns the code of `value`.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A decoder of whole values.
public protocol TopLevelDecoder {
    /// The type of the code.
    associatedtype Input

    /// Returns the value that `from` is the code of.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
    /// Each value encoded by `encoder`.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable { Publishers.Encode(upstream: self) { try encoder.encode($0) } }

    /// Each value decoded by `decoder`.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self) { try decoder.decode(type, from: $0) }
    }
}
