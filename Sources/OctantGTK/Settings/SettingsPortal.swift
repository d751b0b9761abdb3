#if GTK
    import Foundation
    internal import CGTK
    import OctantBase

    /// The settings portal of desktops (xdg-desktop-portal).
    private let portalName = "org.freedesktop.portal.Desktop"
    private let portalPath = "/org/freedesktop/portal/desktop"
    private let portalInterface = "org.freedesktop.portal.Settings"

    /// Reads the desktop's settings portal and is notified of changes, whenever there is one: it may come later, and
    /// come back. Render thread only; exists as long as the process.
    final class SettingsPortal {
        /// One of the portal's settings that is a number or a truth value.
        struct Key: Hashable {
            let namespace: String
            let name: String
        }

        private let keys: Set<Key>
        private let told: (Key, Double) -> Void
        private lazy var object = BusObject(
            portalName, portalPath,
            BusObject.Listener(
                received: { [unowned self] arguments in
                    guard arguments.count == 3 else { return }
                    handle(namespace: arguments[0].text, name: arguments[1].text, arguments[2].number)
                },
                came: { [unowned self] in read() }))

        /// Calls `told` with the portal's values of `keys`, at first and at each change. Truth values are 0 and 1.
        init(_ keys: Set<Key>, _ told: @escaping (Key, Double) -> Void) { (self.keys, self.told) = (keys, told) }

        /// Starts to follow. Results come later.
        func start() { object.follow(portalInterface, "SettingChanged", startsService: true) }

        /// Reads all settings that are followed.
        private func read() {
            let namespaces = Set(keys.map(\.namespace)).ordered()
            var names: [OpaquePointer?] = namespaces.map { g_variant_new_string($0) }
            object.call(portalInterface, "ReadAll", [g_variant_new_array(nil, &names, gsize(names.count))]) {
                [unowned self] answer in
                for namespace in answer.first?.children ?? [] where namespace.children.count == 2 {
                    let (name, entries) = (namespace.children[0].text, namespace.children[1].children)
                    for entry in entries where entry.children.count == 2 {
                        handle(namespace: name, name: entry.children[0].text, entry.children[1].number)
                    }
                }
            }
        }

        private func handle(namespace: String?, name: String?, _ value: Double?) {
            guard let namespace, let name, let value else { return }
            let key = Key(namespace: namespace, name: name)
            if keys.contains(key) { told(key, value) }
        }
    }
#endif
