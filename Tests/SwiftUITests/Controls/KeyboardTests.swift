import CoreGraphics
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// A page of each control, which notes what is done to it.
private struct Page: View {
    let diary: Diary
    @State private var isOn = false
    @State private var value = 0.5

    var body: some View {
        VStack {
            Button("Save") { diary.note("saved") }
            Toggle("Wi-Fi", isOn: $isOn).onChange(of: isOn) { diary.note("wifi \(isOn)") }
            Slider(value: $value).onChange(of: value) { diary.note("speed \((value * 100).rounded())") }
            Button("Late") { diary.note("late") }.disabled(true)
        }
    }
}

@Suite("Keys in SwiftUI's views")
@MainActor
struct KeyboardTests {
    @Test("tab leads through buttons, toggles and sliders; space and return press, arrows slide")
    func keys() {
        Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
            let diary = Diary()
            let host = _UIHostingView(rootView: Page(diary: diary))
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            @MainActor func focused() -> String? {
                _ = stage.window.renderTree
                return stage.window.accessibilityTree?.elements.first { $0.content.states.contains(.focused) }?.content
                    .name
            }
            var path: [String?] = []
            for keys: [Key] in [[.tab, .space, .enter], [.tab, .space], [.tab, .right, .left, .end], [.tab]] {
                for key in keys {
                    stage.press(key)
                    // Each key in a turn of its own, as they come.
                    _ = stage.window.renderTree
                }
                path.append(focused())
            }
            #expect(path == ["Save", "Wi-Fi", "", "Save"])
            #expect(diary.lines == ["saved", "saved", "wifi true", "speed 55.0", "speed 50.0", "speed 100.0"])
        }
    }
}
