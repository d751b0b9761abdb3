import Foundation

// Where failures go, if this is set; snapshot tests elsewhere read it, too.
private let variable = "SNAPSHOT_ARTIFACTS"

/// The folders of one test file's snapshots.
struct SnapshotFolders {
    /// The references: `__Snapshots__/FILE` beside the test's file.
    let references: URL
    /// What failed: `SNAPSHOT_ARTIFACTS/FILE`, else `.build/snapshot-failures/FILE` of the package that the test's
    /// file is in, else that in the folder for temporary files.
    let failures: URL

    /// The folders for a test in the file at `path`.
    init(testFile path: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        let file = URL(fileURLWithPath: path)
        let name = SnapshotNames.clean(file.deletingPathExtension().lastPathComponent)
        references = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(name)
        failures = Self.top(of: file, environment).appendingPathComponent(name)
    }

    private static func top(of file: URL, _ environment: [String: String]) -> URL {
        if let folder = environment[variable], !folder.isEmpty { return URL(fileURLWithPath: folder) }
        var folder = file.deletingLastPathComponent()
        while folder.path.count > 1 {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                return folder.appendingPathComponent(".build/snapshot-failures")
            }
            folder.deleteLastPathComponent()
        }
        return FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-failures")
    }
}
