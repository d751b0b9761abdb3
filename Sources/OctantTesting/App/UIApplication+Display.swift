import OctantDisplay
import RenderServer
import UIKit

extension UIApplication {
    /// Runs `body` with `display` as the program's and `clock` as the clock in force, and puts back what was before:
    /// the display, its screen and the traits that follow from it. Returns what `body` returns.
    package func withDisplay<Result>(
        _ display: any Display, clock: any MediaClock, _ body: () throws -> Result
    ) rethrows -> Result {
        try MediaClocks.$current.withValue(clock) {
            let putBack = exchangeDisplay(for: display)
            defer { putBack() }
            return try body()
        }
    }

    /// Runs `body`, which may wait, as `withDisplay` does elsewhere. Returns what `body` returns.
    package func withDisplay<Result>(
        _ display: any Display, clock: any MediaClock, _ body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        try await MediaClocks.$current.withValue(clock) {
            let putBack = exchangeDisplay(for: display)
            defer { putBack() }
            return try await body()
        }
    }

    /// Makes `display` the program's, and returns what puts back the one before, its screen and its traits.
    private func exchangeDisplay(for display: any Display) -> @MainActor () -> Void {
        let (former, screen, traits) = (self.display, UIScreen.main.screen, UITraitCollection.default)
        self.display = display
        return {
            self.display = former
            UIScreen.main.screen = screen
            UITraitCollection.default = traits
        }
    }
}
