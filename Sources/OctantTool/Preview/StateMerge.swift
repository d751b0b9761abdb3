import OctantBase
import UIKit

/// What is carried over when one generation of a module follows another: what was changed since it was shown, and
/// what the next one still has. What nobody changed is as the new source says.
@MainActor
struct StateMerge {
    /// A generation as far as its values are concerned.
    struct Generation {
        let names: GenerationNames
        /// By the name of a type of the module, what it is made of; only types that are values alone.
        let valueTexts: [String: String]
    }

    private let generation: Generation
    /// The values when it was shown.
    private let first: [StateSlot.Key: Any]
    private let slots: [StateSlot]

    /// Notes what `slots`, those of `generation`, hold now, when it has been shown.
    init(_ slots: [StateSlot], of generation: Generation) {
        (self.slots, self.generation) = (slots, generation)
        first = Dictionary(slots.compactMap { slot in slot.read().map { (slot.key, $0) } }) { $1 }
    }

    /// The values that have changed, among those of `slots`, which are what there is now.
    func changes(in slots: [StateSlot]) -> [StateSlot.Key: Any] {
        // What came later than the first picture is compared with nothing: it is as the source made it, or a user.
        var changes: [StateSlot.Key: Any] = [:]
        for slot in slots {
            guard let value = slot.read(), let former = first[slot.key] else { continue }
            if !Self.isSame(former, value) { changes[slot.key] = value }
        }
        return changes
    }

    /// Sets in `slots`, those of the generation `next`, what `changes` of this one hold. Returns the names of what
    /// began anew instead, in order.
    func carry(_ changes: [StateSlot.Key: Any], to slots: [StateSlot], of next: Generation) -> [String] {
        var anew: [String] = []
        let types = Dictionary(self.slots.map { ($0.key, $0.type) }) { $1 }
        for slot in slots {
            guard let value = changes[slot.key] else { continue }
            if let new = converted(value, types[slot.key] ?? type(of: value), to: slot.type, of: next) {
                slot.write(new)
            } else {
                anew.append(slot.key.name)
            }
        }
        return anew.ordered()
    }

    /// Returns `value`, of `type`, as one of `other` of the next generation; nil where it cannot be.
    private func converted(_ value: Any, _ type: Any.Type, to other: Any.Type, of next: Generation) -> Any? {
        if Self.holdsObjects(value) { return nil }
        if type == other { return value }
        let text = generation.names.source(of: type)
        let parts = generation.names.ownParts(of: type)
        guard text == next.names.source(of: other), !parts.isEmpty,
            // Their elements are found by code that may have changed.
            !text.contains("Dictionary<"), !text.contains("Set<"), !text.contains("->"),
            parts.allSatisfy({ part in
                generation.valueTexts[part].map { $0 == next.valueTexts[part] } ?? false
            })
        else { return nil }
        return Self.reread(value, as: other)
    }

    /// Returns `value` as one of a type that is made of the same: nil where the two differ in size.
    private static func reread(_ value: Any, as type: Any.Type) -> Any? {
        func reader<New>(of type: New.Type) -> any ValueReader { MemoryReader<New>() }
        let reader = _openExistential(type, do: reader)
        func read<Old>(_ value: Old) -> Any? { reader.read(value) }
        return _openExistential(value, do: read)
    }

    /// Whether two values are the same, as far as can be told; what cannot be compared is.
    static func isSame(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? any Equatable { return isEqual(one, other) }
        let (mirror, its) = (Mirror(reflecting: one), Mirror(reflecting: other))
        if mirror.displayStyle == .class { return (one as AnyObject) === (other as AnyObject) }
        let (parts, others) = (Array(mirror.children), Array(its.children))
        guard mirror.displayStyle == its.displayStyle, parts.count == others.count else { return false }
        if mirror.displayStyle == .enum, parts.isEmpty { return "\(one)" == "\(other)" }
        return zip(parts, others).allSatisfy { $0.label == $1.label && isSame($0.value, $1.value) }
    }

    private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
        (other as? Value).map { $0 == one } ?? false
    }

    /// Whether `value` is, or holds, an object that shows something or may be of a former generation. Colours, images,
    /// fonts and texts are values.
    static func holdsObjects(_ value: Any, depth: Int = 0) -> Bool {
        if value is UIColor || value is UIImage || value is UIFont || value is NSString || value is NSNumber
            || value is NSAttributedString
        {
            return false
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class || "\(type(of: value))".contains("->") { return true }
        guard depth < 8, !(value is String), !(value is Data), !(value is Date), !(value is URL) else { return false }
        return mirror.children.contains { holdsObjects($0.value, depth: depth + 1) }
    }
}

/// What makes a value of one type of any other's.
private protocol ValueReader {
    func read<Old>(_ value: Old) -> Any?
}

/// Reads the memory of a value as one of type `New`; nil where the sizes differ.
private struct MemoryReader<New>: ValueReader {
    func read<Old>(_ value: Old) -> Any? {
        guard MemoryLayout<Old>.size == MemoryLayout<New>.size,
            MemoryLayout<Old>.alignment == MemoryLayout<New>.alignment
        else { return nil }
        return withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: New.self).pointee }
    }
}
