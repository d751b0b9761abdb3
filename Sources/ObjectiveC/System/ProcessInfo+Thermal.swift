import Foundation

extension ProcessInfo {
    /// How warm the machine is.
    public enum ThermalState: Int, Sendable {
        /// As usual.
        case nominal = 0
        /// A fan has to turn.
        case fair = 1
        /// The processor has to work more slowly.
        case serious = 2
        /// The machine is about to be too hot.
        case critical = 3
    }

    // Linux's folder of places that are measured, and of the temperatures at which it does something.
    private static let zones = "/sys/class/thermal"

    /// How warm the machine is, by the temperatures at which Linux does something about it; nominal where none is
    /// measured.
    public var thermalState: ThermalState { Self.thermalState(in: Self.zones) }

    /// Whether an iOS program runs on a Mac: no.
    public var isiOSAppOnMac: Bool { false }

    /// Whether the program was made for the Mac out of one for iOS: no.
    public var isMacCatalystApp: Bool { false }

    /// How warm the warmest place is that is measured in a folder like Linux's.
    static func thermalState(in folder: String) -> ThermalState {
        func text(_ path: String) -> String? {
            (try? String(contentsOfFile: path, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let states = entries.filter { $0.hasPrefix("thermal_zone") }.flatMap { zone -> [ThermalState] in
            let path = "\(folder)/\(zone)"
            guard let warmth = text("\(path)/temp").flatMap({ Int($0) }) else { return [] }
            var states: [ThermalState] = []
            var number = 0
            while let kind = text("\(path)/trip_point_\(number)_type") {
                // A point at 0 or below is none.
                if let limit = text("\(path)/trip_point_\(number)_temp").flatMap({ Int($0) }), limit > 0,
                    warmth >= limit
                {
                    states.append(state(at: kind))
                }
                number += 1
            }
            return states
        }
        return states.max { $0.rawValue < $1.rawValue } ?? .nominal
    }

    // Kinds of points: Linux, Documentation/driver-api/thermal/sysfs-api.
    private static func state(at kind: String) -> ThermalState {
        switch kind {
        case "active": .fair
        case "passive": .serious
        case "hot", "critical": .critical
        default: .nominal
        }
    }
}
