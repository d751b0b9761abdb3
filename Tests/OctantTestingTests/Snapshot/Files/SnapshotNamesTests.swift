import Foundation
import Testing

@testable import OctantTesting

@Suite("Names of snapshots' files")
struct SnapshotNamesTests {
    @Test(
        "letters and digits of any language stay, all else becomes hyphens",
        arguments: [
            ("plain", "plain"), ("two words", "two-words"), ("a/b\\c:d*e?f\"g<h>i|j", "a-b-c-d-e-f-g-h-i-j"),
            ("  edges  ", "edges"), ("../up", "up"), ("名前 2", "名前-2"), ("e\u{301}", "é"), ("", "snapshot"),
            ("...", "snapshot"), ("\u{0}\n\t", "snapshot"), ("v1.5_b", "v1.5_b"), ("CON.", "CON"),
        ])
    func clean(text: String, expected: String) { #expect(SnapshotNames.clean(text) == expected) }

    @Test("a name that is too long for file systems is cut, and two that begin alike stay two")
    func long() {
        let (one, other) = (String(repeating: "é", count: 300) + "a", String(repeating: "é", count: 300) + "b")
        #expect(SnapshotNames.cut(one).utf8.count <= 200 && SnapshotNames.cut(one) != SnapshotNames.cut(other))
        #expect(SnapshotNames.cut("short") == "short")
    }

    @Test("failures go to the package's .build, elsewhere if SNAPSHOT_ARTIFACTS says so, else to temporary files")
    func folders() {
        let root = URL(fileURLWithPath: #filePath).path.components(separatedBy: "/Tests/OctantTestingTests/")[0]
        let inPackage = SnapshotFolders(testFile: #filePath, environment: [:])
        #expect(inPackage.failures.path == "\(root)/.build/snapshot-failures/SnapshotNamesTests")
        #expect(inPackage.references.path.hasSuffix("/Files/__Snapshots__/SnapshotNamesTests"))
        let said = SnapshotFolders(testFile: #filePath, environment: ["SNAPSHOT_ARTIFACTS": "/some/where"])
        #expect(said.failures.path == "/some/where/SnapshotNamesTests")
        let nowhere = SnapshotFolders(testFile: "/no/such/ATests.swift", environment: [:])
        #expect(nowhere.failures.path.hasSuffix("/snapshot-failures/ATests"))
    }
}
