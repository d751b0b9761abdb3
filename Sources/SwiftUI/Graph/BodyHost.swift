/// Keeps a value that has a body: connects its dynamic properties with their storage, decides whether a new value
/// differs, and records what the body reads. Main actor only.
///
/// Where the value animates by data of its own, it is animated between two of them, frame by frame.
@MainActor final class BodyHost<Value>: FrameAnimated {
    private var value: Value
    private weak var node: _Node?
    private var animation: FrameAnimation<Value>?
    private var binder: PropertyBinder?
    private var reader: Reader?
    private let fields = DynamicFields.of(Value.self)

    init(_ value: Value) { self.value = value }

    /// Begins to work for `node`. With `animates`, the node is refreshed for each frame of an animation of the value.
    func connect(_ node: _Node, animates: Bool = false) {
        if animates { animation = FrameAnimation.make(value) }
        self.node = node
        let reader = Reader(node)
        self.reader = reader
        if !fields.isEmpty { binder = PropertyBinder(reader) }
    }

    /// Replaces the value by `new`. Returns whether it differs from the value before, so that the body has to run.
    func apply(_ new: Value) -> Bool {
        guard let animation, let node else { return show(new) }
        let shown = animation.apply(new, in: node.transactions.transaction(in: node.graph))
        if animation.isRunning { node.graph.frames.add(self) }
        return show(shown)
    }

    func step(at time: Double) -> Bool {
        guard let animation, animation.isRunning, let node, node.isAlive else { return false }
        let shown = animation.shown(at: time)
        if let value = shown ?? animation.destination, show(value) { node.refresh() }
        return shown != nil
    }

    private func show(_ new: Value) -> Bool {
        if InputComparison.isSame(value, new) { return false }
        value = new
        return true
    }

    /// Runs `body` on the value, its dynamic properties connected.
    func evaluate<Answer>(_ body: (Value) -> Answer) -> Answer {
        guard let reader else { return body(value) }
        return reader.track {
            if let binder { binder.bind(&value, fields) }
            return body(value)
        }
    }

    /// The value, its dynamic properties as the last body saw them.
    var shownValue: Value { value }

    func disconnect() {
        animation?.end()
        reader?.forget()
        binder?.removeAll()
    }
}
