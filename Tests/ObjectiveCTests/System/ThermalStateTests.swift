import Foundation
import Testing

@testable import ObjectiveC

@Suite("Thermal state")
struct ThermalStateTests {
    @Test(
        "the machine is as warm as the warmest place and the last point that it has reached",
        arguments: [
            (40, ProcessInfo.ThermalState.nominal), (60, .fair), (80, .serious), (95, .critical), (110, .critical),
        ])
    func points(warmth: Int, state: ProcessInfo.ThermalState) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ zone: Int, _ name: String) throws {
            let path = folder.appendingPathComponent("thermal_zone\(zone)")
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
            try Data("\(text)\n".utf8).write(to: path.appendingPathComponent(name))
        }
        try write("20000", 0, "temp")
        try write("\(warmth)000", 1, "temp")
        for (number, point) in [("active", 50), ("passive", 75), ("critical", 90), ("hot", 0)].enumerated() {
            try write(point.0, 1, "trip_point_\(number)_type")
            try write("\(point.1)000", 1, "trip_point_\(number)_temp")
        }
        #expect(ProcessInfo.thermalState(in: folder.path) == state)
    }

    @Test("a machine that measures nothing is as usual, and is no Mac")
    func nothing() {
        #expect(ProcessInfo.thermalState(in: "/none/of/this") == .nominal)
        #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
    }
}
