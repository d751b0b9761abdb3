import Foundation
import XCTest

public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    public init(
        toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
        diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

public struct Snapshotting<Value, Format> {
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    public var snapshot: (Value) -> Format

    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.snapshot = snapshot
    }

    public func pullback<New>(_ transform: @escaping (New) -> Value) -> Snapshotting<New, Format> {
        Snapshotting<New, Format>(pathExtension: pathExtension, diffing: diffing) { self.snapshot(transform($0)) }
    }
}

public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}

extension Snapshotting where Value == String, Format == String {
    public static let lines = Snapshotting(
        pathExtension: "txt",
        diffing: Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            old == new ? nil : ("\(new) is not \(old)", [])
        })
}
