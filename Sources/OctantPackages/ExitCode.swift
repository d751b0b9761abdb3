import OctantBase

/// What the shell hears of a command line. Source: GNU's custom.
package enum ExitCode {
    private static let failure: Int32 = 1
    private static let usage: Int32 = 2

    /// Returns the exit code of what `body` does, and logs what went wrong in it.
    @MainActor package static func of(_ body: @MainActor () throws -> Void) -> Int32 {
        do {
            try body()
            return 0
        } catch let error as UsageError {
            Log.line(error.description.showingControls)
            return usage
        } catch is SaidFailure {
            return failure
        } catch {
            Log.line(CommandFailure(error)?.description ?? "\(error)".showingControls)
            return failure
        }
    }
}
