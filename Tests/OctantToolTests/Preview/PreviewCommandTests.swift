import Foundation
import Testing
import TestSupport

/// The window of the installed tool, on an X server that keeps its screen in a file.
@Suite("octant preview", .serialized)
struct PreviewCommandTests {
    private let page = """
        import UIKit

        final class Page: UIViewController {
            private let box = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
            override func viewDidLoad() {
                super.viewDidLoad()
                box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                view.addSubview(box)
            }
        }

        """

    /// A program whose lines on standard error can be waited for.
    private final class Started {
        let process = Process()
        private let pipe = Pipe()
        private var rest = Data()

        init(_ program: URL, _ arguments: [String], _ environment: [String: String], readsOutput: Bool = false) throws {
            process.executableURL = program
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = readsOutput ? pipe : FileHandle.nullDevice
            process.standardError = readsOutput ? FileHandle.nullDevice : pipe
            try process.run()
        }

        // Programs that are started on threads of tests have all other signals blocked.
        deinit { kill(process.processIdentifier, SIGKILL) }

        /// Returns the next line; nil at the end.
        func line() -> String? {
            while true {
                if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    defer { rest = rest[(end + 1)...] }
                    return String(decoding: rest[..<end], as: UTF8.self)
                }
                let more = pipe.fileHandleForReading.availableData
                if more.isEmpty { return nil }
                rest += more
            }
        }
    }

    /// Whether the pixel in the middle of the window's upper part comes to be `wanted`, by what the server shows.
    private func shows(_ wanted: (UInt32) -> Bool, _ folder: URL) throws -> Bool {
        let deadline = Date(timeIntervalSinceNow: 10)
        repeat {
            let data = try Data(contentsOf: folder.appending(path: "Xvfb_screen0"))
            func word(_ index: Int) -> Int { data[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
            let start = word(0) + word(19) * 12 + 200 * word(12) + 195 * 4
            let pixel = data[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0xFF_FFFF
            if wanted(pixel) { return true }
        } while Date() < deadline
        return false
    }

    @Test("what is saved is on screen within three seconds, errors dim it until they are gone, a crash ends nothing")
    func window() throws {
        try withTemporaryFolder { folder in
            let server = try Started(
                URL(filePath: "/usr/bin/Xvfb"),
                [
                    "-displayfd", "1", "-screen", "0", "800x900x24", "-fbdir", folder.path, "-nolisten", "tcp",
                    "-noreset",
                ],
                [:], readsOutput: true)
            let number = try #require(server.line())
            let file = folder.appending(path: "Page.swift")
            try Data(page.utf8).write(to: file)
            let environment = ["DISPLAY": ":\(number)", "GDK_BACKEND": "x11", "XDG_RUNTIME_DIR": folder.path]
            let tool = try Started(InstalledTool.program, ["preview", file.path], environment)
            #expect(tool.line()?.hasPrefix("octant: shown after ") == true)
            #expect(try shows({ $0 == 0xFF0000 }, folder))

            let saved = ContinuousClock.now
            try Data(page.replacing("red: 1, green: 0", with: "red: 0, green: 1").utf8).write(to: file)
            #expect(tool.line()?.hasPrefix("octant: shown after ") == true)
            #expect(try shows({ $0 == 0x00FF00 }, folder))
            #expect(ContinuousClock.now - saved < .seconds(3))

            try Data(page.replacing("red: 1", with: "read: 1").utf8).write(to: file, options: .atomic)
            #expect(tool.line()?.contains("Page.swift:7:") == true)
            // Green under grey.
            #expect(try shows({ $0 >> 16 == 0 && 0x60..<0xC0 ~= $0 >> 8 & 0xFF && $0 & 0xFF == 0 }, folder))

            try Data(page.replacing("blue: 0", with: "blue: 1").utf8).write(to: file)
            while let line = tool.line(), !line.hasPrefix("octant: shown after ") {}
            #expect(try shows({ $0 == 0xFF00FF }, folder))

            try Data(page.replacing("box.back", with: "fatalError(); box.back").utf8).write(to: file)
            while let line = tool.line(), !line.contains("ended the program") {}
            try Data(page.utf8).write(to: file)
            while let line = tool.line(), !line.hasPrefix("octant: shown after ") {}
            #expect(try shows({ $0 == 0xFF0000 }, folder))

            tool.process.interrupt()
            tool.process.waitUntilExit()
            #expect(tool.process.terminationReason == .uncaughtSignal)
        }
    }

    @Test("without a display it says so, and names what needs none")
    func noDisplay() throws {
        try withTemporaryFolder { folder in
            try Data(page.utf8).write(to: folder.appending(path: "Page.swift"))
            let result = try InstalledTool.run("preview", "Page.swift", in: folder)
            #expect(result.code == 1)
            #expect(result.errors.contains("'octant record --source' draws into a file"), "\(result.errors)")
        }
    }

    @Test("one Swift file is named", arguments: [[], ["a.swift", "b.swift"], ["a.txt"]])
    func refusals(_ operands: [String]) throws {
        let result = try Tool.run(["preview"] + operands, program: InstalledTool.program)
        #expect(result.code == 2)
        #expect(result.errors.split(separator: "\n").count == 1)
    }
}
