#if GTK
    import Foundation
    import OctantBase
    internal import CGTK
    internal import OctantGTK
    internal import UIKit

    /// The view that the widgets of a GObject class show, and the values of their properties.
    @MainActor
    protocol WidgetContent: UIView {
        /// The value of property number `index` of its class, from 0 on.
        func value(of index: Int) -> ObjectValue
        /// Gives property number `index` another value. Returns the names of the signals that are due.
        func set(_ index: Int, to value: ObjectValue) -> [String]
    }

    /// A GObject class of widgets, each of which shows a view of its own. GObject has it for good.
    ///
    /// `@unchecked Sendable`: nothing in it changes once it is made.
    final class WidgetClass: @unchecked Sendable {
        /// The GType.
        private(set) var type: GType = 0
        let name: String
        let properties: [ObjectProperty]
        private let cssName: String
        /// Names of signals without arguments.
        private let signals: [String]
        private let makeContent: @MainActor () -> any WidgetContent

        /// All classes by GType: GObject tells an instance its type only.
        private static let registered = Locked<[GType: WidgetClass]>([:])

        /// Registers a class of `name`, whose widgets the theme calls `cssName`.
        init(
            _ name: String, cssName: String, properties: [ObjectProperty], signals: [String] = [],
            content: @escaping @MainActor () -> any WidgetContent
        ) {
            (self.name, self.cssName, self.properties) = (name, cssName, properties)
            (self.signals, makeContent) = (signals, content)
            var query = GTypeQuery()
            g_type_query(WidgetDisplay.type, &query)
            var info = GTypeInfo()
            (info.class_size, info.instance_size) = (guint16(query.class_size), guint16(query.instance_size))
            info.class_data = UnsafeRawPointer(Unmanaged.passRetained(self).toOpaque())
            info.class_init = { table, data in
                guard let table, let data else { return }
                Unmanaged<WidgetClass>.fromOpaque(data).takeUnretainedValue().fill(table)
            }
            info.instance_init = { instance, table in
                guard let instance, let type = table?.assumingMemoryBound(to: GTypeClass.self).pointee.g_type else {
                    return
                }
                WidgetClass.registered.withLock { $0[type] }?.start(instance)
            }
            type = g_type_register_static(WidgetDisplay.type, name, &info, GTypeFlags(rawValue: 0))
            Self.registered.withLock { $0[type] = self }
        }

        /// Whether `widget` is one of this class.
        func has(_ widget: OpaquePointer?) -> Bool {
            let instance = widget.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GTypeInstance.self) }
            return g_type_check_instance_is_a(instance, type) != 0
        }

        /// A new widget, floating.
        func make() -> OpaquePointer? { g_object_new_with_properties(type, 0, nil, nil).map { OpaquePointer($0) } }

        // MARK: Called by GObject

        /// Puts our functions and properties into the class.
        private func fill(_ table: UnsafeMutableRawPointer) {
            let widgets = table.assumingMemoryBound(to: GtkWidgetClass.self)
            gtk_widget_class_set_css_name(widgets, cssName)
            gtk_widget_class_set_accessible_role(widgets, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
            let objects = table.assumingMemoryBound(to: GObjectClass.self)
            objects.pointee.set_property = { object, number, value, spec in
                guard let object, let value else { return }
                WidgetInstance.of(object)?.set(Int(number) - 1, to: value, of: object, spec)
            }
            objects.pointee.get_property = { object, number, value, _ in
                guard let object, let value else { return }
                WidgetInstance.of(object)?.value(of: Int(number) - 1)?.fill(value)
            }
            for (index, property) in properties.enumerated() {
                g_object_class_install_property(objects, guint(index + 1), property.spec)
            }
            // G_TYPE_NONE, which is a macro: the first of GObject's fundamental types.
            for signal in signals {
                g_signal_newv(signal, type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, GType(1 << 2), 0, nil)
            }
        }

        /// Gives a new instance its view.
        private func start(_ instance: UnsafeMutablePointer<GTypeInstance>) {
            // GObject waits for this on the same thread.
            nonisolated(unsafe) let object = UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GObject.self)
            do {
                guard Thread.isMainThread else { throw OctantWidgetError.notOnMainThread }
                try MainActor.assumeIsolated {
                    let content = makeContent()
                    WidgetInstance(self, content).attach(to: object)
                    _ = try WidgetHost(view: content, in: OpaquePointer(object))
                }
            } catch {
                GLibMessage.warn("\(name): \(error)")
            }
        }
    }
#endif
