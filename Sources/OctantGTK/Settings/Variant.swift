#if GTK
    internal import CGTK

    /// A value as it comes over D-Bus. Render thread only.
    final class Variant {
        private let pointer: OpaquePointer

        /// A value whose one reference is ours from now on.
        init(owning pointer: OpaquePointer) { self.pointer = pointer }

        deinit { g_variant_unref(pointer) }

        /// The parts of a tuple, an array, an entry or a wrapping; none of anything else.
        var children: [Variant] { Self.children(pointer) }

        /// The parts of `pointer`, which stays its owner's.
        static func children(_ pointer: OpaquePointer) -> [Variant] {
            guard g_variant_is_container(pointer) != 0 else { return [] }
            return (0..<g_variant_n_children(pointer)).compactMap { index in
                g_variant_get_child_value(pointer, index).map { Variant(owning: $0) }
            }
        }

        /// The text that it is; nil for anything else.
        var text: String? {
            guard g_variant_classify(pointer) == G_VARIANT_CLASS_STRING else { return nil }
            return g_variant_get_string(pointer, nil).map { String(cString: $0) }
        }

        /// The number that it is, in any number of wrappings, 0 and 1 for false and true; nil for anything else.
        var number: Double? {
            switch g_variant_classify(pointer) {
            case G_VARIANT_CLASS_VARIANT: children.first?.number
            case G_VARIANT_CLASS_BOOLEAN: g_variant_get_boolean(pointer) != 0 ? 1 : 0
            case G_VARIANT_CLASS_UINT32: Double(g_variant_get_uint32(pointer))
            case G_VARIANT_CLASS_INT32: Double(g_variant_get_int32(pointer))
            case G_VARIANT_CLASS_DOUBLE: g_variant_get_double(pointer)
            default: nil
            }
        }
    }
#endif
