/// Keeps a value that has a body: connects its dynamic properties with what lasts, tells whether another value in its
/// place differs, and has the body's reading noted. Main actor only.
@MainActor final class BodyHost<Value> {
    private var value: Value
    private var binder: PropertyBinder?
    private var reader: Reader?
    private let fields = DynamicFields.of(Value.self)

    init(_ value: Value) { self.value = value }

    /// Begins to work for `node`.
    func connect(_ node: _Node) {
        let reader = Reader(node)
        self.reader = reader
        if !fields.isEmpty { binder = PropertyBinder(reader) }
    }

    /// Takes `new` into the value's place. Answers whether it differs from the value before, so that the body has to
    /// run.
    func take(_ new: Value) -> Bool {
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

    func disconnect() {
        reader?.forget()
        binder?.removeAll()
    }
}
