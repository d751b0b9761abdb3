#if GTK
    import Foundation
    import OctantBase
    import RenderServer
    internal import CATK

    /// Seconds after the bridge's start when readers are notified once more which window is active. The bridge asks the
    /// bus what they listen to, does not report when the answer came, and sends nothing before; usually that takes .1
    /// s.
    private let reminders = [0.3, 1, 3]

    /// The objects of this process in the desktop's registry of screen readers: the application, and the windows in it.
    /// Render thread only.
    ///
    /// ATK objects go over at-spi2's bridge, which serves the default main context: the render thread's. So a reader is
    /// answered whatever the app's main thread does.
    final class AccessibilityBridge {
        /// Whether readers may be there: there is a session bus, and `NO_AT_BRIDGE=1` is not set. Any thread; asked for
        /// when the display has started.
        static let isWanted = ProcessInfo.processInfo.environment["NO_AT_BRIDGE"] != "1" && SessionBus.isThere

        /// The one for the process, made at its first use.
        static let shared = Confined(AccessibilityBridge())

        private var windows: [AccessibleWindow] = []
        /// The windows with a tree until it is known whether readers can be reached.
        private var waiting: [AccessibleWindow] = []
        /// The check whether readers can be reached, from the first window's first tree on.
        private var search: AccessibilityBus?
        private var application: UnsafeMutablePointer<AtkObject>?
        private var reminder: WakeTimer?

        private init() {}

        /// Registers `window`, which has a tree, with the desktop, and the application before its first.
        func add(_ window: AccessibleWindow) {
            if let application { return show(window, in: application) }
            waiting.append(window)
            guard search == nil else { return }
            let search = AccessibilityBus()
            self.search = search
            search.find { [unowned self] failure in
                let windows = waiting
                waiting = []
                if let failure {
                    Log.once("accessibility.bridge", "no screen reader can be reached: \(failure)")
                } else if let application = start() {
                    for window in windows { show(window, in: application) }
                }
            }
        }

        private func show(_ window: AccessibleWindow, in application: UnsafeMutablePointer<AtkObject>) {
            guard let root = window.root else { return }
            (window.application, window.index) = (application, windows.count)
            windows.append(window)
            octant_emit_child(application, "children-changed::add", guint(window.index), root.object)
            octant_emit(root.object, "create")
        }

        /// `window` is closed.
        func remove(_ window: AccessibleWindow) {
            waiting.removeAll { $0 === window }
            guard let index = windows.firstIndex(where: { $0 === window }) else { return }
            windows.remove(at: index)
            for (index, window) in windows.enumerated() { window.index = index }
            guard let application, let root = window.root else { return }
            octant_emit(root.object, "destroy")
            octant_emit_child(application, "children-changed::remove", guint(index), root.object)
        }

        // MARK: The application

        /// Makes the application's object and starts the bridge. The object exists as long as the process.
        private func start() -> UnsafeMutablePointer<AtkObject>? {
            guard let instance = g_object_new_with_properties(Self.type, 0, nil, nil) else { return nil }
            let application = UnsafeMutableRawPointer(instance).assumingMemoryBound(to: AtkObject.self)
            self.application = application
            atk_object_set_role(application, ATK_ROLE_APPLICATION)
            atk_object_set_name(application, g_get_application_name())
            guard let utility = g_type_class_ref(atk_util_get_type()) else { return nil }
            let functions = utility.assumingMemoryBound(to: AtkUtilClass.self)
            functions.pointee.get_root = { AccessibilityBridge.shared.value.application }
            functions.pointee.get_toolkit_name = { AccessibilityBridge.toolkitName }
            functions.pointee.get_toolkit_version = { AccessibilityBridge.toolkitVersion }
            AccessibleKeys.install(in: functions)
            if atk_bridge_adaptor_init(nil, nil) != 0 {
                Log.once("accessibility.bridge", "no screen reader can be reached: at-spi2's bridge did not start")
            }
            let start = HostClock().now()
            var instants = reminders.map { start + $0 }
            let timer = WakeTimer { [unowned self] in
                for window in windows { window.remind() }
                instants.removeFirst()
                if let next = instants.first { reminder?.set(next) } else { reminder = nil }
            }
            timer.set(instants[0])
            reminder = timer
            return application
        }

        // Both are never written to.
        private nonisolated(unsafe) static let toolkitName = strdup("Octant").map { UnsafePointer($0) }
        private nonisolated(unsafe) static let toolkitVersion = strdup("1").map { UnsafePointer($0) }

        /// The type of the application's object, whose children are the windows.
        private static let type: GType = {
            var base = GTypeQuery()
            g_type_query(atk_object_get_type(), &base)
            var info = GTypeInfo()
            (info.class_size, info.instance_size) = (guint16(base.class_size), guint16(base.instance_size))
            info.class_init = { type, _ in
                guard let table = type?.assumingMemoryBound(to: AtkObjectClass.self) else { return }
                table.pointee.get_n_children = { _ in gint(AccessibilityBridge.shared.value.windows.count) }
                table.pointee.ref_child = { _, index in
                    let windows = AccessibilityBridge.shared.value.windows
                    guard windows.indices.contains(Int(index)), let object = windows[Int(index)].root?.object else {
                        return nil
                    }
                    g_object_ref(object)
                    return object
                }
            }
            return g_type_register_static(atk_object_get_type(), "OctantApplication", &info, GTypeFlags(rawValue: 0))
        }()
    }
#endif
