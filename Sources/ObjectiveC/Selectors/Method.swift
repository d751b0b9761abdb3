/// The code that a selector calls: a method, a getter or a setter. A program gets none to see: methods of classes can
/// neither be asked for nor replaced (`class_getInstanceMethod(_:_:)`).
///
/// `@unchecked Sendable`: it holds no state but the function, and calls that on the thread it is called on, as the
/// Objective-C runtime does.
public struct Method: @unchecked Sendable {
    /// Whether an object, or a class for a class's own methods, has the method.
    let fits: (Any) -> Bool
    /// Whether it is a method of a class itself, and not of its objects.
    let isOfClass: Bool
    /// Calls the method of an object that fits with arguments, of which those that lack are nil.
    let call: (Any, [Any?]) throws(Misfit) -> Any?

    /// The method of `Owner` that `body` calls.
    init<Owner>(of owner: Owner.Type, _ body: @escaping (Owner, Arguments) throws(Misfit) -> Any?) {
        fits = { $0 is Owner }
        isOfClass = false
        call = { object, values throws(Misfit) in
            guard let owner = object as? Owner else { throw Misfit(wanted: Owner.self) }
            return try body(owner, Arguments(values: values))
        }
    }

    /// The method of a class that `body` calls.
    init(ofClass body: @escaping (Arguments) throws(Misfit) -> Any?) {
        fits = { $0 is AnyClass }
        isOfClass = true
        call = { _, values throws(Misfit) in try body(Arguments(values: values)) }
    }
}

/// A value that is not of the type that a method wants.
struct Misfit: Error {
    /// The type.
    let wanted: Any.Type
}

/// The values that a method is called with.
struct Arguments {
    /// The values, the first ones at least.
    let values: [Any?]

    /// Returns argument number `index` as a `Wanted`; throws if it is none.
    ///
    /// Nil fits optional types. An object where a truth value is wanted is true, as a pointer is to Objective-C: an
    /// action of `UIView.endEditing(_:)` gets its sender.
    func value<Wanted>(_ index: Int, as wanted: Wanted.Type = Wanted.self) throws(Misfit) -> Wanted {
        let value = index < values.count ? values[index] : nil
        if let value, let wanted = value as? Wanted { return wanted }
        if value == nil, Wanted.self != Any.self, let wanted = Any?.none as? Wanted { return wanted }
        let isTrue = value.map { type(of: $0) is AnyClass }
        if isTrue != false, let wanted = (isTrue ?? false) as? Wanted { return wanted }
        throw Misfit(wanted: Wanted.self)
    }
}
