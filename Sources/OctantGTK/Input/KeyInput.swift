#if GTK
    import RenderServer
    internal import CGTK

    /// GDK's names of keys and the keys' numbers in the keyboard page of the USB HID usage tables.
    private let usages: [Int32: Int] = [
        GDK_KEY_Return: 0x28, GDK_KEY_Escape: 0x29, GDK_KEY_BackSpace: 0x2A, GDK_KEY_Tab: 0x2B,
        GDK_KEY_ISO_Left_Tab: 0x2B, GDK_KEY_space: 0x2C, GDK_KEY_Home: 0x4A, GDK_KEY_Page_Up: 0x4B,
        GDK_KEY_Delete: 0x4C, GDK_KEY_End: 0x4D, GDK_KEY_Page_Down: 0x4E, GDK_KEY_Right: 0x4F, GDK_KEY_Left: 0x50,
        GDK_KEY_Down: 0x51, GDK_KEY_Up: 0x52, GDK_KEY_KP_Enter: 0x58,
        // The number pad without num lock, as the keys that it stands in for.
        GDK_KEY_KP_Tab: 0x2B, GDK_KEY_KP_Space: 0x2C, GDK_KEY_KP_Home: 0x4A, GDK_KEY_KP_Page_Up: 0x4B,
        GDK_KEY_KP_Delete: 0x4C, GDK_KEY_KP_End: 0x4D, GDK_KEY_KP_Page_Down: 0x4E, GDK_KEY_KP_Right: 0x4F,
        GDK_KEY_KP_Left: 0x50, GDK_KEY_KP_Down: 0x51, GDK_KEY_KP_Up: 0x52,
    ]

    /// Turns the keys of a window into values. What several keys compose is not put together: each key types for itself.
    /// Render thread only.
    final class KeyInput {
        private let clock = HostClock()
        private let take: (KeyEvent) -> Bool

        /// Each key goes to `take`. If that answers true when the key goes down, GTK does nothing more with it.
        init(take: @escaping (KeyEvent) -> Bool) { self.take = take }

        /// Listens at `window`, which keeps what listens alive.
        func attach(to window: UnsafeMutablePointer<GtkWidget>) {
            guard let controller = gtk_event_controller_key_new() else { return }
            typealias Handler =
                @convention(c) (UnsafeMutableRawPointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) ->
                gboolean
            let pressed: Handler = { _, value, _, state, data in
                KeyInput.tell(data, value, state, isDown: true) ? 1 : 0
            }
            let released: Handler = { _, value, _, state, data in
                _ = KeyInput.tell(data, value, state, isDown: false)
                return 0
            }
            connect(controller, "key-pressed", unsafeBitCast(pressed, to: GCallback.self))
            connect(controller, "key-released", unsafeBitCast(released, to: GCallback.self))
            gtk_widget_add_controller(window, controller)
        }

        private func connect(_ controller: OpaquePointer, _ signal: String, _ handler: GCallback) {
            g_signal_connect_data(
                UnsafeMutableRawPointer(controller), signal, handler, Unmanaged.passRetained(self).toOpaque(),
                { data, _ in if let data { Unmanaged<KeyInput>.fromOpaque(data).release() } },
                GConnectFlags(rawValue: 0))
        }

        private static func tell(
            _ data: UnsafeMutableRawPointer?, _ value: guint, _ state: GdkModifierType, isDown: Bool
        ) -> Bool {
            guard let data else { return false }
            return Unmanaged<KeyInput>.fromOpaque(data).takeUnretainedValue().tell(value, state, isDown: isDown)
        }

        private func tell(_ value: guint, _ state: GdkModifierType, isDown: Bool) -> Bool {
            take(Self.event(value, held: state.rawValue, isDown: isDown, at: clock.now()))
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
            default: return 0
            }
        }
    }
#endif
