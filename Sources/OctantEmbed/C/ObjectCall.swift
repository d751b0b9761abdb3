#if GTK
    import Foundation
    internal import CGTK

    /// Calls by C of functions that make a widget, and that read or write one of its properties. What is no widget of
    /// the class is refused with a message, as by functions of GTK's.
    enum ObjectCall {
        /// A new widget of `kind`, floating, with a style; nil where GTK is not initialised.
        static func make(_ kind: WidgetClass, style: Int32) -> OpaquePointer? {
            let name = "\(prefix(of: kind))_new"
            guard gtk_is_initialized() != 0 else {
                GLibMessage.refuse(name, "gtk_is_initialized ()")
                return nil
            }
            guard Thread.isMainThread else {
                GLibMessage.warn("\(name): \(OctantWidgetError.notOnMainThread)")
                return nil
            }
            let widget = kind.make()
            set(widget, kind, "style", .choice(style))
            return widget
        }

        /// Sets property `name` of `widget`.
        static func set(_ widget: OpaquePointer?, _ kind: WidgetClass, _ name: String, _ value: ObjectValue) {
            set(widget, kind, name) { value.fill($0) }
        }

        /// The same for a colour, at `parts` as a GdkRGBA; nil for none. It is passed on as it is: what is out of range
        /// is for the property to see.
        static func setColor(
            _ widget: OpaquePointer?, _ kind: WidgetClass, _ name: String, _ parts: UnsafeRawPointer?
        ) {
            set(widget, kind, name) { g_value_set_boxed($0, parts) }
        }

        /// The value of property `name` of `widget`; nil where there is none.
        static func value(_ widget: OpaquePointer?, _ kind: WidgetClass, _ name: String) -> ObjectValue? {
            instance(widget, kind, name)?.value(of: index(of: name, in: kind))
        }

        static func choice(_ widget: OpaquePointer?, _ kind: WidgetClass, _ name: String) -> UInt32 {
            if case .choice(let number) = value(widget, kind, name) { UInt32(bitPattern: number) } else { 0 }
        }

        static func flag(_ widget: OpaquePointer?, _ kind: WidgetClass, _ name: String) -> Int32 {
            value(widget, kind, name) == .flag(true) ? 1 : 0
        }

        static func number(_ widget: OpaquePointer?, _ kind: WidgetClass, _ name: String) -> Double {
            if case .number(let number) = value(widget, kind, name) { number } else { 0 }
        }

        /// The text, which the widget keeps.
        static func text(_ widget: OpaquePointer?, _ kind: WidgetClass, _ name: String) -> UnsafePointer<CChar>? {
            instance(widget, kind, name)?.text(of: index(of: name, in: kind))
        }

        /// Writes the colour to `parts`, a GdkRGBA, and returns TRUE; without one, FALSE, and nothing is written.
        static func color(
            _ widget: OpaquePointer?, _ kind: WidgetClass, _ name: String, _ parts: UnsafeMutableRawPointer?
        ) -> Int32 {
            guard case .color(let color?) = value(widget, kind, name) else { return 0 }
            parts?.assumingMemoryBound(to: GdkRGBA.self).pointee = color.parts
            return 1
        }

        private static func set(
            _ widget: OpaquePointer?, _ kind: WidgetClass, _ name: String,
            _ fill: (UnsafeMutablePointer<GValue>) -> Void
        ) {
            guard check(widget, kind, "set_\(name)"), let widget else { return }
            var value = GValue()
            g_value_init(&value, kind.properties[index(of: name, in: kind)].valueType)
            fill(&value)
            g_object_set_property(UnsafeMutablePointer(widget), name, &value)
            g_value_unset(&value)
        }

        private static func instance(
            _ widget: OpaquePointer?, _ kind: WidgetClass, _ name: String
        ) -> WidgetInstance? {
            guard check(widget, kind, "get_\(name)"), let widget else { return nil }
            return WidgetInstance.of(UnsafeMutablePointer(widget))
        }

        /// Whether `widget` is of `kind`, for which `verb` was called.
        private static func check(_ widget: OpaquePointer?, _ kind: WidgetClass, _ verb: String) -> Bool {
            if kind.has(widget) { return true }
            let prefix = prefix(of: kind)
            let condition = "OCTANT_IS\(prefix.dropFirst("octant".count).uppercased()) (self)"
            GLibMessage.refuse("\(prefix)_\(verb.replacing("-", with: "_"))", condition)
            return false
        }

        private static func index(of name: String, in kind: WidgetClass) -> Int {
            kind.properties.firstIndex { $0.name == name } ?? 0
        }

        /// `octant_spinner` for OctantSpinner.
        private static func prefix(of kind: WidgetClass) -> String {
            kind.name.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? "_\($1.lowercased())" : $1.lowercased() }
        }
    }
#endif
