@_spi(Reflection) import Swift

/// The first words of types' metadata, by Swift's ABI: for structures, for tuples, and for values of any type that
/// conforms.
private let structureKind = 0x200, tupleKind = 0x301, existentialKind = 0x303

/// A type that decides itself whether a view with another value of it has to run its body.
protocol ComparableInput {
    /// Whether a body that was made of `one` needs not run for `other`.
    @MainActor static func isSame(_ one: Self, _ other: Self) -> Bool
}

/// Decides whether a view differs from the one that it replaces. Main actor only.
///
/// Values that are `Equatable` are compared by that; objects by identity; other structures field by field; other plain
/// memory byte by byte. What cannot be compared, closures above all, counts as different. The comparison of a type is
/// determined once.
@MainActor enum InputComparison {
    typealias Compare = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    private static var known: [ObjectIdentifier: Compare] = [:]

    /// Whether `one` and `other` are the same as far as can be determined.
    static func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
        let compare = comparison(of: Value.self)
        return withUnsafePointer(to: one) { a in withUnsafePointer(to: other) { b in compare(a, b) } }
    }

    static func comparison(of type: Any.Type) -> Compare {
        let key = ObjectIdentifier(type)
        if let compare = known[key] { return compare }
        // A type that contains itself through references would ask for itself: until it is known, it differs.
        known[key] = { _, _ in false }
        let compare = make(type)
        known[key] = compare
        return compare
    }

    private static func make(_ type: Any.Type) -> Compare {
        if let type = type as? any ComparableInput.Type { return asked(type) }
        if let type = type as? any Equatable.Type { return equated(type) }
        if type is AnyObject.Type { return identified }
        return structural(type)
    }

    private static func asked<T: ComparableInput>(_ type: T.Type) -> Compare {
        { T.isSame($0.assumingMemoryBound(to: T.self).pointee, $1.assumingMemoryBound(to: T.self).pointee) }
    }

    private static func equated<T: Equatable>(_ type: T.Type) -> Compare {
        { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }

    private static let identified: Compare = {
        $0.load(as: UnsafeRawPointer?.self) == $1.load(as: UnsafeRawPointer?.self)
    }

    private static func structural<T>(_ type: T.Type) -> Compare {
        // What else there is has no fields that can be reflected; asked for them, reflection ends the program.
        guard [structureKind, tupleKind].contains(kind(of: type)) else { return plain(type) }
        let mayHoldWeak = !_isBitwiseTakable(type)
        var fields: [(offset: Int, compare: Compare)] = []
        let isStructure = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            let compare = MainActor.assumeIsolated {
                (mayHoldWeak ? weak(fieldType) : nil) ?? comparison(of: fieldType)
            }
            fields.append((offset, compare))
            return true
        }
        guard isStructure, !fields.isEmpty else {
            // Field by field above, where there are fields: what lies between them has no meaning.
            return plain(type)
        }
        return { one, other in
            fields.allSatisfy { $0.compare(one.advanced(by: $0.offset), other.advanced(by: $0.offset)) }
        }
    }
}

extension InputComparison {
    private static func kind(of type: Any.Type) -> Int {
        unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    }

    /// The comparison of a field of this type that may be weak; nil for one that cannot be.
    ///
    /// Reflection reports a weak field as an optional, but its memory contains no reference that could be read. It is
    /// the same for the same object, so the memory is compared, as it also can be if the field is not weak.
    private static func weak(_ type: Any.Type) -> Compare? {
        guard let optional = type as? any PossiblyWeak.Type else { return nil }
        guard optional.wrapped is AnyObject.Type || kind(of: optional.wrapped) == existentialKind else { return nil }
        let size = optional.size
        return { memcmp($0, $1, size) == 0 }
    }

    /// Plain memory byte by byte; all else counts as different.
    private static func plain<T>(_ type: T.Type) -> Compare {
        guard _isPOD(type) else { return { _, _ in false } }
        let size = MemoryLayout<T>.size
        return { memcmp($0, $1, size) == 0 }
    }
}

/// An optional, whatever of.
private protocol PossiblyWeak {
    static var wrapped: Any.Type { get }
    static var size: Int { get }
}

extension Optional: PossiblyWeak {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate static var size: Int { MemoryLayout<Wrapped?>.size }
}

extension Optional: ComparableInput {
    static func isSame(_ one: Wrapped?, _ other: Wrapped?) -> Bool {
        switch (one, other) {
        case (let one?, let other?): InputComparison.isSame(one, other)
        case (nil, nil): true
        default: false
        }
    }
}

extension Array: ComparableInput {
    static func isSame(_ one: [Element], _ other: [Element]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { InputComparison.isSame($0, $1) }
    }
}
