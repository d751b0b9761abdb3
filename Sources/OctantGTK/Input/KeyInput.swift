#if GTK
    import OctantDisplay
    import RenderServer
    internal import CGTK

    /// GDK's names of keys and the keys' numbers in the keyboard page of the USB HID usage tables.
    private let usages: [Int32: Int] = [
        GDK_KEY_Return: 0x28, GDK_KEY_Escape: 0x29, GDK_KEY_BackSpace: 0x2A, GDK_KEY_Tab: 0x2B,
        GDK_KEY_ISO_Left_Tab: 0x2B, GDK_KEY_space: 0x2C, GDK_KEY_Insert: 0x49, GDK_KEY_Home: 0x4A,
        GDK_KEY_Page_Up: 0x4B,
        GDK_KEY_Delete: 0x4C, GDK_KEY_End: 0x4D, GDK_KEY_Page_Down: 0x4E, GDK_KEY_Right: 0x4F, GDK_KEY_Left: 0x50,
        GDK_KEY_Down: 0x51, GDK_KEY_Up: 0x52, GDK_KEY_KP_Enter: 0x58, GDK_KEY_Menu: 0x65,
        GDK_KEY_Control_L: 0xE0, GDK_KEY_Shift_L: 0xE1, GDK_KEY_Alt_L: 0xE2, GDK_KEY_Super_L: 0xE3,
        GDK_KEY_Control_R: 0xE4, GDK_KEY_Shift_R: 0xE5, GDK_KEY_Alt_R: 0xE6, GDK_KEY_Super_R: 0xE7,
        // The number pad without num lock, as the keys that it replaces.
        GDK_KEY_KP_Tab: 0x2B, GDK_KEY_KP_Space: 0x2C, GDK_KEY_KP_Home: 0x4A, GDK_KEY_KP_Page_Up: 0x4B,
        GDK_KEY_KP_Delete: 0x4C, GDK_KEY_KP_End: 0x4D, GDK_KEY_KP_Page_Down: 0x4E, GDK_KEY_KP_Right: 0x4F,
        GDK_KEY_KP_Left: 0x50, GDK_KEY_KP_Down: 0x51, GDK_KEY_KP_Up: 0x52,
        GDK_KEY_KP_Insert: 0x49,
    ]

    /// Converts the keys of a window to values. While text is typed somewhere, the desktop's input method gets them
    /// first, and what it makes of them are values, too. Render thread only.
    final class KeyInput {
        private let clock = HostClock()
        private let handle: (KeyEvent) -> Bool
        private let compose: (TextInputEvent) -> Void
        private var method: InputMethod?

        /// Each key goes to `handle`, but what several keys compose to `compose`. If `handle` returns true when the key
        /// goes down, GTK does nothing more with it.
        init(handle: @escaping (KeyEvent) -> Bool, compose: @escaping (TextInputEvent) -> Void) {
            (self.handle, self.compose) = (handle, compose)
        }

        /// Listens to the keys of `window`, which retains the listeners; text is typed in `widget`, in it or itself.
        func attach(to window: UnsafeMutablePointer<GtkWidget>, typingIn widget: UnsafeMutablePointer<GtkWidget>) {
            guard let controller = gtk_event_controller_key_new() else { return }
            method = InputMethod(widget, send: compose)
            typealias Handler =
                @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean
            let pressed: Handler = { controller, value, code, state, data in
                KeyInput.of(data)?.press(controller, value, code, state) == true ? 1 : 0
            }
            let released: Handler = { controller, value, code, state, data in
                KeyInput.of(data)?.release(controller, value, code, state)
                return 0
            }
            connect(controller, "key-pressed", unsafeBitCast(pressed, to: GCallback.self))
            connect(controller, "key-released", unsafeBitCast(released, to: GCallback.self))
            gtk_widget_add_controller(window, controller)
        }

        /// Sets where text is typed: at `input`, or nowhere.
        func setTextInput(_ input: TextInput?) { method?.update(input) }

        /// The window has the keyboard now, or no longer.
        func activate(_ isActive: Bool) { method?.activate(isActive) }

        /// The widget is about to go.
        func close() { method?.close() }

        private func connect(_ controller: OpaquePointer, _ signal: String, _ handler: GCallback) {
            g_signal_connect_data(
                UnsafeMutableRawPointer(controller), signal, handler, Unmanaged.passRetained(self).toOpaque(),
                { data, _ in if let data { Unmanaged<KeyInput>.fromOpaque(data).release() } },
                GConnectFlags(rawValue: 0))
        }

        private static func of(_ data: UnsafeMutableRawPointer?) -> KeyInput? {
            data.map { Unmanaged<KeyInput>.fromOpaque($0).takeUnretainedValue() }
        }

        private func press(
            _ controller: OpaquePointer?, _ value: guint, _ code: guint, _ state: GdkModifierType
        ) -> Bool {
            if tellReaders(controller, value, code, state, isDown: true) { return true }
            let key = event(value, code, state, isDown: true)
            switch method?.filter(gtk_event_controller_get_current_event(controller)) ?? .ownKey {
            case .taken(""): return true
            // A key that types what it always types is a key as ever.
            case .taken(let text) where text != key.characters:
                compose(.committed(text))
                return true
            default: return handle(key)
            }
        }

        private func release(
            _ controller: OpaquePointer?, _ value: guint, _ code: guint, _ state: GdkModifierType
        ) {
            if tellReaders(controller, value, code, state, isDown: false) { return }
            // A number typed while control and shift are held is a letter when they are let go of.
            let outcome = method?.filter(gtk_event_controller_get_current_event(controller))
            if case .taken(let text)? = outcome, !text.isEmpty { compose(.committed(text)) }
            _ = handle(event(value, code, state, isDown: false))
        }

        /// Reports a key to screen readers. Returns whether one keeps it for itself.
        private func tellReaders(
            _ controller: OpaquePointer?, _ value: guint, _ code: guint, _ state: GdkModifierType, isDown: Bool
        ) -> Bool {
            AccessibleKeys.shared.value.tell(
                value, code, state.rawValue, isDown: isDown, at: gtk_event_controller_get_current_event_time(controller)
            )
        }

        private func event(_ value: guint, _ code: guint, _ state: GdkModifierType, isDown: Bool) -> KeyEvent {
            var event = Self.event(value, held: state.rawValue, isDown: isDown, at: clock.now())
            // On a keyboard without Latin letters control and C is what it is on one with them.
            let isCommand = !event.modifiers.isDisjoint(with: [.control, .alternate, .command])
            if event.usage == 0, isCommand { event.usage = Self.latinUsage(ofCode: code) }
            return event
        }

        /// The number of the key that the keyboard has at `code` in another of its layouts; 0 for none with a number.
        private static func latinUsage(ofCode code: guint) -> Int {
            var values: UnsafeMutablePointer<guint>?
            var count: Int32 = 0
            guard gdk_display_map_keycode(gdk_display_get_default(), code, nil, &values, &count) != 0 else { return 0 }
            defer { g_free(values) }
            return (0..<Int(count)).lazy.map { usage(of: values?[$0] ?? 0) }.first { $0 != 0 } ?? 0
        }

        /// The key that GDK calls `value`, with the bits of `held` held down, at `time`, in seconds of media time.
        static func event(_ value: UInt32, held: UInt32, isDown: Bool, at time: Double) -> KeyEvent {
            var modifiers: KeyEvent.Modifiers = []
            for (mask, modifier) in [
                (GDK_LOCK_MASK, KeyEvent.Modifiers.capsLock), (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control),
                (GDK_ALT_MASK, .alternate), (GDK_SUPER_MASK, .command),
            ] where held & mask.rawValue != 0 {
                modifiers.insert(modifier)
            }
            let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)).flatMap {
                $0.value >= 0x20 && $0.value != 0x7F ? $0 : nil
            }
            return KeyEvent(
                isDown: isDown, usage: usage(of: value), characters: scalar.map { String($0) } ?? "",
                modifiers: modifiers, time: time)
        }

        private static func usage(of value: guint) -> Int {
            if let usage = usages[Int32(bitPattern: value)] { return usage }
            let lower = gdk_keyval_to_lower(value)
            switch lower {
            case guint(GDK_KEY_a)...guint(GDK_KEY_z): return 0x04 + Int(lower) - Int(GDK_KEY_a)
            case guint(GDK_KEY_1)...guint(GDK_KEY_9): return 0x1E + Int(lower) - Int(GDK_KEY_1)
            case guint(GDK_KEY_0): return 0x27
            case guint(GDK_KEY_F1)...guint(GDK_KEY_F12): return 0x3A + Int(lower) - Int(GDK_KEY_F1)
            default: return 0
            }
        }
    }
#endif
