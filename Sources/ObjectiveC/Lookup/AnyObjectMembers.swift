import Foundation

/// The members that an object of any class is asked for, where on Apple's systems one asks `AnyObject` itself:
///
/// ```swift
/// let offset: CGPoint = AnyObjectMembers(change[.newKey] as AnyObject).cgPointValue
/// ```
///
/// `octant build` writes it for `(value as AnyObject).cgPointValue`. A member that the object has not is nil, which may
/// be used as if it were not, and then ends the program.
public struct AnyObjectMembers {
    /// The object.
    package let object: AnyObject

    /// The members of `object`.
    public init(_ object: AnyObject) { self.object = object }

    /// The members of `object`; nil for nil.
    public init?(_ object: AnyObject?) {
        guard let object else { return nil }
        self.object = object
    }

    // MARK: Numbers and texts

    private var number: NSNumber? {
        // Numbers of Core Graphics are no NSNumber here.
        object as? NSNumber ?? (object as? CGFloat).map { NSNumber(value: Double($0)) }
    }

    private var string: String? { object as? String }

    /// Whether a number is not 0, or a text begins with "y", "t" or a digit above 0.
    public var boolValue: Bool! { number?.boolValue ?? string.map { NSString(string: $0).boolValue } }
    /// The number, or that at the beginning of a text.
    public var doubleValue: Double! { number?.doubleValue ?? string.map { NSString(string: $0).doubleValue } }
    /// The number, or that at the beginning of a text.
    public var floatValue: Float! { number?.floatValue ?? string.map { NSString(string: $0).floatValue } }
    /// The number without a fraction.
    public var intValue: Int! { number?.intValue }
    /// The number at the beginning of a text, without a fraction.
    public var integerValue: Int! { string.map { NSString(string: $0).integerValue } ?? number?.intValue }
    /// The number in 32 bits.
    public var int32Value: Int32! { number?.int32Value }
    /// The number in 64 bits.
    public var int64Value: Int64! { number?.int64Value }
    /// The number without a sign.
    public var uintValue: UInt! { number?.uintValue }
    /// The number as text.
    public var stringValue: String! { number?.stringValue }
    /// The number of characters of a text, in UTF-16, or of bytes of data.
    public var length: Int! { string?.utf16.count ?? (object as? Data)?.count }

    // MARK: Collections

    /// The number of elements of an array, a set or a dictionary.
    public var count: Int! {
        (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
            ?? (object as? any Collection)?.count
    }

    /// Returns the value of a dictionary for `aKey`; nil for none.
    public func object(forKey aKey: Any) -> Any! { (object as? NSDictionary)?.object(forKey: aKey) }

    /// Returns element number `index` of an array, which it must have.
    public func object(at index: Int) -> Any! { (object as? NSArray)?.object(at: index) }

    // MARK: Objects

    /// The object's description.
    public var description: String! { String(describing: object) }
    /// The object's hash.
    public var hash: Int! { (object as? any NSObjectProtocol)?.hash }

    /// Returns whether the object is equal to `other`.
    public func isEqual(_ other: Any?) -> Bool { (object as? any NSObjectProtocol)?.isEqual(other) ?? false }

    /// Returns whether the object's class is `aClass` or inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool { (object as? any NSObjectProtocol)?.isKind(of: aClass) ?? false }

    /// Returns whether the object's class is `aClass` itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: object) == aClass }

    /// Returns whether the object has the method `aSelector`.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isMethod(of: object) ?? false }

    // MARK: Values by key

    /// Returns the value of the object's property `key`, as `NSObjectProtocol.value(forKey:)` does.
    public func value(forKey key: String) -> Any! { receiver?.value(forKey: key) }

    /// Returns the value at a path of keys, as `NSObjectProtocol.value(forKeyPath:)` does.
    public func value(forKeyPath keyPath: String) -> Any! { receiver?.value(forKeyPath: keyPath) }

    /// Sets the object's property `key`, as `NSObjectProtocol.setValue(_:forKey:)` does.
    public func setValue(_ value: Any?, forKey key: String) { receiver?.setValue(value, forKey: key) }

    /// Sets the property at a path of keys, as `NSObjectProtocol.setValue(_:forKeyPath:)` does.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        receiver?.setValue(value, forKeyPath: keyPath)
    }

    // MARK: Sending

    /// Calls the method `aSelector` of the object, as `NSObjectProtocol.perform(_:)` does.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { receiver?.perform(aSelector) }

    /// Calls the method `aSelector` of the object with `argument`.
    @discardableResult
    public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        receiver?.perform(aSelector, with: argument)
    }

    /// Calls the method `aSelector` of the object with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
        receiver?.perform(aSelector, with: first, with: second)
    }

    /// Calls the method `aSelector` of the object with `argument` after `delay` seconds.
    public func perform(_ aSelector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        receiver?.perform(aSelector, with: argument, afterDelay: delay)
    }

    /// Calls the method `aSelector` of the object with `argument` on the main thread.
    public func performSelector(onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        receiver?.performSelector(onMainThread: aSelector, with: argument, waitUntilDone: wait)
    }

    /// Calls the method `aSelector` of the object with `argument` on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with argument: Any?) {
        receiver?.performSelector(inBackground: aSelector, with: argument)
    }

    private var receiver: (any NSObjectProtocol)? { object as? any NSObjectProtocol }
}
