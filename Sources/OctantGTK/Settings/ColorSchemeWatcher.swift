#if GTK
    import Foundation
    internal import CGTK

    /// The settings portal of desktops (xdg-desktop-portal), and the setting that tells the colour scheme: 0 for no
    /// preference, 1 for dark, 2 for light.
    private let portalName = "org.freedesktop.portal.Desktop"
    private let portalPath = "/org/freedesktop/portal/desktop"
    private let portalInterface = "org.freedesktop.portal.Settings"
    private let portalNamespace = "org.freedesktop.appearance"
    private let portalKey = "color-scheme"

    /// G_TYPE_BOOLEAN, which is a macro: the fifth of GObject's fundamental types.
    private let booleanType = GType(5 << 2)

    /// Follows whether the desktop wants dark colours. Render thread only; lives as long as the process.
    ///
    /// The portal's wish, where there is one, becomes GTK's own setting, so that title bars go along. What GTK's settings
    /// then say is the answer.
    final class ColorSchemeWatcher {
        private(set) var isDark = false
        private let settings: OpaquePointer?
        private let changed: (Bool) -> Void

        /// Calls `changed` at every change from now on.
        init(_ changed: @escaping (Bool) -> Void) {
            self.changed = changed
            settings = gtk_settings_get_default()
        }

        /// Starts to follow. The portal answers later, through `changed`.
        func start() {
            guard let settings else { return }
            isDark = settingsSayDark
            for name in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
                Signal.connectNotify(UnsafeMutableRawPointer(settings), name) { [self] in update() }
            }
            if SessionBus.isThere { askPortal() }
        }

        private func update() {
            let isDark = settingsSayDark
            guard isDark != self.isDark else { return }
            self.isDark = isDark
            changed(isDark)
        }

        private var settingsSayDark: Bool {
            var value = GValue()
            let object = UnsafeMutableRawPointer(settings)?.assumingMemoryBound(to: GObject.self)
            g_object_get_property(object, "gtk-application-prefer-dark-theme", &value)
            let prefersDark = g_value_get_boolean(&value) != 0
            g_value_unset(&value)
            g_object_get_property(object, "gtk-theme-name", &value)
            let theme = g_value_get_string(&value).map { String(cString: $0) } ?? ""
            g_value_unset(&value)
            // GTK takes this variable before any setting; a colon sets the variant apart.
            if let theme = ProcessInfo.processInfo.environment["GTK_THEME"] { return theme.hasSuffix(":dark") }
            return prefersDark || theme.hasSuffix("-dark")
        }

        // MARK: The portal

        private func askPortal() {
            g_bus_get(
                G_BUS_TYPE_SESSION,
                nil,
                { _, result, data in
                    guard let data, let bus = g_bus_get_finish(result, nil) else { return }
                    Unmanaged<ColorSchemeWatcher>.fromOpaque(data).takeUnretainedValue().follow(bus)
                },
                Unmanaged.passRetained(self).toOpaque()
            )
        }

        /// Reads the setting and asks to be told of its changes. `bus` is ours to keep.
        private func follow(_ bus: OpaquePointer) {
            let data = Unmanaged.passUnretained(self).toOpaque()
            g_dbus_connection_signal_subscribe(
                bus,
                portalName,
                portalInterface,
                "SettingChanged",
                portalPath,
                portalNamespace,
                G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, parameters, data in
                    guard let data, let parameters, g_variant_n_children(parameters) == 3 else { return }
                    let key = g_variant_get_child_value(parameters, 1)
                    let value = g_variant_get_child_value(parameters, 2)
                    defer {
                        g_variant_unref(key)
                        g_variant_unref(value)
                    }
                    guard let name = g_variant_get_string(key, nil), String(cString: name) == portalKey else { return }
                    Unmanaged<ColorSchemeWatcher>.fromOpaque(data).takeUnretainedValue().apply(value)
                },
                data,
                nil
            )
            var arguments: [OpaquePointer?] = [g_variant_new_string(portalNamespace), g_variant_new_string(portalKey)]
            g_dbus_connection_call(
                bus,
                portalName,
                portalPath,
                portalInterface,
                "Read",
                g_variant_new_tuple(&arguments, gsize(arguments.count)),
                nil,
                G_DBUS_CALL_FLAGS_NONE,
                -1,
                nil,
                { source, result, data in
                    guard let data, let source,
                        let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
                    else { return }
                    Unmanaged<ColorSchemeWatcher>.fromOpaque(data).takeUnretainedValue().apply(answer)
                    g_variant_unref(answer)
                },
                data
            )
        }

        /// Makes the portal's wish GTK's. `value` is a number in any number of wrappings.
        private func apply(_ value: OpaquePointer?) {
            guard let value else { return }
            if g_variant_is_container(value) != 0 {
                guard g_variant_n_children(value) == 1, let inner = g_variant_get_child_value(value, 0) else { return }
                apply(inner)
                g_variant_unref(inner)
                return
            }
            guard g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return }
            let wish = g_variant_get_uint32(value)
            guard wish == 1 || wish == 2 else { return }
            var setting = GValue()
            g_value_init(&setting, booleanType)
            g_value_set_boolean(&setting, wish == 1 ? 1 : 0)
            g_object_set_property(
                UnsafeMutableRawPointer(settings)?.assumingMemoryBound(to: GObject.self),
                "gtk-application-prefer-dark-theme",
                &setting
            )
            g_value_unset(&setting)
        }
    }
#endif
