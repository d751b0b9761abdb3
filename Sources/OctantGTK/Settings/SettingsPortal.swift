#if GTK
    import Foundation
    internal import CGTK

    /// The settings portal of desktops (xdg-desktop-portal).
    private let portalName = "org.freedesktop.portal.Desktop"
    private let portalPath = "/org/freedesktop/portal/desktop"
    private let portalInterface = "org.freedesktop.portal.Settings"

    /// Reads the desktop's settings portal and hears of changes, whenever there is one: it may come later, and come back.
    /// Render thread only; lives as long as the process.
    final class SettingsPortal {
        /// One of the portal's settings that is a number or a truth value.
        struct Key: Hashable {
            let namespace: String
            let name: String
        }

        private let keys: Set<Key>
        private let told: (Key, Double) -> Void
        private var bus: OpaquePointer?

        /// Calls `told` with what the portal says of `keys`, at first and at each change. Truth values are 0 and 1.
        init(_ keys: Set<Key>, _ told: @escaping (Key, Double) -> Void) { (self.keys, self.told) = (keys, told) }

        /// Starts to follow. Answers come later.
        func start() {
            guard SessionBus.isThere else { return }
            g_bus_get(
                G_BUS_TYPE_SESSION, nil,
                { _, result, data in
                    guard let data, let bus = g_bus_get_finish(result, nil) else { return }
                    Unmanaged<SettingsPortal>.fromOpaque(data).takeUnretainedValue().follow(bus)
                },
                Unmanaged.passRetained(self).toOpaque())
        }

        /// Asks to be told of changes, and reads what there is whenever the portal comes. `bus` is ours to keep.
        private func follow(_ bus: OpaquePointer) {
            self.bus = bus
            let data = Unmanaged.passUnretained(self).toOpaque()
            g_dbus_connection_signal_subscribe(
                bus, portalName, portalInterface, "SettingChanged", portalPath, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, parameters, data in
                    guard let data, let parameters, g_variant_n_children(parameters) == 3 else { return }
                    let words = Variant.children(parameters)
                    Unmanaged<SettingsPortal>.fromOpaque(data).takeUnretainedValue()
                        .take(namespace: words[0].text, name: words[1].text, words[2].number)
                },
                data, nil)
            g_bus_watch_name_on_connection(
                bus, portalName, G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
                { _, _, _, data in
                    guard let data else { return }
                    Unmanaged<SettingsPortal>.fromOpaque(data).takeUnretainedValue().read()
                },
                nil, data, nil)
        }

        /// Reads all settings that are followed.
        private func read() {
            let namespaces = Set(keys.map(\.namespace)).sorted()
            var names: [OpaquePointer?] = namespaces.map { g_variant_new_string($0) }
            var arguments: [OpaquePointer?] = [g_variant_new_array(nil, &names, gsize(names.count))]
            g_dbus_connection_call(
                bus, portalName, portalPath, portalInterface, "ReadAll",
                g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
                { source, result, data in
                    guard let data, let source,
                        let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
                    else { return }
                    Unmanaged<SettingsPortal>.fromOpaque(data).takeUnretainedValue().take(Variant(owning: answer))
                },
                Unmanaged.passUnretained(self).toOpaque())
        }

        /// Takes a dictionary of dictionaries, alone in a tuple.
        private func take(_ answer: Variant) {
            for namespace in answer.children.first?.children ?? [] where namespace.children.count == 2 {
                let (name, entries) = (namespace.children[0].text, namespace.children[1].children)
                for entry in entries where entry.children.count == 2 {
                    take(namespace: name, name: entry.children[0].text, entry.children[1].number)
                }
            }
        }

        private func take(namespace: String?, name: String?, _ value: Double?) {
            guard let namespace, let name, let value else { return }
            let key = Key(namespace: namespace, name: name)
            if keys.contains(key) { told(key, value) }
        }
    }
#endif
