import Testing
import XCTest

extension SnapshotCall {
    /// The call in this line of the test that runs.
    @_alwaysEmitIntoClient
    public static func current(
        fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt
    ) -> SnapshotCall {
        let test = Test.current
        return SnapshotCall(
            fileID: fileID, filePath: filePath, function: function, line: line, column: column,
            test: test.map { "\($0.id)" }, hasArguments: test?.isParameterized ?? false)
    }

    /// Records `failure` as one of the test that runs, at this place: an issue of Swift Testing with its attachments,
    /// or a failure of XCTest, which has no attachments on Linux.
    ///
    /// It is compiled into the tests that call it: a library that holds this one needs neither of the two.
    @_alwaysEmitIntoClient
    public func report(_ failure: SnapshotFailure) {
        guard Test.current != nil else {
            XCTFail(failure.message, file: filePath, line: line)
            return
        }
        let place = SourceLocation(
            fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        for attachment in failure.attachments {
            Testing.Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: place)
        }
        Issue.record(Comment(rawValue: failure.message), sourceLocation: place)
    }
}
