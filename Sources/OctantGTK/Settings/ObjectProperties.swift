#if GTK
    internal import CGTK

    /// G_TYPE_BOOLEAN, which is a macro: the fifth of GObject's fundamental types.
    private let booleanType = GType(5 << 2)

    /// The properties of an object of GObject's, by name. Without an object all are false, 0 and empty. Render thread
    /// only.
    struct ObjectProperties {
        private let object: UnsafeMutableRawPointer?

        /// The properties of `object`, which must outlive this.
        init(_ object: UnsafeMutableRawPointer?) { self.object = object }

        /// A property that is a truth value.
        func flag(_ name: String) -> Bool { read(name) { g_value_get_boolean(&$0) != 0 } ?? false }

        /// A property that is an int.
        func number(_ name: String) -> Int { read(name) { Int(g_value_get_int(&$0)) } ?? 0 }

        /// A property that is a string; empty for none.
        func text(_ name: String) -> String {
            read(name) { g_value_get_string(&$0).map { String(cString: $0) } ?? "" } ?? ""
        }

        /// Sets a property that is a truth value.
        func set(_ name: String, _ flag: Bool) {
            guard let object else { return }
            var value = GValue()
            g_value_init(&value, booleanType)
            g_value_set_boolean(&value, flag ? 1 : 0)
            g_object_set_property(object.assumingMemoryBound(to: GObject.self), name, &value)
            g_value_unset(&value)
        }

        /// Calls `body` at each change of the property, as long as the object exists.
        func follow(_ name: String, _ body: @escaping () -> Void) {
            if let object { Signal.connectNotify(object, name, body) }
        }

        private func read<Answer>(_ name: String, _ body: (inout GValue) -> Answer) -> Answer? {
            guard let object else { return nil }
            var value = GValue()
            g_object_get_property(object.assumingMemoryBound(to: GObject.self), name, &value)
            defer { g_value_unset(&value) }
            return body(&value)
        }
    }
#endif
