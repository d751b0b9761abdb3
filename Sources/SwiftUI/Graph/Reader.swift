import Dispatch
import OctantBase
// `@_spi`: only with it does Observation tell of a change after it was made. Notified before, by another thread, the
// main thread may read the old value, and is not notified again. https://github.com/swiftlang/swift,
// ObservationTracking.swift
@_spi(SwiftUI) import Observation
import QuartzCore

/// Records what a node reads while its body runs, so that it runs again when that changes: state, keys of the
/// environment, properties of `@Observable` objects. Main actor only, save for what is documented otherwise.
@MainActor package final class Reader {
    /// The reader whose body runs now.
    ///
    /// `nonisolated(unsafe)`: set on the main thread alone, and read elsewhere only after asking for that thread.
    nonisolated(unsafe) private static var running: Reader?

    unowned let node: _Node
    private var cells: [any ReadCell] = []
    private var keys: [ReadKey] = []
    /// The number of the last run, which distinguishes its observation from older ones.
    private var run = 0

    init(_ node: _Node) { self.node = node }

    /// The reader whose body runs now, on this thread. Any thread.
    nonisolated static var current: Reader? { MainThread.isCurrent ? running : nil }

    /// Runs `body`, and has the node refreshed once something that it read changes.
    func track<Answer>(_ body: () -> Answer) -> Answer {
        forget()
        let number = run
        return withObservationTracking({ Self.running(self, body) }) { [weak self] tracking in
            // Nothing is updated while the main thread makes the change.
            guard MainThread.isCurrent else { return }
            tracking.cancel()
            MainActor.assumeIsolated { self?.changed(run: number) }
        } didSet: { [weak self] tracking in
            tracking.cancel()
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.changed(run: number) } }
        }
    }

    /// Runs `body` without noting what it reads.
    static func untracked<Answer>(_ body: () -> Answer) -> Answer { running(nil, body) }

    private static func running<Answer>(_ reader: Reader?, _ body: () -> Answer) -> Answer {
        let former = running
        running = reader
        defer { running = former }
        return body()
    }

    private func changed(run number: Int) {
        if number == run { node.graph.invalidate(node) }
    }

    /// Drops what was read.
    func forget() {
        run += 1
        for cell in cells { cell.remove(self) }
        cells.removeAll(keepingCapacity: true)
        for read in keys { read.scope.remove(self, for: read.key) }
        keys.removeAll(keepingCapacity: true)
    }

    /// The body reads `cell`.
    func note(_ cell: any ReadCell) {
        if cell.add(self) { cells.append(cell) }
    }

    /// The body reads what `path` leads to in the environment of `scope`: of its own node by default.
    func read<Value>(_ path: KeyPath<EnvironmentValues, Value>, in scope: EnvironmentScope? = nil) -> Value {
        values(of: scope ?? node.environment)[keyPath: path]
    }

    /// The environment of `scope`. What is read of it is noted, as long as the body runs.
    func values(of scope: EnvironmentScope) -> EnvironmentValues {
        let number = run
        return scope.values.observed { [weak self] key in
            MainActor.assumeIsolated {
                guard let self, self.run == number, scope.add(self, for: key) else { return }
                self.keys.append(ReadKey(scope: scope, key: key))
            }
        }
    }

    /// Called when something that was read has changed, in the update under way.
    func invalidateNow() { node.graph.setDirty(node) }
}

/// A key of the environment that was read.
private struct ReadKey {
    let scope: EnvironmentScope
    let key: ObjectIdentifier
}

/// A value that bodies read.
@MainActor package protocol ReadCell: AnyObject {
    /// Notifies `reader` of changes from now on. Returns whether it was not notified before.
    func add(_ reader: Reader) -> Bool
    /// Stops notifying `reader`.
    func remove(_ reader: Reader)
}
