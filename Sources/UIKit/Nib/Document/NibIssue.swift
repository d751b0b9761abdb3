/// Something in an interface file that was left out or replaced. The rest of the file is loaded.
public struct NibIssue: Hashable, Sendable, CustomStringConvertible {
    /// The kind.
    public enum Kind: Sendable {
        /// An element that Octant knows nothing of: it was skipped with all that is in it.
        case unknownElement
        /// An attribute that Octant knows nothing of: it was skipped.
        case unknownAttribute
        /// A value that cannot be understood, or not be used: it was skipped, or brought into what can be.
        case unfitValue
        /// A class that does not exist, or that is no view or controller: UIKit's nearest class replaces it.
        case unknownClass
        /// An object whose initialiser returned nil.
        case refusedObject
        /// A reference to something that does not exist.
        case missingReference
        /// An `id` that an element before it has: it is found under the first one only.
        case duplicateIdentifier
        /// An image, colour or font that there is not.
        case missingResource
        /// An outlet, action or runtime attribute that the object's class does not declare.
        case notConnected
    }

    /// The kind.
    public let kind: Kind
    /// The name of the element, attribute, class or property.
    public let subject: String
    /// The line in the file, from 1.
    public let line: Int
    /// The description of the issue.
    public let message: String

    /// All of it in one line.
    public var description: String { "line \(line): \(message)" }
}
