#if GTK
    import Foundation
    import OctantEmbed
    import TestSupport

    /// Prints lines.
    enum Report {
        /// Prints what the display does.
        @MainActor
        static func start() {
            WidgetTrace.observer = { trace in
                switch trace {
                case .wake: say("wake")
                case .frame(let time, let shown, let damage):
                    let rects = damage.map { [$0.x, $0.y, $0.width, $0.height] }
                    say(ProbeLine(kind: "frame", time: time, shown: shown, rects: rects))
                }
            }
        }

        static func say(_ kind: String, _ detail: String? = nil) { say(ProbeLine(kind: kind, detail: detail)) }

        static func say(_ line: ProbeLine) {
            guard let data = try? JSONEncoder().encode(line) else { return }
            FileHandle.standardOutput.write(data + Data("\n".utf8))
        }
    }
#endif
