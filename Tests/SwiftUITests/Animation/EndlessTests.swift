import OctantBase
import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import SwiftUI

/// The spinner of a thousand apps.
private struct Spinner: View {
    @State private var isSpinning = false
    @State private var turns = 0.0
    var counts = false

    var body: some View {
        Circle().trim(from: 0, to: 0.7).stroke(Color.black, lineWidth: 4)
            .frame(width: 30, height: 30)
            .rotationEffect(.degrees(counts ? turns * 360 : isSpinning ? 360 : 0))
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
                    isSpinning = true
                    turns += 1
                }
            }
    }
}

@Suite("Animations without end")
@MainActor
struct EndlessTests {
    @Test(
        "a spinner that left and came back three times has one animation, at its speed", arguments: [false, true])
    func comesBack(counts: Bool) throws {
        try Timeline.with(Spinner(counts: counts)) { line throws in
            line.turn()
            let layer = try line.layer(moving: "transform.rotation.z")
            for _ in 0..<3 {
                line.host.removeFromSuperview()
                line.pass(0.4)
                line.window.addSubview(line.host)
                line.turn()
                line.pass(0.1)
            }
            #expect(layer.animationKeys() == ["swiftui.transform.rotation.z"] && line.moving.count == 1)
            for time in [0, 0.2, 0.7, 3.1] {
                let angle = 2 * .pi * (1.5 + time)
                #expect(try abs((line.shown(layer, in: time).angle - angle).remainder(dividingBy: 2 * .pi)) < 1e-6)
            }
        }
    }

    @Test("it goes on when it was scrolled out of sight and back")
    func scrolled() throws {
        struct Page: UIViewRepresentable {
            let content: Spinner

            func makeUIView(context: Context) -> UIScrollView {
                let scroll = UIScrollView()
                let host = _UIHostingView(rootView: content)
                host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                scroll.addSubview(host)
                scroll.contentSize = CGSize(width: 100, height: 1000)
                return scroll
            }
            func updateUIView(_ uiView: UIScrollView, context: Context) {}
        }
        try Timeline.with(Page(content: Spinner())) { line throws in
            line.turn()
            let layer = try line.layer(moving: "transform.rotation.z")
            let scroll = try #require(line.host.subviews.flatMap { [$0] + $0.subviews }.first { $0 is UIScrollView })
            scroll.bounds.origin.y = 500
            line.turn()
            // Out of view it asks for no frame.
            #expect(line.nextChange == .never)
            line.pass(10)
            #expect(line.nextChange == .never)
            scroll.bounds.origin.y = 0
            line.turn()
            #expect(line.nextChange == .continuous)
            #expect(try abs(line.shown(layer, in: 0.25).angle - .pi / 2) < 1e-6)
        }
    }

    @Test("whatever moves for ever costs nothing out of sight, hidden or transparent, and goes on when it is seen")
    func unseen() throws {
        struct Dots: View {
            @State private var isOn = false
            var body: some View {
                HStack {
                    Circle().frame(width: 8, height: 8).scaleEffect(isOn ? 1 : 0.2)
                    Circle().frame(width: 8, height: 8).offset(y: isOn ? -6 : 6)
                    Capsule().frame(width: 4, height: isOn ? 20 : 4)
                    Rectangle().trim(from: 0, to: isOn ? 1 : 0).stroke(lineWidth: 2).frame(width: 8, height: 8)
                    Rectangle().frame(width: 8, height: 8).rotation3DEffect(.degrees(isOn ? 180 : 0), axis: (0, 0, 1))
                }
                .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { isOn = true } }
            }
        }
        let dial = Dial<Int>()
        let view = Dialled(0, dial) { state in
            ScrollView {
                Color.clear.frame(height: state == 1 ? 400 : 0)
                Dots().opacity(state == 2 ? 0 : 1)
            }
        }
        try Timeline.with(view) { line throws in
            line.turn()
            #expect(line.nextChange == .continuous)
            for state in [1, 2] {
                dial.set(state)
                line.turn()
                #expect(line.nextChange == .never, "\(state)")
                dial.set(0)
                line.turn()
                #expect(line.nextChange == .continuous)
            }
        }
    }

    @Test("it does not leak: what is laid out anew for other reasons is there at once")
    func leak() throws {
        try Timeline.with(
            HStack {
                Spinner(); Spacer()
            }
        ) { line in
            // The container's size changes in the very turn in which the animation begins, and later.
            line.turn()
            #expect(line.moving.count == 1)
            let layer = try line.layer(moving: "transform.rotation.z")
            line.host.frame.size = CGSize(width: 60, height: 200)
            line.turn()
            #expect(line.moving.count == 1 && layer.animationKeys()?.count == 1)
            #expect(try line.shown(layer, in: 7).position.y == 100)
        }
    }

    @Test("first places are not animated, and neither is what an appearing view says of itself")
    func firstPosition() {
        struct Late: View {
            @State private var width: CGFloat = 10
            var body: some View { Color.black.frame(width: width, height: 10).onAppear { width = 50 } }
        }
        let dial = Dial<Bool>()
        let view = Dialled(false, dial) { on in
            VStack { if on { Late().transition(.identity) } }
        }
        Timeline.with(view) { line in
            withAnimation(.linear(duration: 1).repeatForever()) { dial.set(true) }
            line.turn()
            #expect(line.moving.isEmpty)
        }
    }
}

@Suite("Many spinners")
@MainActor
struct ManySpinnersTests {
    @Test("a hundred that appear in one turn all begin in it, and nothing is said of changes without end")
    func hundred() {
        let said = Locked<[String]>([])
        Log.redirected(to: { line in said.withLock { $0.append(line) } }) {
            let view = VStack { ForEach(0..<100, id: \.self) { _ in Spinner() } }
            Timeline.with(view) { line in
                line.turn()
                #expect(line.moving.count == 100)
            }
        }
        #expect(said.withLock { $0 } == [])
    }
}
