import Foundation
import XCTest

public func assertSnapshot<Value, Format>(
    of value: Value, as strategy: Snapshotting<Value, Format>, named name: String = "1", file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    let source = URL(fileURLWithPath: "\(file)")
    let path = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
        .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
        .appendingPathComponent("\(testName.prefix { $0 != "(" }).\(name).\(strategy.pathExtension ?? "txt")")
    let result = strategy.snapshot(value)
    guard let data = try? Data(contentsOf: path) else {
        try? FileManager.default.createDirectory(
            at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? strategy.diffing.toData(result).write(to: path)
        return XCTFail("recorded \(path.path)", file: file, line: line)
    }
    if let (message, _) = strategy.diffing.diff(strategy.diffing.fromData(data), result) {
        XCTFail(message, file: file, line: line)
    }
}
