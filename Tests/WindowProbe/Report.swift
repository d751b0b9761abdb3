import Foundation
import OctantGTK
import RenderServer
import Synchronization

/// One line that the probe printed.
struct ReportLine: Codable {
    /// frame, wake, unblocked, error, or a surface event's name.
    var kind: String
    /// Seconds of media time: a frame's own, and when it was shown.
    var time: Double?
    var shown: Double?
    /// A frame's damaged rectangles: x, y, width, height each, in pixels.
    var rects: [[Int]]?
    /// An event's point or size, in points, and its scale.
    var x: Double?
    var y: Double?
    var scale: Double?
    /// What else there is to say.
    var detail: String?
}

/// Prints lines whole, whatever thread they come from.
final class Report: Sendable {
    private let writing = Mutex(())

    func print(_ kind: String) {
        print(ReportLine(kind: kind))
    }

    func print(_ trace: DisplayTrace) {
        switch trace {
        case .wake: print("wake")
        case .frame(let time, let shown, let damage):
            let rects = damage.map { [$0.x, $0.y, $0.width, $0.height] }
            print(ReportLine(kind: "frame", time: time, shown: shown, rects: rects))
        }
    }

    func print(_ error: GTKDisplayError) {
        print(ReportLine(kind: "error", detail: error.description))
    }

    func print(_ event: SurfaceEvent) {
        switch event {
        case .resized(let size, let scale):
            print(ReportLine(kind: "resized", x: size.width, y: size.height, scale: scale))
        case .colorScheme(let isDark): print(ReportLine(kind: "colorScheme", detail: isDark ? "dark" : "light"))
        case .visibility(let isVisible): print(ReportLine(kind: "visibility", detail: "\(isVisible)"))
        case .focus(let isFocused): print(ReportLine(kind: "focus", detail: "\(isFocused)"))
        case .pointer(let phase, let location, let time, _):
            print(ReportLine(kind: "pointer", time: time, x: location.x, y: location.y, detail: "\(phase)"))
        case .scroll(let delta, _, let time):
            print(ReportLine(kind: "scroll", time: time, x: delta.dx, y: delta.dy))
        case .closeRequested: print("closeRequested")
        case .closed: print("closed")
        case .displayLost(let reason): print(ReportLine(kind: "displayLost", detail: reason))
        }
    }

    private func print(_ line: ReportLine) {
        guard let data = try? JSONEncoder().encode(line) else { return }
        writing.withLock { _ in FileHandle.standardOutput.write(data + Data("\n".utf8)) }
    }
}
