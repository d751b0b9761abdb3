#if GTK
    internal import CGTK

    /// An enumeration of GObject's, made of a Swift one: the cases in order, from 0 on.
    struct ObjectChoice: Sendable {
        /// The GType.
        let type: GType

        /// Registers `name`, whose cases C calls by `prefix`, an underscore and their nicks in capital letters, and
        /// builder files by `nicks`.
        init(_ name: String, prefix: String, nicks: [String]) {
            // GObject keeps both the table and the names.
            let table = UnsafeMutablePointer<GEnumValue>.allocate(capacity: nicks.count + 1)
            for (index, nick) in nicks.enumerated() {
                let constant = prefix + "_" + String(nick.map { $0 == "-" ? "_" : $0 }).uppercased()
                (table + index).initialize(
                    to: GEnumValue(value: gint(index), value_name: g_strdup(constant), value_nick: g_strdup(nick)))
            }
            (table + nicks.count).initialize(to: GEnumValue())
            type = g_enum_register_static(name, table)
        }
    }
#endif
