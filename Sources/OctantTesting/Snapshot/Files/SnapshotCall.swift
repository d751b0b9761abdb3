/// Where in a test a snapshot is asserted.
public struct SnapshotCall: Sendable {
    /// The file, as `#fileID` has it.
    public let fileID: StaticString
    /// The file's path.
    public let filePath: StaticString
    /// The test, as `#function` has it.
    public let function: String
    /// From 1.
    public let line: UInt, column: UInt
    /// The file beside which references are.
    package var testFile: String

    /// The call in this line of a test.
    public init(fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt) {
        (self.fileID, self.filePath, self.function) = (fileID, filePath, function)
        (self.line, self.column) = (line, column)
        testFile = "\(filePath)"
    }
}
