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
/// Subclasses inherit the methods. An extension of a class of another module has a table of the same name, which goes
/// for objects whose class, or one above it, is of the extension's module. A private class says its methods as a
/// `MethodListing`.
/// The compiler keeps tables in optimised programs, too, where nothing but their names leads to them.
@_alwaysEmitConformanceMetadata
public protocol MethodTable {
    /// The methods, each with its name. Asked for once for each class that has them.
    static var methods: [Selector] { get }
}

/// A class whose methods are found by their bare names, though the class itself is not: a private one.
///
/// Each class below one that says so overrides the property, and adds its own to `super.listedMethods`.
public protocol MethodListing: AnyObject {
    /// The methods, each with its name; of two of one name the last. Asked for once a class.
    nonisolated static var listedMethods: [Selector] { get }
}

/// The methods of the classes that were sent bare names.
enum MethodTables {
    private static let known = Locked<[ObjectIdentifier: [String: Method]]>([:])

    /// The method of `type`, or of the nearest superclass, called `name`; nil where none lists it.
    static func method(_ name: String, of type: AnyClass) -> Method? {
        let id = ObjectIdentifier(type)
        if let methods = known.withLock({ $0[id] }) { return methods[name] }
        var methods: [String: Method] = [:]
        for selector in selectors(of: type) { methods[selector.description] = selector.method }
        known.withLock { [methods] in $0[id] = methods }
        return methods[name]
    }

    /// The methods that `type` and the classes above it list, those above first.
    private static func selectors(of type: AnyClass) -> [Selector] {
        let line = Array(sequence(first: type) { _getSuperclass($0) })
        let modules = Set(line.compactMap(NestedTypes.module)).ordered()
        let tables = line.reversed().flatMap { type in
            (modules.map(Optional.some) + [nil]).map { module in
                NestedTypes.type("__ObjCMethods", in: type, extendedBy: module) as? any MethodTable.Type
            }
        }
        return tables.flatMap { $0?.methods ?? [] } + ((type as? any MethodListing.Type)?.listedMethods ?? [])
    }
}
