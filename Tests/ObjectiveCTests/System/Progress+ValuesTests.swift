import Foundation
import ObjectiveC
import Testing

@Suite("What a progress knows of files and time")
struct ProgressValuesTests {
    @Test("values are nil until they are set, and can be had by their names")
    func values() {
        let progress = Progress(totalUnitCount: 3)
        #expect(progress.estimatedTimeRemaining == nil && progress.throughput == nil && progress.fileURL == nil)
        progress.estimatedTimeRemaining = 2.5
        progress.throughput = 1000
        (progress.fileTotalCount, progress.fileCompletedCount) = (4, 1)
        progress.fileOperationKind = .downloading
        progress.fileURL = URL(fileURLWithPath: "/tmp/a")
        #expect(progress.estimatedTimeRemaining == 2.5 && progress.throughput == 1000)
        #expect(progress.fileTotalCount == 4 && progress.fileCompletedCount == 1)
        #expect(progress.fileOperationKind == .downloading && progress.fileURL?.path == "/tmp/a")
        #expect((progress.userInfo[.throughputKey] as? NSNumber)?.intValue == 1000)
        progress.setUserInfoObject(7, forKey: .fileTotalCountKey)
        #expect(progress.fileTotalCount == 7)
        progress.throughput = nil
        #expect(progress.throughput == nil && progress.userInfo[.throughputKey] == nil)
    }
}
