#if GTK
    import RenderServer
    internal import CATK
    internal import CGTK

    /// The listeners that get keys before a window does: at-spi2's bridge, for readers that need to know what was
    /// pressed (Orca speaks what the caret came to by the key that moved it) or that handle keys themselves. Render
    /// thread only.
    ///
    /// The bridge asks the reader, if one wants keys, and waits for its answer, half a second at most.
    final class AccessibleKeys {
        /// The one for the process.
        static let shared = Confined(AccessibleKeys())

        private struct Listener {
            let id: guint
            let function: AtkKeySnoopFunc
            let data: gpointer?
        }

        private var listeners: [Listener] = []
        private var newestID: guint = 0

        private init() {}

        /// Makes ATK's functions for listeners to keys lead here.
        static func install(in functions: UnsafeMutablePointer<AtkUtilClass>) {
            functions.pointee.add_key_event_listener = { function, data in
                guard let function else { return 0 }
                return AccessibleKeys.shared.value.add(function, data)
            }
            functions.pointee.remove_key_event_listener = { id in
                AccessibleKeys.shared.value.listeners.removeAll { $0.id == id }
            }
        }

        private func add(_ function: @escaping AtkKeySnoopFunc, _ data: gpointer?) -> guint {
            newestID += 1
            listeners.append(Listener(id: newestID, function: function, data: data))
            return newestID
        }

        /// Reports the key that GDK calls `value`, at `code` of the keyboard, with the bits of `state` held down.
        /// Returns whether a reader keeps it for itself.
        func tell(_ value: guint, _ code: guint, _ state: guint, isDown: Bool, at milliseconds: guint32) -> Bool {
            guard !listeners.isEmpty else { return false }
            let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value))
            let isSign = scalar.map { g_unichar_isgraph($0.value) != 0 } ?? false
            let name = isSign ? scalar.map { String($0) } : gdk_keyval_name(value).map { String(cString: $0) }
            guard let text = g_strdup(name ?? "") else { return false }
            defer { g_free(text) }
            var event = AtkKeyEventStruct(
                type: gint((isDown ? ATK_KEY_EVENT_PRESS : ATK_KEY_EVENT_RELEASE).rawValue), state: state,
                keyval: value, length: gint(clamping: (name ?? "").utf8.count), string: text,
                keycode: guint16(truncatingIfNeeded: code), timestamp: milliseconds)
            var isTaken = false
            for listener in listeners where listener.function(&event, listener.data) != 0 { isTaken = true }
            return isTaken
        }
    }
#endif
