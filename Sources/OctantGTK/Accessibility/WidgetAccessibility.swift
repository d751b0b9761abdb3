#if GTK
    import Foundation
    internal import CGTK
    import OctantDisplay

    /// G_TYPE_INT, which is a macro: the sixth of GObject's fundamental types.
    private let intType = GType(6 << 2)

    /// The values reported to GTK's own accessibility for a widget in another program's window: a role, texts, a value
    /// and three states. GTK 4.8 accepts no more for a widget that is none of its own, and nothing of what is inside
    /// it. Main thread only.
    final class WidgetAccessibility {
        /// Whether GTK listens, according to the environment.
        static var isWanted: Bool { ProcessInfo.processInfo.environment["GTK_A11Y"] != "none" }

        private let accessible: OpaquePointer
        /// Whether the role is that of the widget's class.
        private let hasOwnRole: Bool
        private var told: AccessibilityContent?

        /// Reports for `widget`, which exists longer.
        init(widget: UnsafeMutablePointer<GtkWidget>) {
            accessible = OpaquePointer(widget)
            hasOwnRole =
                UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class
                .pointee.g_type != SurfaceWidget.type
        }

        /// Reports the one element in `tree`; of several what a reader would read of them.
        func apply(_ tree: AccessibilityTree) {
            let content = Self.summary(of: tree)
            guard content != told else { return }
            if content.role != told?.role {
                if hasOwnRole {
                    // What shows nothing has no element.
                    set(GTK_ACCESSIBLE_STATE_HIDDEN, content.role == .group)
                } else {
                    // GTK fixes the role when the widget is first shown.
                    setRole(Self.role(of: content.role))
                }
            }
            // GTK 4.8 reports to readers no number of a widget that is none of its own: the text contains it.
            tell(GTK_ACCESSIBLE_PROPERTY_LABEL, content, name(of:))
            tell(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, content, description(of:))
            tell(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, content, \.value)
            if content.range != told?.range { setRange(content.range) }
            if content.states != told?.states {
                set(GTK_ACCESSIBLE_STATE_BUSY, content.states.contains(.busy))
                set(GTK_ACCESSIBLE_STATE_DISABLED, !content.states.contains(.enabled))
                if content.states.contains(.checkable) { setChecked(content.states.contains(.checked)) }
            }
            told = content
        }

        private func name(of content: AccessibilityContent) -> String {
            // A value is no name there: the program may give one of its own, which is not to be replaced.
            hasOwnRole ? content.name : content.desktopName(tellsNumber: false)
        }

        private func description(of content: AccessibilityContent) -> String {
            guard hasOwnRole else { return content.desktopDescription(tellsNumber: false) }
            return [content.value, content.hint].filter { !$0.isEmpty }.joined(separator: ", ")
        }

        /// Reports one of the texts, if it changed.
        private func tell(
            _ property: GtkAccessibleProperty, _ content: AccessibilityContent,
            _ text: (AccessibilityContent) -> String
        ) {
            let string = text(content)
            // What was never said here may have been said by the program.
            if string != told.map(text) ?? "" { set(property) { g_value_set_string(&$0, string) } }
        }

        /// The content of one widget for `tree`.
        static func summary(of tree: AccessibilityTree) -> AccessibilityContent {
            let elements = tree.elements.filter { !$0.content.states.contains(.offscreen) }
            if elements.count == 1 { return elements[0].content }
            var group = AccessibilityContent(role: .group)
            group.name = elements.map(\.content.spoken).joined(separator: ", ")
            group.states = .enabled
            return group
        }

        private static func role(of role: AccessibilityRole) -> GtkAccessibleRole {
            switch role {
            case .activityIndicator, .progressBar: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
            case .button, .toggleButton, .key: GTK_ACCESSIBLE_ROLE_BUTTON
            case .switchButton: GTK_ACCESSIBLE_ROLE_SWITCH
            case .radioButton: GTK_ACCESSIBLE_ROLE_RADIO
            case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
            case .stepper: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
            case .textField, .secureTextField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
            case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
            case .text: GTK_ACCESSIBLE_ROLE_LABEL
            case .heading: GTK_ACCESSIBLE_ROLE_HEADING
            case .image: GTK_ACCESSIBLE_ROLE_IMG
            case .link: GTK_ACCESSIBLE_ROLE_LINK
            case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
            case .window, .group, .list, .landmark, .dialog, .alert, .scrollArea, .row, .element:
                GTK_ACCESSIBLE_ROLE_GROUP
            }
        }

        private func setRole(_ role: GtkAccessibleRole) {
            var value = GValue()
            g_value_init(&value, gtk_accessible_role_get_type())
            g_value_set_enum(&value, gint(role.rawValue))
            let object = UnsafeMutableRawPointer(accessible).assumingMemoryBound(to: GObject.self)
            g_object_set_property(object, "accessible-role", &value)
            g_value_unset(&value)
        }

        private func setRange(_ range: AccessibilityRange?) {
            guard let range else {
                for property in [
                    GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                    GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                ] { gtk_accessible_reset_property(accessible, property) }
                return
            }
            set(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN) { g_value_set_double(&$0, range.minimum) }
            set(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX) { g_value_set_double(&$0, range.maximum) }
            set(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) { g_value_set_double(&$0, range.current) }
        }

        private func set(_ property: GtkAccessibleProperty, _ fill: (inout GValue) -> Void) {
            var (property, value) = (property, GValue())
            gtk_accessible_property_init_value(property, &value)
            fill(&value)
            gtk_accessible_update_property_value(accessible, 1, &property, &value)
            g_value_unset(&value)
        }

        private func set(_ state: GtkAccessibleState, _ holds: Bool) {
            var (state, value) = (state, GValue())
            gtk_accessible_state_init_value(state, &value)
            g_value_set_boolean(&value, holds ? 1 : 0)
            gtk_accessible_update_state_value(accessible, 1, &state, &value)
            g_value_unset(&value)
        }

        private func setChecked(_ isChecked: Bool) {
            let checked = isChecked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
            var (state, value) = (GTK_ACCESSIBLE_STATE_CHECKED, GValue())
            // gtk_accessible_state_init_value() would make an enumeration, of which GTK then reads no number.
            g_value_init(&value, intType)
            g_value_set_int(&value, gint(checked.rawValue))
            gtk_accessible_update_state_value(accessible, 1, &state, &value)
            g_value_unset(&value)
        }
    }
#endif
