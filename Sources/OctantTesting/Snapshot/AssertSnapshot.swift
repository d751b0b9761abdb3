import CoreGraphics
import UIKit

/// Fails the test that runs, of Swift Testing or of XCTest, unless `subject` looks as in its reference.
///
/// The first run records the reference and fails; later runs compare. References are in
/// `__Snapshots__/FILE/TEST.NAME.png` beside the test's file. A failure writes reference, result and difference, names
/// their paths, and attaches them where Swift Testing runs.
/// - Parameters:
///   - subject: A view, a controller, a layer, an image or a screen.
///   - times: Seconds from the subject's appearance on, each later than the one before. Several make one picture, a
///     film strip.
///   - scale: Pixels a point, above 0 and at most 16.
///   - traits: What differs from a phone in light colours, left to right, with texts of the standard size.
///   - size: Points; the subject's own where it is nil. A controller has 390 by 844 if it prefers no other.
///   - tolerance: The most that any pixel may differ, by CIEDE2000: a difference of about 1 is just seen.
///   - name: A name; nil for "1", "2", … in the order of calls in the test.
///   - record: Which references are written; nil for what the environment says.
///   - fileID: Where the call is, which the compiler fills in as it does the four below.
///   - filePath: The file of the call.
///   - testName: The function that the call is in.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor @_alwaysEmitIntoClient
public func assertSnapshot<Subject: SnapshotSubject>(
    of subject: @autoclosure () throws -> Subject, at times: [Double] = [0], scale: CGFloat = 2,
    traits: UITraitCollection = UITraitCollection(), size: CGSize? = nil, tolerance: Double = 0,
    named name: String? = nil, record: SnapshotRecording? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let call = SnapshotCall.current(
        fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
    if let failure = verifySnapshot(
        of: { try subject() }, at: times, scale: scale, traits: traits, size: size, tolerance: tolerance, named: name,
        record: record, call: call)
    {
        call.report(failure)
    }
}

/// Fails the test that runs unless what a text says of `subject` is what it says in its reference,
/// `__Snapshots__/FILE/TEST.NAME.txt`. A failure tells which lines differ.
/// - Parameters:
///   - subject: A view, a controller, a layer, an image or a screen.
///   - description: What the text says.
///   - time: Seconds from the subject's appearance on.
///   - traits: What differs from a phone in light colours, left to right, with texts of the standard size.
///   - size: Points; the subject's own where it is nil. A controller has 390 by 844 if it prefers no other.
///   - name: A name; nil for "1", "2", … in the order of calls in the test.
///   - record: Which references are written; nil for what the environment says.
///   - fileID: Where the call is, which the compiler fills in as it does the four below.
///   - filePath: The file of the call.
///   - testName: The function that the call is in.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor @_alwaysEmitIntoClient
public func assertSnapshot<Subject: SnapshotSubject>(
    of subject: @autoclosure () throws -> Subject, as description: SnapshotDescription, at time: Double = 0,
    traits: UITraitCollection = UITraitCollection(), size: CGSize? = nil, named name: String? = nil,
    record: SnapshotRecording? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let call = SnapshotCall.current(
        fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
    if let failure = verifySnapshot(
        of: { try subject() }, as: description, at: time, traits: traits, size: size, named: name, record: record,
        call: call)
    {
        call.report(failure)
    }
}

/// Fails the test that runs unless `subject` looks as in its references on each device of a matrix, with each of its
/// settings: one picture each, `TEST.NAME.DEVICE-SETTINGS.png`.
///
/// `subject` is made anew for each. Controllers are as large as the device's screen, and have its safe area; views keep
/// their own size.
/// - Parameters:
///   - subject: A view, a controller, a layer, an image or a screen.
///   - matrix: Devices and settings.
///   - times: Seconds from the subject's appearance on, each later than the one before.
///   - scale: Pixels a point; each device's own where it is nil.
///   - tolerance: The most that any pixel may differ, by CIEDE2000.
///   - name: A name; nil for "1", "2", … in the order of calls in the test.
///   - record: Which references are written; nil for what the environment says.
///   - fileID: Where the call is, which the compiler fills in as it does the four below.
///   - filePath: The file of the call.
///   - testName: The function that the call is in.
///   - line: The line of the call.
///   - column: The column of the call.
@MainActor @_alwaysEmitIntoClient
public func assertSnapshot<Subject: SnapshotSubject>(
    of subject: @autoclosure () throws -> Subject, on matrix: SnapshotMatrix, at times: [Double] = [0],
    scale: CGFloat? = nil, tolerance: Double = 0, named name: String? = nil, record: SnapshotRecording? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let call = SnapshotCall.current(
        fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
    for failure in verifySnapshots(
        of: { try subject() }, on: matrix, at: times, scale: scale, tolerance: tolerance, named: name, record: record,
        call: call)
    {
        call.report(failure)
    }
}
