import Foundation
import OctantTesting
import QuartzCore
import TestSupport
import Testing
import UIKit

// Tests of a screen follow one another.
extension TestScreenTests {
    @Suite("A clock that a test moves")
    @MainActor
    struct TestClockTests {
        @Test("tasks that sleep by the clock go on at their times, one after another, and nothing waits")
        func sleeping() async throws {
            try await TestScreen.with { screen in
                let clock = screen.clock
                var times: [Double] = []
                let task = Task {
                    for _ in 0..<3 {
                        try await clock.sleep(for: .milliseconds(100))
                        times.append(screen.time)
                    }
                    return "done"
                }
                await screen.advance(by: 0.15)
                #expect(times.count == 1 && abs((times.first ?? 0) - 0.1) < 1e-9)
                await screen.advance(by: 1000)
                #expect(times.count == 3)
                for (time, expected) in zip(times, [0.1, 0.2, 0.3]) { #expect(abs(time - expected) < 1e-6, "\(time)") }
                let answer = try await task.value
                #expect(answer == "done")
                #expect(clock.now.offset >= .seconds(1000))
            }
        }

        @Test("a task that is cancelled sleeps no longer")
        func cancelling() async throws {
            try await TestScreen.with { screen in
                let clock = screen.clock
                let task = Task { try await clock.sleep(for: .seconds(60)) }
                await screen.advance(by: 1)
                task.cancel()
                await #expect(throws: CancellationError.self) { try await task.value }
                // What is over already is not waited for.
                try await clock.sleep(until: clock.now)
                await screen.advance(by: 100)
            }
        }

        @Test("layout, animations' ends, display links, the main queue and tasks go on together")
        func everything() async throws {
            try await TestScreen.with(size: CGSize(width: 40, height: 40)) { screen in
                let window = UIWindow()
                let spinner = UIActivityIndicatorView(style: .medium)
                spinner.hidesWhenStopped = false
                window.addSubview(spinner)
                window.makeKeyAndVisible()
                let clock = screen.clock
                let lines = Lines()
                let load = Task {
                    spinner.startAnimating()
                    try await clock.sleep(for: .seconds(2))
                    spinner.stopAnimating()
                    lines.add("loaded")
                    UIView.animate(withDuration: 0.5) {
                        spinner.alpha = 0
                    } completion: { _ in
                        lines.add("faded")
                    }
                    DispatchQueue.main.async { lines.add("queued") }
                }
                var frames = 0
                let link = CADisplayLink { _ in frames += 1 }
                link.add(to: .main, forMode: .common)
                await screen.advance(by: 1)
                #expect(spinner.isAnimating && screen.spokenLines == ["In progress"] && lines.all.isEmpty)
                await screen.advance(by: 1.2)
                #expect(!spinner.isAnimating && lines.all == ["loaded", "queued"])
                await screen.advance(by: 1)
                #expect(lines.all == ["loaded", "queued", "faded"])
                #expect((180...200).contains(frames))
                link.invalidate()
                try await load.value
            }
        }

        @Test("whoever wants a screen and may wait gets one after another, and one within one's own turn at once")
        func turns() async {
            let lines = Lines()
            let tasks = (0..<3).map { _ in
                Task {
                    await TestScreen.with(size: CGSize(width: 10, height: 10)) { screen in
                        lines.add("in")
                        await screen.advance(by: 0.5)
                        await TestScreen.with(size: CGSize(width: 20, height: 20)) { await $0.advance(by: 0.1) }
                        #expect(UIScreen.main.bounds.width == 10)
                        lines.add("out")
                    }
                }
            }
            for task in tasks { await task.value }
            #expect(lines.all == ["in", "out", "in", "out", "in", "out"])
            #expect(UIApplication.shared.display == nil)
        }
    }
}
