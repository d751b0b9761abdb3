#if GTK
    import Foundation
    import Testing

    /// What Benchmarks/widget compares can be compiled and measures something.
    @Suite("Programs of the widget benchmark", .serialized)
    struct WidgetBenchmarkTests {
        /// The folder of the package.
        private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path

        /// One line of a program's measures.
        private struct Measures: Decodable {
            let cpu: Double, frames: Int, steps: Int, wakeups: Int
        }

        /// Makes the shell compile a peer into `program` by `line`, runs it and returns what it measured.
        private func measure(_ line: String, _ program: String, _ text: [String]) throws -> Measures {
            let compiler = try LineProcess(
                "/bin/sh", ["-c", "cd '\(root)' && \(line)"], environment: ProcessInfo.processInfo.environment,
                readsBoth: true)
            let said = compiler.rest(within: 60)
            #expect(try compiler.finish(within: 10) == 0, "\(said)")
            let screen = try XScreen(width: 1920, height: 1080)
            let peer = try LineProcess(
                program, text + ["1", "0.2", "1"],
                environment: screen.environment.merging(["GSK_RENDERER": "cairo"]) { $1 })
            let measures = try peer.first(within: 30) { try? JSONDecoder().decode(Measures.self, from: Data($0.utf8)) }
            #expect(try peer.finish(within: 10) == 0)
            return measures
        }

        @Test("Octant's widget and the one by hand turn eight steps a second")
        func peers() throws {
            let folder = try makeFolder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let library = URL(fileURLWithPath: ownProgram("x")).deletingLastPathComponent().path
            let (widget, byHand) = (folder.path + "/widget", folder.path + "/by_hand")
            let octant = try measure(
                "Scripts/embed-c '\(library)' Benchmarks/peers/octant_widget.c '\(widget)'", widget, [])
            // It wakes for each, and GTK paints none.
            #expect(octant.frames <= 1 && 7...20 ~= octant.wakeups)
            let gtk = try measure(
                "gcc -O2 -Wall -Werror -o '\(byHand)' Benchmarks/peers/gtk_by_hand.c "
                    + "$(pkg-config --cflags --libs gtk4) -lm", byHand, ["surfaces"])
            #expect(7...9 ~= gtk.frames && 7...9 ~= gtk.steps)
        }
    }
#endif
