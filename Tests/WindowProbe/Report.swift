import Foundation
import OctantBase
import OctantDisplay
import OctantGTK
import TestSupport

/// Prints lines whole, whatever thread they come from.
final class Report: Sendable {
    private let writing = Locked(())

    func print(_ kind: String) {
        print(ProbeLine(kind: kind))
    }

    /// What was on a clipboard, if anything.
    func print(pasted text: String?) {
        print(ProbeLine(kind: "pasted", detail: text))
    }

    /// Prints that another program put something on a clipboard, which is available as `types`.
    func print(changed types: [String]) {
        print(ProbeLine(kind: "changed", detail: types.joined(separator: " ")))
    }

    func print(_ trace: DisplayTrace) {
        switch trace {
        case .wake: print("wake")
        case .frame(let time, let shown, let damage):
            let rects = damage.map { [$0.x, $0.y, $0.width, $0.height] }
            print(ProbeLine(kind: "frame", time: time, shown: shown, rects: rects))
        }
    }

    /// In seconds since 1970.
    func print(_ date: Date) {
        print(ProbeLine(kind: "date", time: date.timeIntervalSince1970))
    }

    func print(_ error: GTKDisplayError) {
        print(ProbeLine(kind: "error", detail: error.description))
    }

    func print(_ event: SurfaceEvent) {
        switch event {
        case .resized(let size, let scale):
            print(ProbeLine(kind: "resized", x: size.width, y: size.height, scale: scale))
        case .colorScheme(let isDark): print(ProbeLine(kind: "colorScheme", detail: isDark ? "dark" : "light"))
        case .settings(let settings):
            var string = ["text \(settings.textScale)"]
            if settings.increasesContrast { string.insert("contrast", at: 0) }
            if settings.reducesMotion { string.insert("motion", at: 0) }
            if settings.isRightToLeft { string.insert("right", at: 0) }
            print(ProbeLine(kind: "settings", detail: string.joined(separator: " ")))
        case .monitor(let size, let scale, let rate):
            print(ProbeLine(kind: "monitor", x: size.width, y: size.height, scale: scale, detail: "\(rate)"))
        case .accessibility(let request): print(ProbeLine(kind: "accessibility", detail: "\(request)"))
        case .visibility(let isVisible): print(ProbeLine(kind: "visibility", detail: "\(isVisible)"))
        case .focus(let isFocused): print(ProbeLine(kind: "focus", detail: "\(isFocused)"))
        case .pointer(let phase, let location, let time, _, _):
            print(ProbeLine(kind: "pointer", time: time, x: location.x, y: location.y, detail: "\(phase)"))
        case .pinch(let input):
            print(
                ProbeLine(
                    kind: "pinch", time: input.time, x: input.location.x, y: input.location.y,
                    detail: "\(input.phase) \(input.scale) \(input.rotation)"))
        case .button(let button, let location, let time):
            print(ProbeLine(kind: "button", time: time, x: location.x, y: location.y, detail: "\(button)"))
        case .text(.composing(let text, let caret)):
            print(ProbeLine(kind: "composing", x: Double(caret), detail: text))
        case .text(.committed(let text)): print(ProbeLine(kind: "committed", detail: text))
        case .scroll(let input):
            let (delta, phase) = (input.delta, "\(input.phase)")
            print(ProbeLine(kind: "scroll", time: input.time, x: delta.dx, y: delta.dy, detail: phase))
        case .key(let key):
            print(
                ProbeLine(
                    kind: "key", time: key.time, detail: "\(key.isDown ? "down" : "up") \(key.usage) \(key.characters)")
            )
        case .frame(let timestamp, let target):
            print(ProbeLine(kind: "displayFrame", time: timestamp, shown: target))
        case .closeRequested: print("closeRequested")
        case .ping: print("ping")
        case .closed: print("closed")
        case .displayLost(let reason): print(ProbeLine(kind: "displayLost", detail: reason))
        }
    }

    private func print(_ line: ProbeLine) {
        guard let data = try? JSONEncoder().encode(line) else { return }
        writing.withLock { _ in FileHandle.standardOutput.write(data + Data("\n".utf8)) }
    }
}
