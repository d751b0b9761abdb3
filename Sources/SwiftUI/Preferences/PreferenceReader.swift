/// A reader of a preference of the views inside a node. Main actor only.
@MainActor class PreferenceReader {
    /// Whether it still reads.
    var isReading: Bool { false }
    /// The preference may have changed.
    func readPreference() {}
}

/// Reads the preference `Key` inside a node.
final class TypedPreferenceReader<Key: PreferenceKey>: PreferenceReader {
    private weak var node: _Node?
    /// Called with each reading.
    var told: (Key.Value) -> Void

    /// Calls `told` with the preference of the views inside `node`, in this update and whenever it may have changed.
    init(_ node: _Node, told: @escaping (Key.Value) -> Void) {
        (self.node, self.told) = (node, told)
        super.init()
        node.graph.add(self, for: ObjectIdentifier(Key.self))
    }

    override var isReading: Bool { node?.isAlive ?? false }

    override func readPreference() {
        guard let node, node.isAlive else { return }
        told(Self.value(of: node))
    }

    /// The preference of the views inside `node`.
    static func value(of node: _Node) -> Key.Value {
        var value: Key.Value?
        node.reduceInside(Key.self, into: &value)
        return value ?? Key.defaultValue
    }
}

extension PreferenceKey {
    /// Adds `next` to `value`, which is nil while none is set.
    static func add(_ next: Value, to value: inout Value?) {
        guard var sum = value else {
            value = next
            return
        }
        reduce(value: &sum) { next }
        value = sum
    }
}
