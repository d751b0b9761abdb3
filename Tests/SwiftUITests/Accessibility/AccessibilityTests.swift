import OctantDisplay
import QuartzCore
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

    @Test("the older names say the same")
    func olderNames() {
        let older = Color.red.frame(width: 20, height: 20).accessibility(label: Text("Disc"))
            .accessibility(value: Text("Half")).accessibility(addTraits: .isButton)
        let newer = Color.red.frame(width: 20, height: 20).accessibilityLabel("Disc").accessibilityValue("Half")
            .accessibilityAddTraits(.isButton)
        #expect(lines(older) == lines(newer) && lines(older).first?.contains("Disc") == true)
        #expect(lines(Text("Gone").accessibility(hidden: true)).isEmpty)
    }

    /// The texts that are read of `view`, letter by letter.
    private func texts(_ view: some View) -> [AccessibilityTextReader] {
        SpokenStage.with { stage in
            let host = _UIHostingView(rootView: view)
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            CATransaction.flush()
            return stage.elements.compactMap(\.content.text).map(AccessibilityTextReader.init)
        }
    }

    @Test("the letters of a text stand where they are drawn, line by line, each line in the middle")
    func letters() throws {
        let strings = "Wide words and ill"
        let reader = try #require(
            texts(Text(strings).font(.system(size: 20)).multilineTextAlignment(.center).frame(width: 130)).first)
        #expect(reader.text.string == strings && reader.count == 18)
        let frames = try (0..<18).map { try #require(reader.frame(of: $0)) }
        // The second line begins with "and", and is centred below the first.
        let lines = [reader.range(of: .lineStart, at: 0), reader.range(of: .lineStart, at: 17)]
        #expect(lines.map(reader.string) == ["Wide words ", "and ill"])
        for (one, next) in zip(frames, frames.dropFirst()) where one.minY == next.minY {
            #expect(abs(one.maxX - next.minX) < 0.01)
        }
        let (first, second) = try (
            #require(reader.frame(of: 0..<10)), #require(reader.frame(of: 11..<18))
        )
        #expect(abs(first.midX - second.midX) < 0.5 && second.minY == first.maxY && first.width > second.width)
        #expect(frames[0].width > 2 * frames[1].width && reader.text.frame.contains(second))
    }

    @Test("of a text that the program has other words for, those are read, and no letters stand anywhere")
    func otherText() throws {
        let reader = try #require(texts(Text("5").accessibilityLabel("five of six")).first)
        #expect(reader.text.string == "five of six" && reader.frame(of: 0) == nil)
    }

    @Test("what a program says of a view is read in place of its own words")
    func strings() {
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
        let hosted = HostedView(
            Button(
                action: { acted += 1 },
                label: {
                    VStack {
                        Text("a"); Text("b")
                    }
                }))
        let control = try #require(hosted.host.first(PressControl.self))
        #expect(control.accessibilityLabel == "a, b")
        #expect(control.accessibilityActivate())
        #expect(acted == 1)
        hosted.host.rootView = Button(
            action: { acted += 1 },
            label: {
                VStack {
                    Text("a"); Text("c")
                }
            })
        hosted.turn()
        #expect(control.accessibilityLabel == "a, c")
        let other = try #require(HostedView(Button("a") {}.accessibilityLabel("z")).host.first(PressControl.self))
        #expect(other.accessibilityLabel == "z")
    }

    @Test("words follow the value that they are made of")
    func changes() throws {
        let hosted = HostedView(Circle().accessibilityLabel("1"))
        let surface = try #require(hosted.host.first(AccessibilitySurface.self))
        hosted.host.rootView = Circle().accessibilityLabel("2")
        hosted.turn()
        #expect(surface.accessibilityLabel == "2")
    }
}
