#if GTK
    import Foundation
    import Testing

    @testable import OctantGTK

    @Suite("The run loop within another loop")
    struct LoopPumpTests {
        /// A loop of GLib's kind on a clock that is moved by hand, and a run loop in it.
        private final class Twin {
            var now = Date(timeIntervalSinceReferenceDate: 0)
            /// When the run loop's timers are due.
            var timers: [Date] = []
            var turns = 0
            var waits = 0
            var delay: Double?
            var isQueueWatched = true
            /// Run in the next turn.
            var duringTurn: (() -> Void)?

            private(set) lazy var pump = LoopPump(
                LoopPump.Loop(
                    turn: { [unowned self] in turn() }, now: { [unowned self] in now },
                    wake: { [unowned self] in delay = $0 }, watchQueue: { [unowned self] in isQueueWatched = $0 }))

            private func turn() -> Date? {
                turns += 1
                timers.removeAll { $0 <= now }
                let body = duringTurn
                duringTurn = nil
                body?()
                return timers.min() ?? .distantFuture
            }

            /// Runs until there is nothing to do but wait.
            func runUntilWaiting() {
                while true {
                    pump.roundBegins()
                    guard pump.needsTurn else { break }
                    pump.turnLast()
                }
                waits += 1
            }

            /// Wakes the loop with something of its own, `body`, and goes round.
            func wake(_ body: () -> Void = {}) {
                body()
                runUntilWaiting()
            }

            /// Lets the time come that the pump asked to be woken at.
            func letTimePass() throws {
                now += try #require(delay)
                pump.turn()
                runUntilWaiting()
            }
        }

        @Test("the run loop is turned before the first wait, and once for each time that the loop is woken")
        func turns() {
            let twin = Twin()
            twin.runUntilWaiting()
            #expect((twin.turns, twin.waits) == (1, 1))
            for _ in 0..<10 { twin.wake() }
            #expect((twin.turns, twin.waits) == (11, 11))
        }

        @Test("with nothing due, nothing is asked for: an idle loop waits for ever")
        func idle() {
            let twin = Twin()
            twin.runUntilWaiting()
            #expect(twin.delay == nil)
        }

        @Test("a timer that something else in the loop set is known before the loop waits")
        func timerFromOutside() throws {
            let twin = Twin()
            twin.runUntilWaiting()
            twin.wake { twin.timers = [twin.now + 3, twin.now + 2] }
            #expect(twin.delay == 2)
            try twin.letTimePass()
            #expect(twin.timers.count == 1)
            #expect(twin.delay == 1)
            try twin.letTimePass()
            #expect(twin.timers.isEmpty)
            #expect(twin.delay == nil)
        }

        @Test("what is overdue, or due at once, is asked for with no delay, never with a negative one")
        func overdue() {
            let twin = Twin()
            twin.duringTurn = { twin.timers = [twin.now - 5] }
            twin.runUntilWaiting()
            #expect(twin.delay == 0)
        }

        @Test("a run loop that answers nothing is not asked for again")
        func noAnswer() {
            var delays: [Double?] = []
            let pump = LoopPump(
                LoopPump.Loop(turn: { nil }, now: { Date() }, wake: { delays.append($0) }, watchQueue: { _ in }))
            pump.turn()
            #expect(delays == [nil])
        }

        @Test("a loop within a turn does not watch the main queue, and the outer one does again")
        func nested() {
            let twin = Twin()
            twin.duringTurn = {
                #expect(twin.isQueueWatched)
                twin.runUntilWaiting()
                #expect(!twin.isQueueWatched)
                twin.wake { twin.timers = [twin.now + 1] }
                #expect(twin.delay == 1, "timers go on in there")
            }
            twin.runUntilWaiting()
            #expect(twin.isQueueWatched)
            #expect(twin.duringTurn == nil)
        }

        @Test("after a loop within a round's last turn the run loop is turned once more: that loop may have left work")
        func turnAfterNested() {
            let twin = Twin()
            twin.duringTurn = { twin.runUntilWaiting() }
            twin.pump.roundBegins()
            twin.pump.turnLast()
            twin.pump.roundBegins()
            #expect(twin.pump.needsTurn)
        }
    }
#endif
