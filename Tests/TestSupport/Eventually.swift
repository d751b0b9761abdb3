/// How long a condition is waited for before a test fails, generously: the machine may be doing other things.
private let patience = Duration.seconds(60)

/// Returns whether `condition` comes to hold while other tasks go on: at once when it does, and after a minute false.
@MainActor package func eventually(_ condition: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + patience
    while !condition() {
        if ContinuousClock.now > end { return false }
        await Task.yield()
    }
    return true
}
