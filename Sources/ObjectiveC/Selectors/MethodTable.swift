import OctantBase

/// The methods of a class that are found by their bare names, as `Selector("save:")`.
///
/// A class's table is a type called `__ObjCMethods` inside the class, not private, which `octant build` writes for
/// classes with `@objc` members, and a program may write itself (docs/architecture/objective-c.md):
///
///     extension Form {
///         nonisolated enum __ObjCMethods: ObjectiveC.MethodTable {
///             nonisolated static var methods: [ObjectiveC.Selector] { [.init("save:", Form.save(_:))] }
///         }
///     }
///
/// Subclasses inherit the methods. A private class has no table, and neither has a generic one.
/// The compiler keeps tables in optimised programs, too, where nothing but their names leads to them.
@_alwaysEmitConformanceMetadata
public protocol MethodTable {
    /// The methods, each with its name. Asked for once.
    static var methods: [Selector] { get }
}

/// The tables of the classes that were sent bare names.
enum MethodTables {
    /// The methods by name, of each class that was asked for.
    private static let known = Locked<[ObjectIdentifier: [String: Method]]>([:])

    /// The method of `type`, or of the nearest superclass, called `name`; nil where none lists it.
    static func method(_ name: String, of type: AnyClass) -> Method? {
        var next: AnyClass? = type
        while let type = next {
            if let method = methods(of: type)[name] { return method }
            next = _getSuperclass(type)
        }
        return nil
    }

    private static func methods(of type: AnyClass) -> [String: Method] {
        let id = ObjectIdentifier(type)
        if let methods = known.withLock({ $0[id] }) { return methods }
        var methods: [String: Method] = [:]
        for selector in table(of: type)?.methods ?? [] { methods[selector.description] = selector.method }
        known.withLock { [methods] in $0[id] = methods }
        return methods
    }

    /// The table inside `type`: the runtime knows types by their mangled names, and that of a type in another begins
    /// with the other's.
    private static func table(of type: AnyClass) -> (any MethodTable.Type)? {
        guard let name = _mangledTypeName(type) else { return nil }
        for kind in ["O", "V", "C"] {
            if let table = _typeByName(name + "13__ObjCMethods" + kind) as? any MethodTable.Type { return table }
        }
        return nil
    }
}
