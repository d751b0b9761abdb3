#if GTK
    import CGTK

    @testable import OctantGTK

    extension Variant {
        /// The value of `text` in GVariant's own notation; nil when it is none.
        convenience init?(parsing text: String) {
            guard let pointer = g_variant_parse(nil, text, nil, nil, nil) else { return nil }
            self.init(owning: pointer)
        }

        /// A double.
        convenience init?(number: Double) {
            guard let pointer = g_variant_new_double(number) else { return nil }
            self.init(owning: g_variant_ref_sink(pointer))
        }
    }
#endif
