import Foundation

extension ProcessInfo {
    // Linux's interface for the profiles that desktops offer as "power saver".
    private static let profile = "/sys/firmware/acpi/platform_profile"

    /// Whether the user has the machine save power: its platform profile is "low-power". False where it has none.
    public var isLowPowerModeEnabled: Bool { Self.isLowPower(profileAt: Self.profile) }

    static func isLowPower(profileAt path: String) -> Bool {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
    }
}
