import OctantBase

/// A part of the interface with the same surroundings, and who reads them. Main actor only.
@MainActor final class EnvironmentScope {
    /// The environment of the nodes in the scope.
    private(set) var values: EnvironmentValues
    private let parent: EnvironmentScope?
    /// The change that the scope makes to its parent's values.
    private var transform: ((inout EnvironmentValues) -> Void)?
    private var scopes: [Weak<EnvironmentScope>] = []
    /// Called by the outermost scope when something changed that layout depends on without being notified by views.
    var layoutDidChange: () -> Void = {}
    private var readers: [ObjectIdentifier: [ObjectIdentifier: Weak<Reader>]] = [:]

    /// The outermost scope.
    init(_ values: EnvironmentValues) {
        self.values = values
        parent = nil
    }

    /// A scope inside `parent`.
    init(in parent: EnvironmentScope, _ transform: @escaping (inout EnvironmentValues) -> Void) {
        self.parent = parent
        self.transform = transform
        values = parent.values
        transform(&values)
        parent.scopes.append(Weak(self))
        if parent.scopes.count > 16, parent.scopes.count & (parent.scopes.count - 1) == 0 {
            parent.scopes.removeAll { $0.object == nil }
        }
    }

    /// Notifies `reader` of changes of `key` from now on. Returns whether it was not notified before.
    func add(_ reader: Reader, for key: ObjectIdentifier) -> Bool {
        readers[key, default: [:]].updateValue(Weak(reader), forKey: ObjectIdentifier(reader)) == nil
    }

    /// Stops notifying `reader` of `key`.
    func remove(_ reader: Reader, for key: ObjectIdentifier) {
        readers[key]?.removeValue(forKey: ObjectIdentifier(reader))
    }

    /// Changes what the scope makes of its parent's values.
    func change(to transform: @escaping (inout EnvironmentValues) -> Void) {
        self.transform = transform
        inherit()
    }

    /// Sets the values of the outermost scope.
    func change(to values: EnvironmentValues) { apply(values) }

    private func inherit() {
        guard let parent, let transform else { return }
        var new = parent.values
        transform(&new)
        apply(new)
    }

    private func apply(_ new: EnvironmentValues) {
        let new = new.sharing(values)
        let keys = new.differences(from: values)
        values = new
        guard !keys.isEmpty else { return }
        for key in keys {
            for entry in readers[key]?.values.map(\.object) ?? [] { entry?.invalidateNow() }
        }
        if keys.contains(where: EnvironmentValues.layoutKeys.contains) {
            var scope = self
            while let next = scope.parent { scope = next }
            scope.layoutDidChange()
        }
        scopes.removeAll { $0.object == nil }
        for entry in scopes { entry.object?.inherit() }
    }
}
