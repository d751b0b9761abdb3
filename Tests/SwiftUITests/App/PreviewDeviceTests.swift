import Testing

@testable import SwiftUI

@Suite("Devices of previews") @MainActor struct PreviewDeviceTests {
    @Test(
        "a device that is known has its size, another none",
        arguments: [
            ("iPhone 15 Pro Max", 440), ("iPhone SE (3rd generation)", 375), ("iPhone 12", 390), ("Toaster", 0),
        ])
    func size(_ name: String, _ width: Double) {
        #expect(Double(PreviewDevice(rawValue: name).size?.width ?? 0) == width)
    }

    @Test("a view is previewed in the size of its device")
    func previewed() {
        let host = HostedView(Text("a").previewDevice("iPhone 8")).host
        #expect(host.previewSettings.size == .fixed(width: 375, height: 667))
        #expect(HostedView(Text("a").previewDevice(nil)).host.previewSettings.size == .device)
    }
}
