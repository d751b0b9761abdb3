#if GTK
    internal import CGTK

    /// The value of a property of a widget's GObject class.
    enum ObjectValue: Hashable, Sendable {
        /// The number of an enumeration's case.
        case choice(Int32)
        case flag(Bool)
        case number(Double)
        case text(String?)
        case color(WidgetColor?)

        /// The value in `value`, which is of a property of `kind`. A colour's parts that are out of range are clamped,
        /// and `wasClamped` called.
        init(_ value: UnsafePointer<GValue>, of kind: ObjectProperty.Kind, wasClamped: () -> Void) {
            switch kind {
            case .choice: self = .choice(g_value_get_enum(value))
            case .flag: self = .flag(g_value_get_boolean(value) != 0)
            case .number: self = .number(g_value_get_double(value))
            case .text: self = .text(g_value_get_string(value).map { String(cString: $0) })
            case .color:
                let parts = g_value_get_boxed(value)?.assumingMemoryBound(to: GdkRGBA.self).pointee
                let color = parts.map(WidgetColor.init)
                if let parts, let color {
                    let clamped = color.parts
                    let isSame =
                        clamped.red == parts.red && clamped.green == parts.green && clamped.blue == parts.blue
                        && clamped.alpha == parts.alpha
                    if !isSame { wasClamped() }
                }
                self = .color(color)
            }
        }

        /// Puts the value into `value`, which is initialised for a property of the kind that it is of.
        func fill(_ value: UnsafeMutablePointer<GValue>) {
            switch self {
            case .choice(let number): g_value_set_enum(value, number)
            case .flag(let flag): g_value_set_boolean(value, flag ? 1 : 0)
            case .number(let number): g_value_set_double(value, number)
            case .text(let text): g_value_set_string(value, text)
            case .color(let color):
                guard var parts = color?.parts else { return g_value_set_boxed(value, nil) }
                g_value_set_boxed(value, &parts)
            }
        }
    }
#endif
