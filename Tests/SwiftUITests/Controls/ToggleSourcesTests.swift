import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Toggles of several values")
@MainActor
struct ToggleSourcesTests {
    private struct Alarm { var isOn: Bool }

    private struct Style: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
        }
    }

    @Test("a toggle is on while all values are, mixed while some are, and sets all of them")
    func values() throws {
        let held = Held<[Alarm]>()
        let view = Holding([Alarm(isOn: true), Alarm(isOn: false)], held) { alarms in
            Toggle("Alarms", sources: alarms, isOn: \.isOn).toggleStyle(Style())
        }
        try Stage.hosting(view, size: CGSize(width: 200, height: 100)) { stage in
            try stage.press("mixed")
            #expect(held.value?.map(\.isOn) == [true, true])
            try stage.press("on")
            #expect(held.value?.map(\.isOn) == [false, false])
            held.set([Alarm(isOn: false), Alarm(isOn: true)])
            stage.settle()
            try stage.press("mixed")
            #expect(held.value?.map(\.isOn) == [true, true])
        }
    }
}
