import CoreGraphics
import OctantTesting
import SwiftUI
import UIKit

/// Fails the test that runs unless a view of SwiftUI looks as in its reference: see `assertSnapshot` of other subjects.
/// Its size is the one that it likes best, within 390 by 844 points, unless `size` is another.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor @_alwaysEmitIntoClient
public func assertSnapshot<Content: View>(
    of view: @autoclosure () throws -> Content, at times: [Double] = [0], scale: CGFloat = 2,
    traits: UITraitCollection = UITraitCollection(), size: CGSize? = nil, tolerance: Double = 0,
    named name: String? = nil, record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try SnapshotHosting(view()), at: times, scale: scale, traits: traits, size: size, tolerance: tolerance,
        named: name, record: record, fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}

/// Fails the test that runs unless what a text says of a view of SwiftUI is what it says in its reference: see
/// `assertSnapshot(of:as:)` of other subjects.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor @_alwaysEmitIntoClient
public func assertSnapshot<Content: View>(
    of view: @autoclosure () throws -> Content, as description: SnapshotDescription, at time: Double = 0,
    traits: UITraitCollection = UITraitCollection(), size: CGSize? = nil, named name: String? = nil,
    record: SnapshotRecording? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try SnapshotHosting(view()), as: description, at: time, traits: traits, size: size, named: name,
        record: record, fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}

/// Fails the test that runs unless a view of SwiftUI looks as in its references on each device of a matrix: see
/// `assertSnapshot(of:on:)` of other subjects. It fills the device's screen.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor @_alwaysEmitIntoClient
public func assertSnapshot<Content: View>(
    of view: @autoclosure () throws -> Content, on matrix: SnapshotMatrix, at times: [Double] = [0],
    scale: CGFloat? = nil, tolerance: Double = 0, named name: String? = nil, record: SnapshotRecording? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try SnapshotHosting(view()), on: matrix, at: times, scale: scale, tolerance: tolerance, named: name,
        record: record, fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}
