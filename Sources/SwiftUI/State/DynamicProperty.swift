@_spi(Reflection) import Swift

/// A property of a view that gets its value from what lasts while views come and go. One's own consists of others, such
/// as `@State` and `@Environment`; `update()` is called before the body that may read it runs.
public protocol DynamicProperty {
    /// The values of the properties inside are as the body will see them.
    mutating func update()

    /// Connects a view's property with what lasts. Not for programs.
    @MainActor static func _bind(_ property: inout Self, _ binder: _PropertyBinder)
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Connects the dynamic properties inside.
    @MainActor public static func _bind(_ property: inout Self, _ binder: _PropertyBinder) {
        binder.binder.bind(&property, DynamicFields.of(Self.self))
    }
}

/// The binder that connects a view's properties with their storage. Of no use to programs.
@MainActor public struct _PropertyBinder {
    let binder: PropertyBinder
}

/// The dynamic properties of a type, found once.
@MainActor struct DynamicFields {
    let fields: [(offset: Int, type: any DynamicProperty.Type)]

    var isEmpty: Bool { fields.isEmpty }

    private static var known: [ObjectIdentifier: DynamicFields] = [:]

    static func of(_ type: Any.Type) -> DynamicFields {
        let key = ObjectIdentifier(type)
        if let found = known[key] { return found }
        var fields: [(offset: Int, type: any DynamicProperty.Type)] = []
        // Classes keep their fields elsewhere than in the value; nothing is connected there.
        if !(type is AnyObject.Type) {
            _forEachField(of: type, options: []) { _, offset, fieldType, _ in
                if let fieldType = fieldType as? any DynamicProperty.Type { fields.append((offset, fieldType)) }
                return true
            }
        }
        let found = DynamicFields(fields: fields)
        known[key] = found
        return found
    }
}

/// Holds what lasts of a node's dynamic properties, in the order in which they are found.
@MainActor final class PropertyBinder {
    let reader: Reader
    private var kept: [AnyObject] = []
    private var next = 0
    private var depth = 0

    init(_ reader: Reader) { self.reader = reader }

    /// Connects the dynamic properties of `value`.
    func bind<Value>(_ value: inout Value, _ fields: DynamicFields) {
        if depth == 0 { next = 0 }
        depth += 1
        withUnsafeMutablePointer(to: &value) { pointer in
            let memory = UnsafeMutableRawPointer(pointer)
            for field in fields.fields { bind(field.type, at: memory.advanced(by: field.offset)) }
        }
        depth -= 1
    }

    private func bind<Property: DynamicProperty>(_ type: Property.Type, at memory: UnsafeMutableRawPointer) {
        let pointer = memory.assumingMemoryBound(to: Property.self)
        Property._bind(&pointer.pointee, _PropertyBinder(binder: self))
        pointer.pointee.update()
    }

    /// The object kept for the next property, made now if the node is new.
    func keep<Object: AnyObject>(_ make: () -> Object) -> Object {
        defer { next += 1 }
        if next < kept.count, let object = kept[next] as? Object { return object }
        let object = make()
        if next < kept.count { kept[next] = object } else { kept.append(object) }
        return object
    }

    func removeAll() { kept.removeAll() }
}
