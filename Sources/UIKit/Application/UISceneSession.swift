import Foundation

/// What a scene is connected with: it outlives the scene. Main actor only.
@preconcurrency @MainActor
open class UISceneSession: Hashable {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String

        /// The role of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The program's interface, in a window of the desktop.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene; nil when it is gone.
    open internal(set) weak var scene: UIScene?

    /// What the scene is for: always the program's interface.
    open var role: Role { .windowApplication }

    /// How the scene was set up.
    open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

    /// A name that no other session has. It has no meaning in another run of the program.
    public final let persistentIdentifier = UUID().uuidString

    /// What the program keeps with the session.
    open var userInfo: [String: Any]?

    init() {}

    /// Whether both are the same session.
    nonisolated public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a scene is to be set up. Main actor only.
@preconcurrency @MainActor
open class UISceneConfiguration {
    /// The configuration's name. Nothing is looked up by it: there is no Info.plist.
    public final let name: String?

    /// What the scene is for.
    public final let role: UISceneSession.Role

    /// The class of the scene's delegate, a `UIResponder` or an `NSObject`, made with `init()`; nil, the default, for
    /// none.
    open var delegateClass: AnyClass?

    /// A configuration without a delegate.
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

extension UIScene {
    /// What a scene is connected for. Main actor only.
    @preconcurrency @MainActor
    open class ConnectionOptions {
        /// What the user is to go on with: that which the scene was asked for with.
        open var userActivities: Set<NSUserActivity> { Set(activities) }

        private let activities: [NSUserActivity]

        init(userActivities: [NSUserActivity] = []) { activities = userActivities }
    }

    /// How a scene is to come to the front: there is nothing to choose. Main actor only.
    @preconcurrency @MainActor
    open class ActivationRequestOptions {
        /// The options.
        public init() {}
    }
}

/// How a scene is to be closed: there is nothing to choose. Main actor only.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions {
    /// The options.
    public init() {}
}
