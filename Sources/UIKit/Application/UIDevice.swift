import Foundation
import OctantBase

/// The machine that the program runs on. Main actor only.
@preconcurrency @MainActor
open class UIDevice: _PlainObject {
    /// This machine.
    public static let current = UIDevice()

    /// Posted when a device is held otherwise. A desktop never is.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// Another object for this machine, which programs have in place of `current` now and then.
    public init() {}

    /// The machine's name on the network.
    open var name: String { ProcessInfo.processInfo.hostName }

    /// The kind of machine, as its kernel names it: `x86_64`.
    open var model: String { Self.system { $0.machine } }

    /// The same as `model`.
    open var localizedModel: String { model }

    /// Whether programs run side by side: true.
    open var isMultitaskingSupported: Bool { true }

    /// Whether the battery is asked for its charge; false by default.
    open var isBatteryMonitoringEnabled = false

    /// The system's name: `Linux`.
    open var systemName: String { Self.system { $0.sysname } }

    /// The version of the system's kernel. It is unrelated to the version of iOS that a program may count on.
    open var systemVersion: String { Self.system { $0.release } }

    /// The kind of device that interfaces are laid out for, from the screen's traits.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.default.userInterfaceIdiom }

    /// The orientation of the device: unknown, for a desktop is not held.
    open var orientation: UIDeviceOrientation { .unknown }

    /// Does nothing but note it: programs ask for an orientation by the key "orientation", and no property of the
    /// machine can be set.
    open func setValue(_ value: Any?, forKey key: String) {
        Log.once("device.\(key)", "'\(key)' of the device cannot be set: a desktop is never held otherwise")
    }

    /// Whether changes of `orientation` are asked for.
    open private(set) var isGeneratingDeviceOrientationNotifications = false

    /// Asks for `orientationDidChangeNotification`. A desktop is never rotated, so none is posted.
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }

    /// Stops asking for `orientationDidChangeNotification`.
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// A text from the system's description of itself.
    private static func system<Text>(_ part: (utsname) -> Text) -> String {
        var names = utsname()
        guard uname(&names) == 0 else { return "" }
        return withUnsafeBytes(of: part(names)) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
