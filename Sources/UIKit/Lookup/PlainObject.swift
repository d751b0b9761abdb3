import Foundation

/// An object of no class of Foundation's that is one as Foundation knows them, as all of UIKit's are on iOS. Programs
/// conform to it by inheriting from classes of UIKit. Any thread.
public protocol _PlainObject: NSObjectProtocol {}

extension _PlainObject {
    /// Whether `object` is this very one.
    public nonisolated func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }

    /// A number that is the same for equal objects.
    public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

    /// The object.
    public nonisolated func `self`() -> Self { self }

    /// Whether this only stands for another object: never.
    public nonisolated func isProxy() -> Bool { false }

    /// The class and the address.
    public nonisolated var description: String {
        "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>"
    }

    /// The description.
    public nonisolated var debugDescription: String { description }
}
