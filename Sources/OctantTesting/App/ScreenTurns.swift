/// Whose turn it is of those that have a screen and wait while they have it: there is one program's screen. Main actor
/// only.
@MainActor
enum ScreenTurns {
    @TaskLocal private static var hasTurn = false
    private static var isTaken = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    /// Runs `body` when all that came before are done; at once within another's turn. Returns what `body` returns.
    static func take<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        if hasTurn { return try await body() }
        if isTaken { await withCheckedContinuation { waiting.append($0) } }
        isTaken = true
        defer {
            // It stays taken where the next one goes on.
            if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
        }
        return try await $hasTurn.withValue(true) { try await body() }
    }
}
