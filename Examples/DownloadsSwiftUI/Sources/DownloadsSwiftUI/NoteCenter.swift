import SwiftUI

/// A note over everything.
struct Note: Equatable {
    let message: String
    let symbol: String
}

/// Shows notes, one at a time, that go by themselves.
@MainActor
final class NoteCenter: ObservableObject {
    @Published private(set) var current: Note?
    private var task: Task<Void, Never>?

    /// Shows `message` below a symbol for `seconds`.
    func show(_ message: String, symbol: String, seconds: Double = 1.5) {
        task?.cancel()
        current = Note(message: message, symbol: symbol)
        task = Task {
            try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
            if !Task.isCancelled { current = nil }
        }
    }
}

/// A note: a symbol that bounces in through keyframes, and a message below it.
struct NoteView: View {
    let note: Note

    private struct Bounce {
        var scale = 0.4
        var angle = Angle.degrees(-20)
    }

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: note.symbol).font(.system(size: 40, weight: .semibold))
                .keyframeAnimator(initialValue: Bounce(), repeating: false) { content, bounce in
                    content.scaleEffect(bounce.scale).rotationEffect(bounce.angle)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        SpringKeyframe(1.2, duration: 0.25, spring: .bouncy)
                        SpringKeyframe(1, duration: 0.35)
                    }
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.degrees(8), duration: 0.25)
                        CubicKeyframe(.zero, duration: 0.3)
                    }
                }
            Text(note.message).font(.headline).multilineTextAlignment(.center)
        }
        .frame(minWidth: 107)
        .padding(24)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .combine)
    }
}

extension View {
    /// This view, with a note over it while there is one.
    func note(_ note: Note?) -> some View {
        overlay {
            ZStack {
                if let note { NoteView(note: note).transition(.scale(scale: 0.7).combined(with: .opacity)) }
            }
            .animation(.spring(response: 0.4, dampingFraction: 0.7), value: note)
            .allowsHitTesting(false)
        }
    }
}
