import QuartzCore
import RenderServer
import UIKit

/// Seconds from one moment that is drawn to the next: every fourth step of an indicator.
private let step = 0.5
/// Seconds from one thing done to the next.
private let pause = 1.0
/// Seconds between two looks at the memory: an hour.
private let interval = 3600.0

/// A day of a program's life on a clock that is moved by hand. Nothing waits, so it takes minutes.
enum Day {
    /// Lives through `hours` hours, the first quarter of them, and at least one, being the warm-up. Answers whether memory
    /// stayed flat.
    @MainActor static func run(hours: Int) -> Bool {
        let clock = ManualClock(1)
        return MediaClocks.$current.withValue(clock) {
            let display = MemoryDisplay()
            UIApplication.shared.run(display: display, delegate: nil)
            let scene = Scene(seed: 1)
            var log = MemoryLog()
            var frames = 0
            for hour in 1...max(hours, 2) {
                for number in 1...Int(interval / step) {
                    if number % Int(pause / step) == 0 { scene.act() }
                    frames += pass(step, clock, display)
                }
                scene.rest()
                for _ in 0..<Int(2 / step) { frames += pass(step, clock, display) }
                log.note("hour \(hour)", isWarm: hour > max(1, hours / 4))
            }
            say("\(frames) frames, \(scene.begun) animations begun, \(scene.ended) of them ended")
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
