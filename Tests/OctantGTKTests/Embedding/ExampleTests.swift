#if GTK
    import CoreGraphics
    import Foundation
    import RenderServer
    import TestSupport
    import Testing
    import UIKit

    /// The two examples, built and run as a reader of the docs would.
    @Suite("Examples of embedding", .serialized)
    struct EmbeddingExampleTests {
        /// The folder of the package.
        private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()

        @Test("the Swift example's timer, main queue and main actor go on, and its button can be pressed")
        func swiftExample() throws {
            let screen = try XScreen()
            let example = try LineProcess(ownProgram("EmbedSwift"), [], environment: screen.environment)
            defer { example.kill() }
            var wanted: Set = ["timer", "main queue", "main actor"]
            _ = try example.first(within: 30) { line -> Bool? in
                wanted.remove(line)
                return wanted.isEmpty ? true : nil
            }
            let window = try screen.window(titled: "EmbedSwift")
            try screen.robot("mousemove", "--window", window, "160", "131", "click", "1")
            _ = try example.first(within: 10) { $0 == "stopped" ? true : nil }
        }

        /// Where the library for other programs was built.
        private var library: String { URL(fileURLWithPath: ownProgram("x")).deletingLastPathComponent().path }

        /// Runs a line of the shell, and expects it to succeed.
        private func shell(_ line: String) throws {
            let process = try LineProcess(
                "/bin/sh", ["-c", line], environment: ProcessInfo.processInfo.environment, readsBoth: true)
            let text = process.rest(within: 60)
            #expect(try process.finish(within: 10) == 0, "\(line): \(text)")
        }

        @Test("the C example is compiled by gcc as the docs say, and shows a bar that fills and a spinner that turns")
        @MainActor
        func cExample() throws {
            let folder = try makeFolder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let program = folder.appendingPathComponent("embed-c").path
            try shell("\(root.path)/Scripts/embed-c '\(library)' '\(root.path)/Examples/EmbedC/main.c' '\(program)'")
            let screen = try XScreen()
            let example = try LineProcess(program, [], environment: screen.environment)
            defer { example.kill() }
            let window = try screen.window(titled: "EmbedC")
            let still = try screen.settledImage()
            try screen.robot("mousemove", "--window", window, "180", "90", "click", "1")
            // The bar's blue, which nothing else of the window is, grows.
            let first = try screen.imageOnce { $0.blueCount > 40 }
            #expect(still.blueCount == 0)
            _ = try screen.imageOnce { $0.blueCount > first.blueCount + 40 }
        }
    }

    extension XScreen {
        /// The first image for which `test` holds; fails after ten seconds.
        func imageOnce(_ test: (Snapshot) -> Bool) throws -> Snapshot {
            let deadline = Date(timeIntervalSinceNow: 10)
            repeat {
                let image = try image()
                if test(image) { return image }
            } while Date() < deadline
            throw ScreenError(description: "the screen does not come to show what is waited for")
        }

        /// An image that stays for a while.
        func settledImage() throws -> Snapshot {
            var last = try image()
            let deadline = Date(timeIntervalSinceNow: 10)
            repeat {
                Thread.sleep(forTimeInterval: 0.3)
                let next = try image()
                if next.pixels == last.pixels && next.pixels.contains(where: { $0 != next.pixels.last }) { return next }
                last = next
            } while Date() < deadline
            throw ScreenError(description: "the screen does not come to rest")
        }
    }

    extension Snapshot {
        /// How many pixels are of the system's blue: 0, 122, 255 by day.
        var blueCount: Int { pixels.count { $0 == 0x007AFF } }
    }
#endif
