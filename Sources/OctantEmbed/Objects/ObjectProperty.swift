#if GTK
    internal import CGTK

    /// A property of a widget's GObject class. It can be read and written, and says when it changes.
    struct ObjectProperty: Sendable {
        enum Kind: Sendable {
            case choice(ObjectChoice, standard: Int32)
            case flag(standard: Bool)
            case number(ClosedRange<Double>, standard: Double)
            /// Nil at first.
            case text
            /// Nil at first.
            case color
        }

        /// The name, in small letters and hyphens.
        let name: String
        let kind: Kind
        /// The meaning, for tools that list properties; octant.h has all of it.
        let about: String

        init(_ name: String, _ kind: Kind, _ about: String) { (self.name, self.kind, self.about) = (name, kind, about) }

        /// The GType of its values.
        var valueType: GType {
            switch kind {
            case .choice(let choice, _): choice.type
            // Macros: the fifth, the fifteenth and the sixteenth of GObject's fundamental types.
            case .flag: GType(5 << 2)
            case .number: GType(15 << 2)
            case .text: GType(16 << 2)
            case .color: gdk_rgba_get_type()
            }
        }

        /// A new description of the property for GObject, to be owned by a class.
        var spec: UnsafeMutablePointer<GParamSpec>? {
            let flags = GParamFlags(
                G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)
            switch kind {
            case .choice(let choice, let standard):
                return g_param_spec_enum(name, name, about, choice.type, standard, flags)
            case .flag(let standard): return g_param_spec_boolean(name, name, about, standard ? 1 : 0, flags)
            case .number(let range, let standard):
                return ObjectNumber.spec(name, about, range, standard, flags: flags)
            case .text: return g_param_spec_string(name, name, about, nil, flags)
            case .color: return g_param_spec_boxed(name, name, about, gdk_rgba_get_type(), flags)
            }
        }
    }
#endif
