/// An object of a class that may have an appearance for all its objects: a view.
package protocol AppearanceHolder: AnyObject {
    /// Keeps `value` of `property`: as this object's own, or, on what `appearance()` returns, for all of the class.
    func keepAppearance<Object: AnyObject, Value>(
        of property: ReferenceWritableKeyPath<Object, Value>, set value: Value)
}

/// Records that `property` of `object`, which is `@objc dynamic` on Apple's systems, was set to `value`, so that
/// `appearance()` knows it; nothing where `object` is no view. `octant build` calls it at the end of setters.
public func noteAppearanceValue<Object: AnyObject, Value>(
    of object: Object, _ property: ReferenceWritableKeyPath<Object, Value>, set value: Value
) {
    (object as? any AppearanceHolder)?.keepAppearance(of: property, set: value)
}
