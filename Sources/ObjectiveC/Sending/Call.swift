import Foundation

/// A call to be made later, perhaps on another thread, of a method of an object that lives until then.
///
/// `@unchecked Sendable`: it never changes, and what it calls is the program's to guard, as everywhere where a selector
/// is sent across threads.
final class Call: @unchecked Sendable {
    let selector: Selector
    private let receiver: Any
    private let argument: Any?

    init(_ selector: Selector, on receiver: Any, with argument: Any?) {
        (self.selector, self.receiver, self.argument) = (selector, receiver, argument)
    }

    /// Calls the method.
    func perform() { selector.invoke(on: receiver, with: [argument]) }

    /// Whether the receiver is `object`.
    func isOn(_ object: Any) -> Bool { (receiver as AnyObject) === (object as AnyObject) }

    /// Whether the argument is equal to `value`: the same object, or an equal value.
    func isWith(_ value: Any?) -> Bool {
        guard let argument, let value else { return argument == nil && value == nil }
        if (argument as AnyObject) === (value as AnyObject) { return true }
        guard let argument = argument as? AnyHashable, let value = value as? AnyHashable else { return false }
        return argument == value
    }
}
