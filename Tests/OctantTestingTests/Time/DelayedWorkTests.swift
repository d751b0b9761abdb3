import Combine
import Foundation
import OctantTesting
import QuartzCore
import TestSupport
import Testing
import UIKit

// Tests of a screen follow one another.
extension TestScreenTests {
    @Suite("What a program asks to have done later, on a test's clock")
    @MainActor
    struct DelayedWorkTests {
        /// The times at which something happened, in seconds.
        @MainActor
        private final class Times {
            private(set) var all: [Double] = []
            let screen: TestScreen
            init(_ screen: TestScreen) { self.screen = screen }
            func note() { all.append(screen.time) }
            /// Whether there are as many, each in the frame of its time.
            func are(_ expected: [Double]) -> Bool {
                all.count == expected.count
                    && zip(all, expected).allSatisfy { $0 > $1 - 1e-3 && $0 < $1 + 1.0 / 60 + 1e-6 }
            }
        }

        /// What `schedule` does within two seconds, with a screen; nothing waits.
        private func times(_ schedule: (Times) -> Void) -> [Double] {
            TestScreen.with { screen in
                let times = Times(screen)
                schedule(times)
                screen.advance(by: 2)
                return times.all
            }
        }

        private func near(_ times: [Double], _ expected: [Double]) -> Bool {
            times.count == expected.count
                && zip(times, expected).allSatisfy { $0 > $1 - 1e-3 && $0 < $1 + 1.0 / 60 + 1e-6 }
        }

