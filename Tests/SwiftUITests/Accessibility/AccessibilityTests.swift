import QuartzCore
import RenderServer
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("What screen readers read of SwiftUI") @MainActor struct AccessibilityTests {
    /// What is read of `view`, in reading order.
    private func lines<Content: View>(_ view: Content) -> [String] {
        SpokenStage.with { stage in
            let host = _UIHostingView(rootView: view)
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            CATransaction.flush()
            return stage.lines
        }
    }

    @Test("text, buttons, toggles and sliders are read as what they are")
    func kinds() {
        let read = lines(
            VStack {
                Text("Hello")
                Button("Save") {}
                Toggle("Sound", isOn: .constant(true))
                Slider(value: .constant(0.5), label: { Text("Speed") })
            })
        let label = SpokenStage.with { stage in
            stage.add(stage.label("Hello"))
            return stage.lines
        }
        #expect(read.first == label.first)
        #expect(read.count == 4)
        for (line, parts) in zip(read, [["Hello"], ["Save", "Button"], ["Sound", "Switch"], ["Speed", "50"]]) {
            for part in parts { #expect(line.contains(part), "\(part) in \(line)") }
        }
    }

    @Test("what a program says of a view is read in place of its own words")
    func words() {
        let read = lines(
            Text("3 of 4").accessibilityLabel("Progress").accessibilityValue("three quarters")
                .accessibilityHint("Wait").accessibilityAddTraits(.isHeader))
        #expect(read.count == 1)
        let line = read.first ?? ""
        for part in ["Progress", "three quarters", "Wait", "Heading"] { #expect(line.contains(part), "\(line)") }
        #expect(!line.contains("3 of 4"))
    }

    @Test("a shape is read where something is said of it, and nothing is read of what is hidden")
    func shapes() {
        #expect(lines(Circle()).isEmpty)
        #expect(lines(Circle().accessibilityLabel("Loading")).map { $0.contains("Loading") } == [true])
        #expect(lines(Text("x").accessibilityHidden(true)).isEmpty)
        #expect(lines(Text("x").accessibilityHidden(false)).count == 1)
    }

    @Test("views in a container are read each by itself, together, or not at all")
    func children() {
        func stack() -> some View {
            VStack {
                Text("one")
                Text("two")
            }
        }
        #expect(lines(stack()).count == 2)
        #expect(lines(stack().accessibilityElement(children: .contain)).count == 2)
        let combined = lines(stack().accessibilityElement(children: .combine))
        #expect(combined.map { $0.contains("one, two") } == [true])
        let named = lines(stack().accessibilityElement(children: .ignore).accessibilityLabel("both"))
        #expect(named.map { $0.contains("both") && !$0.contains("one") } == [true])
    }

    @Test("what contains its views is a group of them, called what is said of it")
    func groups() throws {
        try SpokenStage.with { stage in
            let view = VStack {
                Text("one")
                Text("two")
            }.accessibilityElement(children: .contain).accessibilityLabel("pair").accessibilityIdentifier("both")
            let host = _UIHostingView(rootView: view)
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            CATransaction.flush()
            func groups(_ node: AccessibilityNode) -> [AccessibilityNode] {
                (node.content.role == .group ? [node] : []) + node.children.flatMap(groups)
            }
            let root = try #require(stage.window.accessibilityTree?.root)
            #expect(groups(root).map(\.content.name) == ["pair"])
            #expect(groups(root).first?.content.identifier == "both")
            #expect(groups(root).first?.children.map(\.content.name) == ["one", "two"])
        }
    }

    @Test("a button is called what its label says, or what the program says, and acts by itself")
    func buttons() throws {
        var acted = 0
        let stage = Stage(
            Button(
                action: { acted += 1 },
                label: {
                    VStack {
                        Text("a"); Text("b")
                    }
                }))
        let control = try #require(stage.host.first(PressControl.self))
        #expect(control.accessibilityLabel == "a, b")
        #expect(control.accessibilityActivate())
        #expect(acted == 1)
        stage.host.rootView = Button(
            action: { acted += 1 },
            label: {
                VStack {
                    Text("a"); Text("c")
                }
            })
        stage.turn()
        #expect(control.accessibilityLabel == "a, c")
        let other = try #require(Stage(Button("a") {}.accessibilityLabel("z")).host.first(PressControl.self))
        #expect(other.accessibilityLabel == "z")
    }

    @Test("words follow the value that they are made of")
    func changes() throws {
        let stage = Stage(Circle().accessibilityLabel("1"))
        let surface = try #require(stage.host.first(AccessibilitySurface.self))
        stage.host.rootView = Circle().accessibilityLabel("2")
        stage.turn()
        #expect(surface.accessibilityLabel == "2")
    }
}
