import Foundation
import OctantBase
import OctantDisplay
import TestSupport
import Testing

@Suite("The file of a window's size and place")
struct WindowStateFileTests {
    private let state = WindowState(width: 640, height: 480)

    private func file(in folder: URL, _ window: String = "main") throws -> WindowStateFile {
        try #require(
            WindowStateFile(of: "org.example.Reader", window: window, environment: ["XDG_STATE_HOME": folder.path]))
    }

    @Test("it is in a folder of the program's, by the window's name, and is read again")
    func written() throws {
        try withTemporaryFolder { folder in
            let file = try file(in: folder)
            #expect(file.read() == nil)
            file.write(state)
            #expect(file.read() == state)
            let path = folder.appendingPathComponent("org.example.Reader/windows/main.ini")
            #expect(try String(contentsOf: path, encoding: .utf8) == state.text)
            // No draft is left beside it.
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: path.deletingLastPathComponent().path).count == 1)
        }
    }

    @Test("no name of a window leads out of the folder, and two names have two files")
    func names() throws {
        try withTemporaryFolder { folder in
            let names = ["../../x", "/etc/passwd", "", ".", "ä", "a/b", "a_b", String(repeating: "long", count: 200)]
            for name in names { try file(in: folder, name).write(state) }
            let windows = folder.appendingPathComponent("org.example.Reader/windows")
            #expect(try FileManager.default.contentsOfDirectory(atPath: windows.path).count == names.count)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["org.example.Reader"])
        }
    }

    @Test("without XDG_STATE_HOME it is in ~/.local/state, and without a home there is none")
    func home() throws {
        try withTemporaryFolder { folder in
            let home = ["HOME": folder.path, "XDG_STATE_HOME": "not/from/the/root"]
            let file = try #require(WindowStateFile(of: "a.b", window: "main", environment: home))
            file.write(state)
            #expect(
                FileManager.default.fileExists(
                    atPath: folder.appendingPathComponent(".local/state/a.b/windows/main.ini").path))
            #expect(WindowStateFile(of: "a.b", window: "main", environment: [:]) == nil)
        }
    }

    @Test("where nothing can be written one line says so, and what was there stays")
    func full() throws {
        try withTemporaryFolder { folder in
            // A file where the folder is to be, which stops anybody.
            try Data("taken".utf8).write(to: folder.appendingPathComponent("org.example.Reader"))
            let lines = Locked<[String]>([])
            let file = try file(in: folder)
            Log.redirected(to: { line in lines.withLock { $0.append(line) } }) { file.write(state) }
            #expect(lines.withLock { $0.count } == 1 && file.read() == nil)
            #expect(lines.withLock { $0.first }?.contains("main.ini cannot be written") == true)
        }
    }

    @Test("where the disk is full one line says so, and what was kept before stays", .enabled(if: SmallDisk.isThere))
    func fullDisk() throws {
        let disk = try SmallDisk(bytes: 16 << 10)
        let file = try file(in: disk.folder)
        file.write(state)
        try disk.fill()
        let lines = Locked<[String]>([])
        Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
            file.write(WindowState(width: 800, height: 600))
        }
        let said = lines.withLock { $0 }
        #expect(said.count == 1 && said[0].contains("main.ini cannot be written (no space left on device)"), "\(said)")
        let windows = disk.folder.appendingPathComponent("org.example.Reader/windows").path
        #expect(try file.read() == state && FileManager.default.contentsOfDirectory(atPath: windows) == ["main.ini"])
    }

    @Test("a folder, a FIFO that nobody writes and bytes that are no text are no state, and keep nobody waiting")
    func unreadable() throws {
        try withTemporaryFolder { folder in
            let windows = folder.appendingPathComponent("org.example.Reader/windows")
            try FileManager.default.createDirectory(
                at: windows.appendingPathComponent("folder.ini"), withIntermediateDirectories: true)
            #expect(mkfifo(windows.appendingPathComponent("fifo.ini").path, 0o600) == 0)
            try Data([0xFF, 0, 0xFE]).write(to: windows.appendingPathComponent("bytes.ini"))
            for name in ["folder", "fifo", "bytes"] { #expect(try file(in: folder, name).read() == nil) }
        }
    }
}
