import CoreGraphics
import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// Adds `view` to the window of a stage that accepts touches.
@MainActor private func show<Content: View>(_ view: Content, in stage: Stage) -> _UIHostingView<Content> {
    let host = _UIHostingView(rootView: view)
    host.frame = stage.window.bounds
    stage.window.addSubview(host)
    CATransaction.flush()
    return host
}

private let size = CGSize(width: 200, height: 100)

/// A counter of one's own, which notes its bodies.
private struct Counter: View {
    let diary: Diary
    @State private var count = 0

    var body: some View {
        diary("body")
        Button(action: { count += 1 }, label: { Text("Count \(count)").padding(20) })
    }
}

/// A style that shows its configuration, and its environment.
private struct Noting: ButtonStyle {
    let diary: Diary
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        diary.note("\(configuration.isPressed ? "pressed" : "loose")\(isEnabled ? "" : ", disabled")")
        return configuration.label.frame(width: 100, height: 50)
    }
}

/// A style that builds upon another.
private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).padding(10).accessibilityIdentifier("framed")
    }
}

private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(action: { configuration.isOn.toggle() }) {
            HStack {
                (configuration.isOn ? Color.black : Color.red).frame(width: 40, height: 40)
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

@Suite("Controls of SwiftUI") @MainActor struct ControlTests {
    @Test("a button acts when a touch is lifted inside, and only what it changes runs again")
    func button() throws {
        Stage.shown(size: size) { stage in
            let diary = Diary()
            let host = show(Counter(diary: diary), in: stage)
            stage.tap(100, 50)
            CATransaction.flush()
            #expect(host.first(TextSurface.self)?.accessibilityLabel == "Count 1")
            #expect(diary.count("body") == 2)
            stage.touch(.began, 100, 50)
            stage.touch(.moved, 100, 190)
            stage.touch(.ended, 100, 190)
            CATransaction.flush()
            #expect(host.first(TextSurface.self)?.accessibilityLabel == "Count 1")
            #expect(diary.count("body") == 2)
        }
    }

    @Test("a button's style knows whether it is touched, and its own surroundings")
    func pressed() {
        Stage.shown(size: size) { stage in
            let diary = Diary()
            var acted = 0
            let view = Button("Go") { acted += 1 }.buttonStyle(Noting(diary: diary))
            let host = show(AnyView(view), in: stage)
            #expect(diary.take() == ["loose"])
            stage.touch(.began, 100, 50)
            CATransaction.flush()
            #expect(diary.take() == ["pressed"])
            stage.touch(.ended, 100, 50)
            CATransaction.flush()
            #expect(diary.take() == ["loose"])
            #expect(acted == 1)
            host.rootView = AnyView(view.disabled(true))
            CATransaction.flush()
            #expect(diary.take().last == "loose, disabled")
            stage.tap(100, 50)
            #expect(acted == 1)
        }
    }

    @Test("a style that builds upon the one before is not asked again by that")
    func stacked() throws {
        let hosted = HostedView(Button("x") {}.buttonStyle(Framed()).buttonStyle(.bordered))
        let control = try #require(hosted.host.first(PressControl.self))
        #expect(control.accessibilityIdentifier == "framed")
        let plain = try #require(HostedView(Button("x") {}.buttonStyle(.bordered)).host.first(PressControl.self))
        #expect(control.bounds.size == plain.bounds.size)
    }

    @Test("buttons with a background are as large as UIKit's", arguments: ControlSize.allCases)
    func borderedSize(_ controlSize: ControlSize) throws {
        var setup = UIButton.Configuration.gray()
        setup.title = "Save"
        setup.buttonSize =
            switch controlSize {
            case .mini: .mini
            case .small: .small
            case .regular: .medium
            case .large, .extraLarge: .large
            }
        let button = UIButton(configuration: setup)
        let view = Button("Save") {}.buttonStyle(.bordered).controlSize(controlSize)
        let own = HostedView(view).host.size(for: .unspecified)
        #expect(abs(own.width - button.intrinsicContentSize.width) <= 1)
        #expect(abs(own.height - button.intrinsicContentSize.height) <= 1)
    }

    @Test("the tint, the role and being disabled show in a button's pixels")
    func appearances() throws {
        func corner<V: View>(_ view: V) throws -> String {
            try Snapshot(view.frame(width: 60, height: 40), size: CGSize(width: 60, height: 40))(8, 20)
        }
        func button(_ role: ButtonRole? = nil) -> some View {
            Button(role: role, action: {}, label: { Color.clear.frame(width: 30, height: 20) })
        }
        #expect(try corner(button().buttonStyle(.borderedProminent)) == "007AFF")
        #expect(try corner(button().buttonStyle(.borderedProminent).tint(.green)) == "34C759")
        #expect(try corner(button(.destructive).buttonStyle(.borderedProminent)) == "FF3B30")
        #expect(try corner(button().buttonStyle(.plain)) == "FFFFFF")
        let disabled = try corner(button().buttonStyle(.borderedProminent).disabled(true))
        #expect(disabled != "007AFF" && disabled != "FFFFFF")
    }

    @Test("a toggle turns its value over by its switch, and follows the value")
    func toggle() throws {
        try Stage.shown(size: size) { stage in
            nonisolated(unsafe) var isOn = false
            let binding = Binding(get: { isOn }, set: { isOn = $0 })
            let host = show(Toggle("Sound", isOn: binding), in: stage)
            let control = try #require(host.first(UISwitch.self))
            let frame = control.convert(control.bounds, to: stage.window)
            #expect(frame.size == CGSize(width: 51, height: 31))
            #expect(frame.maxX == size.width)
            stage.tap(frame.midX, frame.midY)
            #expect(isOn)
            #expect(control.accessibilityLabel == "Sound")
        }
    }

    @Test("a binding that refuses keeps the switch where it was")
    func refusal() throws {
        let hosted = HostedView(Toggle("x", isOn: .constant(true)).labelsHidden())
        let control = try #require(hosted.host.first(UISwitch.self))
        #expect(hosted.host.size(for: .unspecified) == CGSize(width: 51, height: 31))
        #expect(control.isOn)
        control.performPrimaryAction()
        #expect(control.isOn)
        #expect(control.accessibilityLabel == "x")
    }

    @Test("a toggle's own style gets the value and changes it")
    func toggleStyle() throws {
        Stage.shown(size: size) { stage in
            var isOn = false
            let view = StateHolder {
                Toggle("x", isOn: $0).toggleStyle(Checkbox())
            } note: {
                isOn = $0
            }
            _ = show(view, in: stage)
            stage.tap(100, 50)
            CATransaction.flush()
            #expect(isOn)
            stage.tap(100, 50)
            CATransaction.flush()
            #expect(!isOn)
        }
    }

    @Test("a slider's thumb sets the value, in steps, and tells of the beginning and the end")
    func slider() throws {
        try Stage.shown(size: size) { stage in
            nonisolated(unsafe) var value = 2.0
            var told: [Bool] = []
            let binding = Binding(get: { value }, set: { value = $0 })
            let host = show(
                Slider(
                    value: binding, in: 0...10, step: 2.5, label: { Text("Speed") },
                    onEditingChanged: { told.append($0) }),
                in: stage)
            let control = try #require(host.first(UISlider.self))
            #expect(abs(control.value - 0.2) < 0.0001)
            #expect(control.bounds.width == size.width)
            #expect(control.accessibilityLabel == "Speed")
            let rect = control.thumbRect(
                forBounds: control.bounds, trackRect: control.trackRect(forBounds: control.bounds), value: 0.2)
            let start = control.convert(CGPoint(x: rect.midX, y: rect.midY), to: stage.window)
            stage.touch(.began, start.x, start.y)
            stage.touch(.moved, start.x + 100, start.y)
            #expect(value == 7.5)
            #expect(told == [true])
            stage.touch(.ended, start.x + 100, start.y)
            #expect(told == [true, false])
        }
    }

    @Test("what a dragged thumb changes is part of something that goes on, what a key does is not")
    func continuous() throws {
        try Stage.shown(size: size) { stage in
            let diary = Diary()
            let host = show(SliderHolder(diary: diary), in: stage)
            let control = try #require(host.first(UISlider.self))
            let rect = control.thumbRect(
                forBounds: control.bounds, trackRect: control.trackRect(forBounds: control.bounds), value: 0.5)
            let start = control.convert(CGPoint(x: rect.midX, y: rect.midY), to: stage.window)
            _ = diary.take()
            stage.touch(.began, start.x, start.y)
            stage.touch(.moved, start.x + 40, start.y)
            CATransaction.flush()
            #expect(Set(diary.take()) == ["true animated"])
            stage.touch(.ended, start.x + 40, start.y)
            CATransaction.flush()
            _ = diary.take()
            control.value = 0.1
            control.sendActions(for: .valueChanged)
            CATransaction.flush()
            #expect(Set(diary.take()) == ["false animated"])
        }
    }

    @Test("a slider's scale takes what is no number")
    func scale() {
        #expect(SliderScale(bounds: 0...10, step: 3).value(at: 1) == 9)
        #expect(SliderScale(bounds: 0...10, step: -1).value(at: 0.31) == 3.1)
        #expect(SliderScale(bounds: 5...5, step: 1).fraction(of: 5) == 0)
        #expect(SliderScale(bounds: 0...1, step: nil).fraction(of: .nan) == 0)
        #expect(SliderScale(bounds: 0 ... .infinity, step: nil).value(at: 0.5) == 0.5)
    }
}

/// A slider whose changes are animated, and which notes whether they are part of something that goes on.
private struct SliderHolder: View {
    let diary: Diary
    @State private var value = 0.5

    var body: some View {
        VStack {
            Slider(value: $value.animation())
            Text("\(value)")
        }
        .transaction { diary.note("\($0.isContinuous) \($0.animation == nil ? "still" : "animated")") }
    }
}

/// Holds a value that a view changes.
private struct StateHolder<Content: View>: View {
    @State private var isOn = false
    let content: (Binding<Bool>) -> Content
    let note: (Bool) -> Void

    init(_ content: @escaping (Binding<Bool>) -> Content, note: @escaping (Bool) -> Void) {
        (self.content, self.note) = (content, note)
    }

    var body: some View {
        note(isOn)
        return content($isOn)
    }
}
