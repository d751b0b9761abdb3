import QuartzCore
import RenderServer
import UIKit

/// Seconds from one moment that is drawn to the next: every fourth step of an indicator.
private let step = 0.5
/// Seconds from one thing done to the next.
private let pause = 1.0

/// A simulated day of a program, or some minutes of it, on a clock that is moved by hand. Nothing waits, so a day takes
/// minutes.
enum Day {
    /// Simulates `appearances` stretches of `interval` seconds each, the share `warmUp` of them, and at least one,
    /// being the warm-up, and measures the memory at the end of each. Of `loss`, see `Scene`. Returns whether memory
    /// grew by no more than `limit` bytes.
    @MainActor static func run(
        appearances: Int, every interval: Double, warmUp: Double = 0.25, limit: Int = MemoryLog.limit, loss: Int = 0
    ) -> Bool {
        let clock = ManualClock(1)
        return MediaClocks.$current.withValue(clock) {
            let display = MemoryDisplay()
            UIApplication.shared.run(display: display, delegate: nil)
            let scene = Scene(seed: 1, loss: loss)
            var log = MemoryLog(limit: limit)
            var frames = 0
            let firstMeasured = max(1, Int(Double(appearances) * warmUp)) + 1
            for appearance in 1...max(appearances, 2) {
                for number in 1...Int((interval - settlingTime - redrawTime) / step) {
                    if number % Int(pause / step) == 0 { scene.act() }
                    frames += pass(step, clock, display)
                }
                scene.rest()
                for _ in 0..<Int(settlingTime / step) { frames += pass(step, clock, display) }
                scene.redraw()
                for _ in 0..<Int(redrawTime / step) { frames += pass(step, clock, display) }
                log.note("second \(Int(clock.now()))", isWarm: appearance >= firstMeasured)
            }
            let rate = (Double(frames) / clock.now() * 100).rounded() / 100
            say("\(frames) frames, \(rate) a second; \(scene.begun) animations begun, \(scene.ended) of them ended")
            guard scene.begun == scene.ended else {
                say("day: animations were begun and never ended")
                return false
            }
            return log.verdict("day")
        }
    }

    /// Lets `seconds` pass, delivers what came due, and draws.
    @MainActor private static func pass(_ seconds: Double, _ clock: ManualClock, _ display: MemoryDisplay) -> Int {
        clock.advance(by: seconds)
        CATransaction.flush()
        return display.draw(at: clock.now())
    }
}
