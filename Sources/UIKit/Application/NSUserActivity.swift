import Foundation

/// The user's activity in a program, passed to the scene that is to continue it. Foundation has it on Apple's systems.
/// Nothing leaves the program. Main actor only.
@preconcurrency @MainActor
open class NSUserActivity: Hashable, _PlainObject {
    /// The type of the activity, a string of the program's own.
    public final let activityType: String

    /// The title for the user.
    open var title: String?

    /// The data that the scene needs.
    open var userInfo: [AnyHashable: Any]?

    /// An activity of this type.
    public init(activityType: String) { self.activityType = activityType }

    /// Whether both are the same activity.
    nonisolated public static func == (a: NSUserActivity, b: NSUserActivity) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
