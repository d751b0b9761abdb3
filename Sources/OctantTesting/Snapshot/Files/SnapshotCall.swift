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
    /// What tells the test from others, its suite included; nil where that is not known.
    public let test: String?
    /// Whether the test runs several times, with arguments.
    public let hasArguments: Bool
    /// The file beside which references are.
    package var testFile: String

    /// The call in this line of a test.
    public init(
        fileID: StaticString, filePath: StaticString, function: String, line: UInt, column: UInt, test: String? = nil,
        hasArguments: Bool = false
    ) {
        (self.fileID, self.filePath, self.function) = (fileID, filePath, function)
        (self.line, self.column) = (line, column)
        (self.test, self.hasArguments) = (test, hasArguments)
        testFile = "\(filePath)"
    }
}
