import Foundation

/// Runs `body` with a new folder that everybody may use, which goes afterwards with all in it.
package func withTemporaryFolder<Answer>(_ body: (URL) throws -> Answer) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appending(path: "octant-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    return try body(folder)
}
