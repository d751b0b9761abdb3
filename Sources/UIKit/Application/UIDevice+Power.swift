import Foundation
import OctantBase

extension UIDevice {
    /// What a battery does.
    public enum BatteryState: Int, Sendable {
        /// Not known: it is not monitored, or there is none.
        case unknown = 0
        /// It gives power.
        case unplugged = 1
        /// It takes power.
        case charging = 2
        /// It is full, and the machine is plugged in.
        case full = 3
    }

    /// The charge of the machine's battery, 0...1; -1 while `isBatteryMonitoringEnabled` is false, and without one.
    public var batteryLevel: Float { isBatteryMonitoringEnabled ? Battery.ofMachine?.level ?? -1 : -1 }

    /// What the machine's battery does; unknown while `isBatteryMonitoringEnabled` is false, and without one.
    public var batteryState: BatteryState {
        isBatteryMonitoringEnabled ? Battery.ofMachine?.state ?? .unknown : .unknown
    }

    /// An identifier of this user's, for this program: made when it is first asked for, and kept in its `UserDefaults`.
    public var identifierForVendor: UUID? { Self.identifier(in: .standard) }

    /// The identifier that `defaults` keep, from now on if there was none.
    static func identifier(in defaults: UserDefaults) -> UUID {
        let key = "OctantIdentifierForVendor"
        if let known = defaults.string(forKey: key).flatMap(UUID.init) { return known }
        let made = UUID()
        defaults.set(made.uuidString, forKey: key)
        return made
    }
}

/// What Linux says of a battery.
struct Battery: Equatable {
    var level: Float
    var state: UIDevice.BatteryState

    /// The first battery of the machine; nil for none.
    static var ofMachine: Battery? { find(in: "/sys/class/power_supply") }

    /// The first battery in a folder like that of the kernel; nil for none. Mice and such have batteries, too, of
    /// another scope.
    static func find(in folder: String) -> Battery? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).ordered()
        for name in names {
            func text(_ file: String) -> String? {
                (try? String(contentsOfFile: "\(folder)/\(name)/\(file)", encoding: .utf8))?
                    .trimmingCharacters(in: .whitespacesAndNewlines)
            }
            guard text("type") == "Battery", text("scope") != "Device", let percent = text("capacity").flatMap(Int.init)
            else { continue }
            let state: UIDevice.BatteryState =
                switch text("status") {
                case "Charging": .charging
                case "Full", "Not charging": .full
                case "Discharging": .unplugged
                default: .unknown
                }
            return Battery(level: Float(min(max(percent, 0), 100)) / 100, state: state)
        }
        return nil
    }
}
