#if GTK
    import Foundation
    import TestSupport
    import Testing

    /// Seconds of a day.
    private let day = 86_400.0

    /// Clocks that are set, that leap, and that stood still while the machine slept, under a window that shows a
    /// spinner of eight steps a second.
    @Suite("Clocks of the machine", .serialized)
    struct SetClockTests {
        private let screen: XScreen
        private let clock: ShiftedClock
        private let probe: Probe

        init() throws {
            (screen, clock) = (try XScreen(), try ShiftedClock())
            probe = try Probe(environment: screen.environment.merging(clock.environment) { $1 })
            for _ in 0..<3 { try probe.line("frame") }
        }

        /// The frames of the next `seconds`.
        private func frames(for seconds: Double) -> [ProbeLine] {
            probe.lines(for: seconds).filter { $0.kind == "frame" }
        }

        /// The date by the program's calendar, less the machine's, in seconds; and the frames until the program printed
        /// it.
        private func dateLead() throws -> (seconds: Double, frames: [ProbeLine]) {
            var frames: [ProbeLine] = []
            probe.send("date")
            let line = try probe.line("date") { _ in
                true
            } before: {
                if $0.kind == "frame" { frames.append($0) }
            }
            return (try #require(line.time) - Date().timeIntervalSince1970, frames)
        }

        /// Media time, in seconds, less the machine's.
        private func newestTime(_ frames: [ProbeLine]) throws -> Double { try #require(frames.last?.time) }

        @Test(
            "the wall clock that is set, ahead or back, changes no step",
            arguments: [day + 3600, -day, -40 * 365 * day])
        func wallClock(lead: Double) throws {
            #expect(abs(try dateLead().seconds) < 1)
            var last = try newestTime(frames(for: 1))
            clock.wall = lead
            let answer = try dateLead()
            #expect(abs(answer.seconds - lead) < 1)
            var before = answer.frames
            for _ in 0..<2 {
                let steps = (before + frames(for: 2)).compactMap(\.time)
                before = []
                #expect(14...20 ~= steps.count)
                for step in steps {
                    // One step after the other; a busy machine may leave some out.
                    #expect(step > last && step - last < 0.5)
                    last = step
                }
                clock.wall = 0
            }
            #expect(try probe.finish() == 0)
        }

        @Test("a machine that slept goes on where it was: media time stands still as long, as on Apple's systems")
        func sleep() throws {
            let before = try newestTime(frames(for: 1))
            let (start, pause) = (ContinuousClock.now, 3.0)
            probe.stop()
            _ = probe.lines(for: pause)
            let slept = ContinuousClock.now - start
            clock.monotonic = -(Double(slept.components.seconds) + Double(slept.components.attoseconds) * 1e-18)
            kill(probe.processIdentifier, SIGCONT)
            let steps = frames(for: 2).compactMap(\.time)
            #expect(14...18 ~= steps.count)
            let first = try #require(steps.first)
            #expect(first >= before && first - before < 1)
            #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 < 0.25 })
            #expect(try probe.finish() == 0)
        }

        @Test("a clock that leaps by three days brings one frame, in the new time's step, and makes up for none")
        func leap() throws {
            let before = try newestTime(frames(for: 1))
            clock.monotonic = 3 * day
            let after = frames(for: 2)
            #expect(14...18 ~= after.count)
            let late = after.filter { Int(($0.time ?? 0) * 8) != Int(($0.shown ?? 1) * 8) }
            // The frame that was under way may be shown late.
            #expect(late.count <= 1)
            #expect(abs(try newestTime(after) - before - 3 * day) < 4)
            #expect(try probe.finish() == 0)
        }

        @Test("animations end, and timers ring, in their own time while the wall clock is set")
        func program() throws {
            let clock = try ShiftedClock()
            let program = try SpeechProbe.start(screen.environment.merging(clock.environment) { $1 }, readsError: true)
            _ = try screen.window(titled: "SpeechProbe")
            for lead in [-day, day] {
                program.send("time 1")
                clock.wall = lead
                let begin = ContinuousClock.now
                var wanted: Set = ["animated", "rang", "called"]
                try program.first(within: 5) { line -> Void? in
                    wanted.remove(line)
                    return wanted.isEmpty ? () : nil
                }
                #expect(ContinuousClock.now - begin > .seconds(0.5))
            }
            #expect(try program.finish(within: 10) == 0)
        }
    }
#endif
