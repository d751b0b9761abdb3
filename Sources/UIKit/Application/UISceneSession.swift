import Foundation

/// The session that a scene is connected with: it outlives the scene. Main actor only.
@preconcurrency @MainActor
open class UISceneSession: Hashable, _PlainObject {
    /// The role of a scene.
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

    /// The role of the scene: always the program's interface.
    open var role: Role { .windowApplication }

    /// The configuration of the scene.
    open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

    /// A name that no other session has. It has no meaning in another run of the program.
    public final let persistentIdentifier = UUID().uuidString

    /// The program's data of the session.
    open var userInfo: [String: Any]?

    init() {}

    /// Whether both are the same session.
    nonisolated public static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The configuration of a scene. Main actor only.
@preconcurrency @MainActor
open class UISceneConfiguration: _PlainObject {
    /// The configuration's name: that of one in an Info.plist beside the program.
    public final let name: String?

    /// The role of the scene.
    public final let role: UISceneSession.Role

    /// The class of the scene's delegate, a `UIResponder` or an `NSObject`, made with `init()`; nil, the default, for
    /// the one that an Info.plist beside the program names, or the class `SceneDelegate` of the program's module.
    open var delegateClass: AnyClass?

    /// The storyboard whose initial controller the scene's window has; nil, the default, for the one that an Info.plist
    /// beside the program names, or `Main` among the program's resources.
    open var storyboard: UIStoryboard?

    /// A configuration without a delegate.
    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

extension UIScene {
    /// The reasons for which a scene is connected. Main actor only.
    @preconcurrency @MainActor
    open class ConnectionOptions {
        /// The activities that the user is to continue: those that the scene was requested with.
        open var userActivities: Set<NSUserActivity> { Set(activities) }

        /// The addresses that the scene is to open: those among the program's arguments, for its first scene.
        open var urlContexts: Set<UIOpenURLContext> { contexts }

        private let activities: [NSUserActivity]
        private let contexts: Set<UIOpenURLContext>

        init(userActivities: [NSUserActivity] = [], addresses: [URL] = []) {
            (activities, contexts) = (userActivities, Set(addresses.map(UIOpenURLContext.init)))
        }
    }

    /// The options of bringing a scene to the front: there is nothing to choose. Main actor only.
    @preconcurrency @MainActor
    open class ActivationRequestOptions {
        /// The options.
        public init() {}
    }
}

/// The options of closing a scene: there is nothing to choose. Main actor only.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: _PlainObject {
    /// The options.
    public init() {}
}
