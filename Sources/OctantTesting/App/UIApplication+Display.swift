import OctantDisplay
import RenderServer
import UIKit

extension UIApplication {
    /// Runs `body` with `display` as the program's and `clock` as the clock in force, and puts back what was before:
    /// the display, its screen and the traits that follow from it. Returns what `body` returns.
    package func withDisplay<Result>(
        _ display: any Display, clock: any MediaClock, _ body: () throws -> Result
    ) rethrows -> Result {
        let (former, screen, traits) = (self.display, UIScreen.main.screen, UITraitCollection.default)
        return try MediaClocks.$current.withValue(clock) {
            self.display = display
            defer {
                self.display = former
                UIScreen.main.screen = screen
                UITraitCollection.default = traits
            }
            return try body()
        }
    }

    /// Runs `body`, which may wait, as `withDisplay` does elsewhere. Returns what `body` returns.
    package func withDisplay<Result>(
        _ display: any Display, clock: any MediaClock, _ body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        let (former, screen, traits) = (self.display, UIScreen.main.screen, UITraitCollection.default)
        return try await MediaClocks.$current.withValue(clock) {
            self.display = display
            defer {
                self.display = former
                UIScreen.main.screen = screen
                UITraitCollection.default = traits
            }
            return try await body()
        }
    }
}
