import CoreGraphics
import Foundation
import RenderServer
import TestSupport
import Testing

@testable import Octant

@Suite("LoadingOverlay.run")
@MainActor
struct LoadingRunTests {
    private struct Failure: Error {}

    private let clock = ManualClock(1)

    private func with(_ body: (Stage, UIView) async throws -> Void) async throws {
        try await MediaClocks.$current.withValue(clock) {
            let stage = Stage(clock, CGSize(width: 100, height: 100))
            let host = UIView(frame: stage.window.bounds)
            stage.window.addSubview(host)
            try await body(stage, host)
            // Whatever was up stays for its time and fades.
            stage.pass(1)
            stage.pass(1)
            #expect(host.subviews.isEmpty)
        }
    }

    @Test("it answers what the operation answers, and throws what it throws")
    func answers() async throws {
        try await with { _, host in
            let answer = try await LoadingOverlay.run(in: host) { _ in 42 }
            #expect(answer == 42)
            await #expect(throws: Failure.self) {
                try await LoadingOverlay.run(in: host) { _ in throw Failure() }
            }
        }
    }

    @Test("the overlay shows the progress that the operation says, the last one always")
    func progress() async throws {
        try await with { _, host in
            let gate = Gate()
            let content = LoadingOverlay.Content(indicator: .bar, progress: 0)
            let work = Task {
                try await LoadingOverlay.run(in: host, content, timing: .init(graceTime: 0)) { progress in
                    await withTaskGroup(of: Void.self) { group in
                        for part in 0..<8 {
                            group.addTask {
                                for step in 0..<5_000 { progress.fraction = Double(part * step % 100) / 100 }
                            }
                        }
                    }
                    progress.fraction = 0.625
                    progress.label = "Nearly there"
                    await gate.wait()
                }
            }
            #expect(await eventually { LoadingOverlay.current(in: host) != nil })
            // The label is set last, and may be shown a turn after the fraction.
            #expect(await eventually { Self.labels(in: host).contains("Nearly there") })
            #expect(Self.bar(in: host)?.progress == 0.625)
            await gate.open()
            try await work.value
        }
    }

    @Test("the button cancels the operation")
    func button() async throws {
        try await with { _, host in
            let content = LoadingOverlay.Content(cancelTitle: "Cancel")
            let work = Task {
                try await LoadingOverlay.run(in: host, content, timing: .init(graceTime: 0)) { _ in
                    try await Self.endless()
                }
            }
            #expect(await eventually { Self.button(in: host) != nil })
            Self.button(in: host)?.sendActions(for: .primaryActionTriggered)
            await #expect(throws: CancellationError.self) { try await work.value }
        }
    }

    @Test("the caller's cancellation cancels the operation")
    func cancelled() async throws {
        try await with { _, host in
            let work = Task {
                try await LoadingOverlay.run(in: host) { _ in try await Self.endless() }
            }
            #expect(await eventually { LoadingOverlay.current(in: host) != nil })
            work.cancel()
            await #expect(throws: CancellationError.self) { try await work.value }
        }
    }

    @Test("progress set a hundred thousand times from eight threads reaches the overlay a few times, the last one too")
    func coalesced() async throws {
        let progress = LoadingProgress(.init())
        let heard = Heard()
        progress.listen { heard.values.append($0.fraction) }
        // The main thread is kept busy meanwhile: it has one turn in which to be notified.
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for step in 0..<12_500 { progress.fraction = Double(step) / 12_500 }
        }
        progress.fraction = 1
        #expect(await eventually { heard.values.last == 1 })
        #expect(heard.values.count == 1)
    }

    @MainActor private final class Heard: Sendable {
        var values: [Double?] = []
    }

    /// Holds whoever waits until it is opened.
    private actor Gate {
        private var isOpen = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func wait() async {
            if isOpen { return }
            await withCheckedContinuation { waiting.append($0) }
        }

        func open() {
            isOpen = true
            waiting.forEach { $0.resume() }
            waiting = []
        }
    }

    /// Work that lasts until it is cancelled.
    private nonisolated static func endless() async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        for await _ in stream {}
        withExtendedLifetime(continuation) {}
        try Task.checkCancellation()
    }

    private static func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }
    private static func bar(in view: UIView) -> UIProgressView? {
        all(view).lazy.compactMap { $0 as? UIProgressView }.first
    }
    private static func button(in view: UIView) -> UIButton? { all(view).lazy.compactMap { $0 as? UIButton }.first }
    private static func labels(in view: UIView) -> [String] { all(view).compactMap { ($0 as? UILabel)?.text } }
}
