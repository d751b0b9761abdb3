import Foundation

/// The closure of an action; the argument is the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action of a control, as a closure with a title and an image. Main thread.
///
/// There are no menus in Octant: an action is for controls and bar buttons.
@preconcurrency @MainActor
public final class UIAction: Hashable {
    /// The identity of an action: of two with the same identifier a control keeps the later one.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String

        /// The identifier of this text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of this text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The title of a button that is made with the action; empty for none.
    public var title: String
    /// The image of a button that is made with the action; nil for none.
    public var image: UIImage?
    /// The identity among other actions; generated when none was given.
    public let identifier: Identifier
    /// The sender of the action: the control, while its handler runs; nil otherwise.
    public private(set) var sender: Any?
    private let handler: UIActionHandler

    /// An action that runs `handler`. Without an identifier it gets one that no other action has.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        (self.title, self.image, self.handler) = (title, image, handler)
        self.identifier = identifier ?? Identifier(UUID().uuidString)
    }

    /// Runs the handler for `sender`.
    func perform(sender: Any?) {
        let former = self.sender
        self.sender = sender
        handler(self)
        self.sender = former
    }

    /// Whether both are the same action.
    nonisolated public static func == (a: UIAction, b: UIAction) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
