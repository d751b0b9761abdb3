// Foundation on Linux keeps what is in a dictionary as it came, and makes an object of it for each who asks. Who gets
// an address from here has nothing that keeps the object alive, so it is kept here: as long as the dictionary.

/// The objects that addresses were given of, by their dictionaries. Any thread.
private final class GivenObjects: @unchecked Sendable {
    // `@unchecked Sendable`: the lock guards the entries. Who shares a dictionary among threads guards that.

    static let all = GivenObjects()

    private struct Entry {
        weak var dictionary: NSDictionary?
        var objects: [AnyHashable: AnyObject] = [:]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of dictionaries that are gone are let go.
    private var limit = 64

    /// Returns the address of the object for `value`, the one of `key` in `dictionary`, and keeps the object.
    func address(of value: Any, _ key: AnyHashable, in dictionary: NSDictionary) -> Int {
        lock.lock()
        defer { lock.unlock() }
        let identifier = ObjectIdentifier(dictionary)
        // An address that is used again is another dictionary's.
        if entries[identifier]?.dictionary !== dictionary { entries[identifier] = Entry(dictionary: dictionary) }
        let known = entries[identifier]?.objects[key]
        let made = Self.object(of: value)
        let isSame = known === made || (known as? NSObject)?.isEqual(made) == true
        let kept = isSame ? known ?? made : made
        entries[identifier]?.objects[key] = kept
        if entries.count > limit {
            entries = entries.filter { $0.value.dictionary != nil }
            limit = max(64, entries.count * 2)
        }
        return Int(bitPattern: Unmanaged.passUnretained(kept).toOpaque())
    }

    /// Returns `value` as the object that it is on Apple's systems.
    private static func object(of value: Any) -> AnyObject {
        switch value {
        case let value as NSObject: value
        case let value as String: value as NSString
        case let value as [AnyHashable: Any]: value as NSDictionary
        case let value as [Any]: value as NSArray
        default: value as AnyObject
        }
    }
}

/// The object of `key`, the address of an object, in `theDict`, which lives as long as the dictionary; nil where there
/// is none.
public func CFDictionaryGetValue(_ theDict: CFDictionary?, _ key: UnsafeRawPointer?) -> UnsafeRawPointer? {
    guard let theDict, let key,
        let name = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue() as? NSObject,
        let value = theDict.object(forKey: name)
    else { return nil }
    return UnsafeRawPointer(bitPattern: GivenObjects.all.address(of: value, AnyHashable(name), in: theDict))
}

/// Whether `key`, the address of an object, is in `theDict`; the address of its object is written to `value`.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary?, _ key: UnsafeRawPointer?, _ value: UnsafeMutablePointer<UnsafeRawPointer?>?
) -> Bool {
    guard let object = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = object
    return true
}

/// Whether `key`, the address of an object, is in `theDict`.
public func CFDictionaryContainsKey(_ theDict: CFDictionary?, _ key: UnsafeRawPointer?) -> Bool {
    CFDictionaryGetValue(theDict, key) != nil
}

/// The number of entries of `theDict`.
public func CFDictionaryGetCount(_ theDict: CFDictionary?) -> CFIndex { theDict?.count ?? 0 }