        @Test("blocks of the main queue are run in their frames, in the order of their times")
        func blocks() {
            #expect(
                near(
                    times { times in
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { times.note() }
                        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { times.note() }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1, qos: .userInitiated) { times.note() }
                        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.75) { times.note() }
                        let item = DispatchWorkItem { times.note() }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1.25, execute: item)
                        let cancelled = DispatchWorkItem { times.note() }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
                        cancelled.cancel()
                        DispatchQueue.main.asyncAfter(deadline: .distantFuture) { times.note() }
                    }, [0.3, 0.5, 0.75, 1, 1.25]))
        }

        @Test("a block that asks for another one has it in a later frame, and one without a delay in the next")
        func chains() {
            let times = times { times in
                @MainActor func next() {
                    times.note()
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { next() }
                }
                DispatchQueue.main.asyncAfter(deadline: .now()) { next() }
            }
            #expect(near(times, [0, 0.4, 0.8, 1.2, 1.6]) || near(times, (0..<5).map { 1.0 / 60 + Double($0) * 0.4 }))
        }

        @Test("timers of the main run loop call at their times, until they are invalidated or for once")
        func timers() {
            #expect(
                near(
                    times { times in
                        _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
                            MainActor.assumeIsolated { times.note() }
                        }
                        let timer = Timer(timeInterval: 0.5, repeats: false) { _ in
                            MainActor.assumeIsolated { times.note() }
                        }
                        timer.fireDate = Date(timeIntervalSinceNow: 0.5)
                        RunLoop.main.add(timer, forMode: .common)
                    }, [0.3, 0.5]))
            let count = times { times in
                _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
                    let isLast = MainActor.assumeIsolated {
                        times.note()
                        return times.all.count == 4
                    }
                    if isLast { timer.invalidate() }
                }
            }
            #expect(near(count, [0.25, 0.5, 0.75, 1]), "\(count)")
        }

        @Test("a timer that is put off, or stopped and started, calls at its new times")
        func movedTimers() {
            TestScreen.with { screen in
                let times = Times(screen)
                let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
                    MainActor.assumeIsolated { times.note() }
                }
                screen.advance(by: 1)
                #expect(times.are([0.5, 1]))
                timer.fireDate = .distantFuture
                screen.advance(by: 5)
                #expect(times.all.count == 2)
                timer.fireDate = Date(timeIntervalSinceNow: 0.25)
                screen.advance(by: 1)
                #expect(times.are([0.5, 1, 6.25, 6.75]), "\(times.all)")
                timer.invalidate()
                screen.advance(by: 1)
                #expect(times.all.count == 4 && !timer.isValid)
            }
        }

        private final class Target: NSObject {
            private let note: @MainActor () -> Void
            init(_ note: @escaping @MainActor () -> Void) { self.note = note }
            func tick() {
                let note = note
                MainActor.assumeIsolated { note() }
            }
        }

        @Test("so do selectors: perform(_:with:afterDelay:), and timers with a target")
        func selectors() {
            let times = times { times in
                let target = Target { times.note() }
                let tick = Selector("tick", Target.tick)
                target.perform(tick, with: nil, afterDelay: 0.2)
                Timer.scheduledTimer(
                    timeInterval: 0.8, target: target, selector: tick, userInfo: nil, repeats: true)
                let never = Target { times.note() }
                never.perform(tick, with: nil, afterDelay: 0.4)
                NSObject.cancelPreviousPerformRequests(withTarget: never)
            }
            #expect(near(times, [0.2, 0.8, 1.6]), "\(times)")
        }

        @Test("and Combine: its timer, and what it delays on the main run loop and the main queue")
        func publishers() {
            var kept: Set<AnyCancellable> = []
            let times = times { times in
                Timer.publish(every: 0.75, on: .main, in: .common).autoconnect()
                    .sink { _ in MainActor.assumeIsolated { times.note() } }.store(in: &kept)
                Just(1).delay(for: .seconds(0.2), scheduler: RunLoop.main)
                    .sink { _ in MainActor.assumeIsolated { times.note() } }.store(in: &kept)
                Just(1).delay(for: .seconds(0.4), scheduler: DispatchQueue.main)
                    .sink { _ in MainActor.assumeIsolated { times.note() } }.store(in: &kept)
                let typed = PassthroughSubject<Int, Never>()
                typed.debounce(for: .seconds(1), scheduler: RunLoop.main)
                    .sink { _ in MainActor.assumeIsolated { times.note() } }.store(in: &kept)
                typed.send(1)
            }
            #expect(near(times, [0.2, 0.4, 0.75, 1, 1.5]), "\(times)")
        }

        @Test("a task of the main actor sleeps by it, whatever it is put to sleep with")
        func sleeping() async throws {
            try await TestScreen.with { screen in
                let times = Times(screen)
                let task = Task {
                    try await Task.sleep(for: .milliseconds(300))
                    times.note()
                    try await Task.sleep(nanoseconds: 200_000_000)
                    times.note()
                    try await Task.sleep(until: .now + .seconds(0.5), clock: .continuous)
                    times.note()
                    try await ContinuousClock().sleep(for: .seconds(0.25))
                    times.note()
                    await Task { @concurrent in try? await Task.sleep(for: .seconds(0.25)) }.value
                    times.note()
                }
                await screen.advance(by: 0.25)
                #expect(times.all.isEmpty)
                await screen.advance(by: 1.1)
                #expect(near(times.all, [0.3, 0.5, 1, 1.25]), "\(times.all)")
                // Another thread takes its own time to go to sleep.
                for _ in 0..<1000 where times.all.count < 5 { await screen.advance(by: 1) }
                try await task.value
                #expect(times.all.count == 5 && times.all[4] > 1.5 - 1e-3)
            }
        }

        @Test("a task that is cancelled while it sleeps goes on at once")
        func cancelling() async {
            await TestScreen.with { screen in
                let task = Task { try await Task.sleep(for: .seconds(3600)) }
                await screen.advance(by: 1)
                task.cancel()
                await #expect(throws: CancellationError.self) { try await task.value }
            }
        }

        @Test("what the main queue got from another thread goes by the screen's clock, other queues by the machine's")
        func threads() async {
            await TestScreen.with { screen in
                let times = Times(screen)
                await withCheckedContinuation { done in
                    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
                        DispatchQueue.main.async {
                            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { times.note() }
                            done.resume()
                        }
                    }
                }
                await screen.advance(by: 1)
                #expect(times.are([0.5]), "\(times.all)")
            }
        }

        @Test("a spinner that starts after .3 s is in the snapshot of .5 s and not in that of .2 s")
        func spinner() throws {
            func page() -> UIView {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                let spinner = UIActivityIndicatorView(style: .large)
                spinner.center = CGPoint(x: 20, y: 20)
                view.addSubview(spinner)
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { spinner.startAnimating() }
                return view
            }
            let empty = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            func pixels(_ view: () -> UIView, _ time: Double) throws -> [UInt32] {
                let image = try snapshotImage(of: view, at: time, scale: 1)
                let bitmap = try #require(image.cgImage).bitmap
                return (0..<40).flatMap { y in (0..<40).map { bitmap.pixel(x: $0, y: y) } }
            }
            #expect(try pixels(page, 0.2) == pixels({ empty }, 0))
            let late = try pixels(page, 0.5)
            #expect(try late != pixels({ empty }, 0))
            for _ in 0..<5 { #expect(try pixels(page, 0.5) == late) }
            assertSnapshot(of: page(), at: [0.2, 0.5], named: "spinner")
        }

        @Test("what is left at the end of a screen goes by the machine's clock")
        func afterwards() async {
            let (stream, sender) = AsyncStream<String>.makeStream()
            await TestScreen.with { screen in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { sender.yield("block") }
                Task {
                    try await Task.sleep(for: .seconds(0.5))
                    sender.yield("task")
                }
                await screen.advance(by: 0.49)
            }
            var seen: Set<String> = []
            for await text in stream {
                seen.insert(text)
                if seen.count == 2 { break }
            }
            #expect(seen == ["block", "task"])
        }
    }
}
