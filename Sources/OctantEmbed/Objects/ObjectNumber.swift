#if GTK
    internal import CGTK

    /// The type of the descriptions of numbers: GObject's own but for a value out of range, which is clamped with a
    /// warning instead of refused. What is no number counts as the default.
    enum ObjectNumber {
        /// A description of a property of `name`, to be owned by a class.
        static func spec(
            _ name: String, _ about: String, _ range: ClosedRange<Double>, _ standard: Double, flags: GParamFlags
        ) -> UnsafeMutablePointer<GParamSpec>? {
            // Without this flag GObject refuses what was clamped.
            let flags = GParamFlags(flags.rawValue | G_PARAM_LAX_VALIDATION.rawValue)
            guard let made = g_param_spec_internal(type, name, name, about, flags) else { return nil }
            let spec = made.assumingMemoryBound(to: GParamSpecDouble.self)
            (spec.pointee.minimum, spec.pointee.maximum) = (range.lowerBound, range.upperBound)
            spec.pointee.default_value = standard
            return made.assumingMemoryBound(to: GParamSpec.self)
        }

        /// GObject's own type of descriptions of numbers.
        private static let base = g_type_from_name("GParamDouble")

        private static let type: GType = {
            var query = GTypeQuery()
            g_type_query(base, &query)
            return g_type_register_static_simple(
                base, "OctantParamNumber", query.class_size,
                { data, _ in
                    data?.assumingMemoryBound(to: GParamSpecClass.self).pointee.value_validate = { spec, value in
                        ObjectNumber.validate(spec, value) ? 1 : 0
                    }
                }, query.instance_size, nil, GTypeFlags(rawValue: 0))
        }()

        /// Clamps `value`. Returns whether it was out of range.
        private static func validate(
            _ spec: UnsafeMutablePointer<GParamSpec>?, _ value: UnsafeMutablePointer<GValue>?
        ) -> Bool {
            guard let spec, let value else { return false }
            let (number, limits) = (
                g_value_get_double(value), UnsafeMutableRawPointer(spec).load(as: GParamSpecDouble.self)
            )
            let clamped =
                number.isNaN ? limits.default_value : min(max(number, limits.minimum), limits.maximum)
            guard clamped != number else { return false }
            g_value_set_double(value, clamped)
            let name = "\(String(cString: g_type_name(spec.pointee.owner_type))):\(String(cString: spec.pointee.name))"
            let range = "\(limits.minimum)...\(limits.maximum)"
            GLibMessage.warn("\(name) is \(range): \(number) is taken for \(clamped)")
            return true
        }
    }
#endif
