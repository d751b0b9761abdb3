/// The test that runs, as far as it says what it does; XCTest has it on Apple's systems only.
@preconcurrency @MainActor public final class XCTContext {
    private init() {}

    /// Runs `block`, a part of a test called `name`, and returns what it returns. Standard output shows the name,
    /// deeper within another part.
    public static func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        let activity = RunningActivity(name: name)
        defer { activity.end() }
        return try block(activity)
    }

    /// Runs `block`, a part of a test called `name` that may wait, and returns what it returns.
    public static func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) async throws -> Result
    ) async rethrows -> Result {
        let activity = RunningActivity(name: name)
        defer { activity.end() }
        return try await block(activity)
    }
}

/// A part of a test that has a name.
@MainActor public protocol XCTActivity: AnyObject {
    /// The name.
    var name: String { get }
}

@MainActor private final class RunningActivity: XCTActivity {
    private static var depth = 0

    let name: String

    init(name: String) {
        self.name = name
        Self.depth += 1
        print(String(repeating: "    ", count: Self.depth) + name)
    }

    func end() { Self.depth -= 1 }
}
