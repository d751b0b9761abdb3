import OctantBase

/// An object that holds its associated values itself, so that they end with it: the classes of UIKit and QuartzCore
/// that programs inherit from.
package protocol AssociationHolder: AnyObject {
    /// The values; nil while there are none. Read and set under the lock of `Associations` only.
    nonisolated var associatedValues: AssociatedValues? { get set }
}

/// The values that are associated with objects. Any thread.
///
/// Classes of our own have a place for them (`AssociationHolder`). Swift tells nobody of the end of any other object:
/// the values of those lie in a table, beside a weak reference, and those of objects that are gone are freed when the
/// table has doubled, and whenever layers are committed.
package enum Associations {
    /// `@unchecked Sendable`: it never changes, but for the reference, which the runtime guards.
    private struct Entry: @unchecked Sendable {
        let object: Weak<AnyObject>
        let values: AssociatedValues
    }

    /// The values of objects that have no place for them, by the objects' addresses.
    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The values of classes, which do not end.
        var types: [ObjectIdentifier: AssociatedValues] = [:]
        /// The number of entries there may be before those of objects that are gone are looked for.
        var mostEntries = 16

        /// The values of `object`, and entries of objects that are gone, which were taken out.
        mutating func values(ofInstance object: AnyObject, makes: Bool) -> (AssociatedValues?, [Entry]) {
            let id = ObjectIdentifier(object)
            var gone: [Entry] = []
            if let entry = entries[id] {
                // Another object may lie where one that is gone lay.
                if entry.object.object === object { return (entry.values, []) }
                gone.append(entry)
                entries[id] = nil
            }
            guard makes else { return (nil, gone) }
            if entries.count >= mostEntries { gone += sweep() }
            let values = AssociatedValues()
            entries[id] = Entry(object: Weak(object), values: values)
            return (values, gone)
        }

        /// Takes out the entries of objects that are gone.
        mutating func sweep() -> [Entry] {
            let gone = entries.filter { $0.value.object.object == nil }
            for id in gone.keys { entries[id] = nil }
            mostEntries = max(16, 2 * entries.count)
            return Array(gone.values)
        }
    }

    private static let table = Locked(Table())

    /// The values of `object`, an object or a class, with a place for them.
    package static func values(of object: Any) -> AssociatedValues {
        // There always are some where some are made.
        values(of: object, makes: true) ?? AssociatedValues()
    }

    /// The values of `object`; nil if it never had any.
    package static func existingValues(of object: Any) -> AssociatedValues? { values(of: object, makes: false) }

    private static func values(of object: Any, makes: Bool) -> AssociatedValues? {
        nonisolated(unsafe) let object = object  // It is only looked at under the lock.
        let (values, gone): (AssociatedValues?, [Entry]) = table.withLock { table in
            if let type = object as? AnyClass {
                let id = ObjectIdentifier(type)
                if makes, table.types[id] == nil { table.types[id] = AssociatedValues() }
                return (table.types[id], [])
            }
            if let holder = object as? any AssociationHolder {
                if makes, holder.associatedValues == nil { holder.associatedValues = AssociatedValues() }
                return (holder.associatedValues, [])
            }
            return table.values(ofInstance: object as AnyObject, makes: makes)
        }
        // What belonged to objects that are gone ends after the lock.
        withExtendedLifetime(gone) {}
        return values
    }

    /// Frees the values of objects that are gone.
    package static func sweep() {
        let gone: [Entry] = table.withLock { $0.entries.isEmpty ? [] : $0.sweep() }
        withExtendedLifetime(gone) {}
    }
}
