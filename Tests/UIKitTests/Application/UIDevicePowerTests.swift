import Foundation
import Testing

@testable import UIKit

@Suite("UIDevice")
@MainActor
struct UIDevicePowerTests {
    /// A folder like that in which Linux lists the sources of power.
    private func withSupplies(_ supplies: [String: [String: String]], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("power-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, files) in supplies {
            let supply = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
            for (file, text) in files { try Data("\(text)\n".utf8).write(to: supply.appendingPathComponent(file)) }
        }
        try body(folder.path)
    }

    @Test(
        "the machine's battery is read as Linux lists it, whatever else has one",
        arguments: [
            ("Discharging", UIDevice.BatteryState.unplugged), ("Charging", .charging), ("Full", .full),
            ("Not charging", .full), ("Unknown", .unknown),
        ])
    func battery(status: String, state: UIDevice.BatteryState) throws {
        let supplies = [
            "AC": ["type": "Mains", "online": "1"],
            "A-mouse": ["type": "Battery", "scope": "Device", "capacity": "3", "status": "Discharging"],
            "BAT0": ["type": "Battery", "capacity": "57", "status": status],
        ]
        try withSupplies(supplies) { #expect(Battery.find(in: $0) == Battery(level: 0.57, state: state)) }
    }

    @Test("without a battery, or while it is not monitored, there is no level")
    func none() throws {
        try withSupplies(["AC": ["type": "Mains"]]) { #expect(Battery.find(in: $0) == nil) }
        #expect(Battery.find(in: "/nowhere") == nil)
        #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
    }

    @Test("the identifier stays the same")
    func identifier() throws {
        let name = "octant-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let identifier = UIDevice.identifier(in: defaults)
        #expect(UIDevice.identifier(in: defaults) == identifier)
        defaults.removePersistentDomain(forName: name)
        #expect(UIDevice.identifier(in: defaults) != identifier)
    }

    @Test("work in the background has a number of its own, and time without end")
    func background() {
        let application = UIApplication.shared
        let one = application.beginBackgroundTask()
        let two = application.beginBackgroundTask(withName: "download") {}
        #expect(one != two && one != .invalid && two != .invalid)
        application.endBackgroundTask(one)
        #expect(application.backgroundTimeRemaining > 1e9)
    }

    @Test("an address that no program is for is not opened")
    func opening() async throws {
        let url = try #require(URL(string: "octant-nobody://here"))
        #expect(!UIApplication.shared.canOpenURL(url))
        let isOpened = await withCheckedContinuation { answer in
            UIApplication.shared.open(url, options: [:]) { answer.resume(returning: $0) }
        }
        #expect(!isOpened)
        #expect(await UIApplication.shared.open(url) == false)
        #expect(!UIApplication.shared.canOpenURL(URL(fileURLWithPath: "/nowhere")))
    }

    @Test("the device and the screen say the rest, too")
    func rest() {
        #expect(UIDevice.current.localizedModel == UIDevice.current.model && UIDevice.current.isMultitaskingSupported)
        #expect(UIScreen.screens == [.main] && UIScreen.main.mirrored == nil)
    }
}
