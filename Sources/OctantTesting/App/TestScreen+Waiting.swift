import CoreGraphics
import QuartzCore
import RenderServer
import UIKit

// As often everything that waits gets a turn after something went on: tasks that a task of the main actor waits for,
// some of these deep.
private let turns = 12

extension TestScreen {
    /// Runs `body`, which may wait, with a screen of `size` points at `scale` pixels a point, dark or light, at time 0.
    /// Returns what `body` returns.
    ///
    /// Whoever else wants a screen and may wait gets one afterwards. Other tests of the main actor run while `body`
    /// waits, and see its screen: tests that look for windows belong into a suite that is `.serialized`.
    public static func with<Result>(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, isDark: Bool = false,
        _ body: @MainActor (TestScreen) async throws -> Result
    ) async rethrows -> Result {
        try await ScreenTurns.take {
            let (display, clock) = parts(size, scale, isDark)
            let end = TestTime.begin(clock, isScreen: true)
            defer { end() }
            return try await UIApplication.shared.withDisplay(display, clock: clock) {
                let screen = TestScreen(display: display, media: clock)
                do {
                    let result = try await body(screen)
                    screen.hideWindows()
                    return result
                } catch {
                    screen.hideWindows()
                    throw error
                }
            }
        }
    }

    /// Lets `seconds` pass, as `advance(by:)` does elsewhere, and tasks with them: those that sleep go on at their
    /// times, by `clock` exactly and else in their frames, and what tasks and the main queue have to do then is done
    /// before time goes on. What another thread does takes its own time.
    public func advance(by seconds: Double) async {
        media.pass(0)
        await settle(true)
        guard let frames = frames(in: seconds) else { return }
        for end in frames {
            while let deadline = clock.nextDeadline, deadline < end { await bring(to: deadline) }
            await bring(to: end)
        }
    }

    private func bring(to instant: Double) async {
        let isBusy = media.step(to: instant)
        await settle(clock.wake() || isBusy)
        CATransaction.flush()
    }

    /// Lets all that waits for the main actor have its turn; that which follows from it, too, if `isBusy`.
    private func settle(_ isBusy: Bool) async {
        await Task.yield()
        guard isBusy else { return }
        for _ in 0..<turns {
            // Behind what other threads have to do at any priority.
            await Task.detached(priority: .background) { await Task.yield() }.value
            await Task.yield()
        }
    }
}
