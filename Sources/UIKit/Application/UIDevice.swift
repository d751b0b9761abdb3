import Foundation

/// The machine that the program runs on. Main actor only.
@preconcurrency @MainActor
open class UIDevice {
    /// This machine.
    public static let current = UIDevice()

    /// Posted when a device is held otherwise. A desktop never is.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    private init() {}

    /// The machine's name on the network.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// What kind of machine it is, as its kernel says: `x86_64`.
    open var model: String { Self.system { $0.machine } }

    /// The system's name: `Linux`.
    open var systemName: String { Self.system { $0.sysname } }

    /// The version of the system's kernel. It says nothing about the version of iOS that a program may count on.
    open var systemVersion: String { Self.system { $0.release } }

    /// The kind of device that interfaces are laid out for: what the screen's traits say.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.default.userInterfaceIdiom }

    /// How the device is held: unknown, for nobody holds a desktop.
    open var orientation: UIDeviceOrientation { .unknown }

    /// Whether changes of `orientation` are asked for.
    open private(set) var isGeneratingDeviceOrientationNotifications = false

    /// Asks for `orientationDidChangeNotification`. A desktop is never turned, so none comes.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }

    /// Asks for `orientationDidChangeNotification` no more.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// A text of what the system says about itself.
    private static func system<Text>(_ part: (utsname) -> Text) -> String {
        var names = utsname()
        guard uname(&names) == 0 else { return "" }
        return withUnsafeBytes(of: part(names)) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
