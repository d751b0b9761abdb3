import OctantBase

/// Types that are found by where they are declared, in classes.
///
/// The runtime knows types by their mangled names, and that of a type in a class begins with the class's.
package enum NestedTypes {
    /// The types that were asked for, by the mangled name: the runtime takes long to say that there is none.
    private static let known = Locked<[String: Any.Type?]>([:])

    /// Returns the type called `name` inside `type` or, with a module, inside that module's extensions of `type`; nil
    /// for none, in a private class, and in a generic one that is itself inside another type.
    package static func type(_ name: String, in type: AnyClass, extendedBy module: String? = nil) -> Any.Type? {
        guard let whole = _mangledTypeName(type) else { return nil }
        let context = module.map { "\($0.utf8.count)\($0)E" } ?? ""
        let own = "\(context)\(name.utf8.count)\(name)"
        // What a generic class is made of stands behind the names of both: "1a4ListCySiG", "1a4ListC5TableOySi_G".
        let generic = nominalName(of: type).flatMap { plain -> (String, String)? in
            guard whole.hasPrefix(plain + "y"), whole.hasSuffix("G") else { return nil }
            return (plain, whole.dropFirst(plain.count).dropLast() + "_G")
        }
        let (before, after) = generic ?? (whole, "")
        let key = "\(before)\(own) \(after)"
        if let found = known.withLock({ $0[key] }) { return found }
        let found = ["O", "V", "C"].lazy.compactMap { _typeByName(before + own + $0 + after) }.first
        known.withLock { $0[key] = .some(found) }
        return found
    }

    /// The name of the module that declares `type`.
    package static func module(of type: AnyClass) -> String? {
        String(reflecting: type).split(separator: ".", maxSplits: 1).first.map(String.init)
    }

    /// The mangled name of a class that stands in no other type, without what it is made of.
    private static func nominalName(of type: AnyClass) -> String? {
        let names = String(reflecting: type).prefix { $0 != "<" }.split(separator: ".")
        guard names.count == 2 else { return nil }
        return names.map { "\($0.utf8.count)\($0)" }.joined() + "C"
    }
}
