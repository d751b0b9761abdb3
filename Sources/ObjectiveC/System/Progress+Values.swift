import Foundation

// Foundation on Linux has the names by which these are kept, and not them.
extension Progress {
    /// The seconds until it is done; nil, the default, for not known.
    public var estimatedTimeRemaining: TimeInterval? {
        get { number(.estimatedTimeRemainingKey)?.doubleValue }
        set { set(newValue.map { NSNumber(value: $0) }, .estimatedTimeRemainingKey) }
    }

    /// Bytes a second; nil, the default, for not known.
    public var throughput: Int? {
        get { number(.throughputKey)?.intValue }
        set { set(newValue.map { NSNumber(value: $0) }, .throughputKey) }
    }

    /// The number of files; nil, the default, for not known.
    public var fileTotalCount: Int? {
        get { number(.fileTotalCountKey)?.intValue }
        set { set(newValue.map { NSNumber(value: $0) }, .fileTotalCountKey) }
    }

    /// The number of files that are done; nil, the default, for not known.
    public var fileCompletedCount: Int? {
        get { number(.fileCompletedCountKey)?.intValue }
        set { set(newValue.map { NSNumber(value: $0) }, .fileCompletedCountKey) }
    }

    /// What is done with files; nil, the default, for not known.
    public var fileOperationKind: FileOperationKind? {
        get { userInfo[.fileOperationKindKey] as? FileOperationKind }
        set { set(newValue, .fileOperationKindKey) }
    }

    /// The file; nil, the default, for not known.
    public var fileURL: URL? {
        get { userInfo[.fileURLKey] as? URL }
        set { set(newValue, .fileURLKey) }
    }

    private func number(_ key: ProgressUserInfoKey) -> NSNumber? { userInfo[key] as? NSNumber }

    private func set(_ value: Any?, _ key: ProgressUserInfoKey) { setUserInfoObject(value, forKey: key) }
}
