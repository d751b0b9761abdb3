#if GTK
    internal import CATK

    /// The kinds of ATK objects that stand for elements: what an object can do is a matter of its type, so there is one
    /// for each set of abilities. Render thread only.
    struct AccessibleType: OptionSet, Hashable {
        let rawValue: Int

        /// It has a number.
        static let value = AccessibleType(rawValue: 1)
        /// Something can be done with it.
        static let action = AccessibleType(rawValue: 2)
        /// It is a window.
        static let window = AccessibleType(rawValue: 4)
        /// It has a text that can be gone through.
        static let text = AccessibleType(rawValue: 8)
        /// That can be changed.
        static let editableText = AccessibleType(rawValue: 16)

        /// What is added to `AtkObject` for each instance: a pointer to the `Accessible` it stands for, nil once that
        /// is gone.
        private static let extra = MemoryLayout<UnsafeRawPointer?>.stride
        private nonisolated(unsafe) static var made: [AccessibleType: GType] = [:]  // Render thread only.

        /// A new object of this type that stands for nothing yet; nil when GObject makes none.
        func makeObject() -> UnsafeMutablePointer<AtkObject>? {
            let type = Self.made[self] ?? register()
            Self.made[self] = type
            return g_object_new_with_properties(type, 0, nil, nil)
                .map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: AtkObject.self) }
        }

        /// The object stands for `accessible`, which must call `detach` before it goes.
        static func attach(_ object: UnsafeMutablePointer<AtkObject>, to accessible: Accessible) {
            slot(of: object).pointee = UnsafeRawPointer(Unmanaged.passUnretained(accessible).toOpaque())
        }

        /// The object stands for nothing any more; others may hold it on.
        static func detach(_ object: UnsafeMutablePointer<AtkObject>) { slot(of: object).pointee = nil }

        /// What an object of ours stands for; nil when that is gone.
        static func accessible(_ object: UnsafeMutableRawPointer?) -> Accessible? {
            guard let object else { return nil }
            return slot(of: object.assumingMemoryBound(to: AtkObject.self)).pointee
                .map { Unmanaged<Accessible>.fromOpaque($0).takeUnretainedValue() }
        }

        /// The pointer stands behind the base's own part.
        private static func slot(
            of object: UnsafeMutablePointer<AtkObject>
        ) -> UnsafeMutablePointer<UnsafeRawPointer?> {
            UnsafeMutableRawPointer(object).advanced(by: baseSize).assumingMemoryBound(to: UnsafeRawPointer?.self)
        }

        /// Bytes of an `AtkObject`, rounded up to where a pointer may stand.
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
