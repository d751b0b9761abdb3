#if GTK
    internal import CATK

    /// The kinds of ATK objects that represent elements: what an object can do is a matter of its type, so there is one
    /// for each set of abilities. Render thread only.
    struct AccessibleType: OptionSet, Hashable {
        let rawValue: Int

        /// The element has a number.
        static let value = AccessibleType(rawValue: 1)
        /// The element has actions.
        static let action = AccessibleType(rawValue: 2)
        /// The element is a window.
        static let window = AccessibleType(rawValue: 4)
        /// The element has a text that can be read.
        static let text = AccessibleType(rawValue: 8)
        /// The element has a text that can be changed.
        static let editableText = AccessibleType(rawValue: 16)

        /// The data added to `AtkObject` for each instance: a pointer to its `Accessible`, nil once that is gone.
        private static let extra = MemoryLayout<UnsafeRawPointer?>.stride
        private nonisolated(unsafe) static var made: [AccessibleType: GType] = [:]  // Render thread only.

        /// A new object of this type without an accessible yet; nil when GObject makes none.
        func makeObject() -> UnsafeMutablePointer<AtkObject>? {
            let type = Self.made[self] ?? register()
            Self.made[self] = type
            return g_object_new_with_properties(type, 0, nil, nil)
                .map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: AtkObject.self) }
        }

        /// Makes the object represent `accessible`, which must call `detach` before it goes.
        static func attach(_ object: UnsafeMutablePointer<AtkObject>, to accessible: Accessible) {
            slot(of: object).pointee = UnsafeRawPointer(Unmanaged.passUnretained(accessible).toOpaque())
        }

        /// Makes the object represent nothing any more; others may hold it on.
        static func detach(_ object: UnsafeMutablePointer<AtkObject>) { slot(of: object).pointee = nil }

        /// The accessible of an object of ours; nil when that is gone.
        static func accessible(_ object: UnsafeMutableRawPointer?) -> Accessible? {
            guard let object else { return nil }
            return slot(of: object.assumingMemoryBound(to: AtkObject.self)).pointee
                .map { Unmanaged<Accessible>.fromOpaque($0).takeUnretainedValue() }
        }

        /// The pointer is behind the base's own part.
        private static func slot(
            of object: UnsafeMutablePointer<AtkObject>
        ) -> UnsafeMutablePointer<UnsafeRawPointer?> {
            UnsafeMutableRawPointer(object).advanced(by: baseSize).assumingMemoryBound(to: UnsafeRawPointer?.self)
        }

        /// The bytes of an `AtkObject`, rounded up to the alignment of a pointer.
        private static let baseSize: Int = {
            let size = Int(base.instance_size)
            return (size + extra - 1) / extra * extra
        }()

        private nonisolated(unsafe) static let base: GTypeQuery = {  // Never written.
            var query = GTypeQuery()
            g_type_query(atk_object_get_type(), &query)
            return query
        }()

        private func register() -> GType {
            var info = GTypeInfo()
            info.class_size = guint16(Self.base.class_size)
            info.instance_size = guint16(Self.baseSize + Self.extra)
            info.class_init = { type, _ in
                guard let type else { return }
                AccessibleFunctions.fill(type.assumingMemoryBound(to: AtkObjectClass.self))
            }
            let type = g_type_register_static(
                atk_object_get_type(), "OctantAccessible\(rawValue)", &info, GTypeFlags(rawValue: 0))
            add(to: type, atk_component_get_type()) { table, _ in
                if let table { AccessibleFunctions.fill(table.assumingMemoryBound(to: AtkComponentIface.self)) }
            }
            if contains(.value) {
                add(to: type, atk_value_get_type()) { table, _ in
                    if let table { AccessibleFunctions.fill(table.assumingMemoryBound(to: AtkValueIface.self)) }
                }
            }
            if contains(.action) {
                add(to: type, atk_action_get_type()) { table, _ in
                    if let table { AccessibleFunctions.fill(table.assumingMemoryBound(to: AtkActionIface.self)) }
                }
            }
            if contains(.text) {
                add(to: type, atk_text_get_type()) { table, _ in
                    if let table { AccessibleTextFunctions.fill(table.assumingMemoryBound(to: AtkTextIface.self)) }
                }
            }
            if contains(.editableText) {
                add(to: type, atk_editable_text_get_type()) { table, _ in
                    if let table {
                        AccessibleTextFunctions.fill(table.assumingMemoryBound(to: AtkEditableTextIface.self))
                    }
                }
            }
            // It has signals only.
            if contains(.window) { add(to: type, atk_window_get_type()) { _, _ in } }
            return type
        }

        private func add(to type: GType, _ interface: GType, _ initialize: @escaping GInterfaceInitFunc) {
            var info = GInterfaceInfo()
            info.interface_init = initialize
            g_type_add_interface_static(type, interface, &info)
        }
    }
#endif
