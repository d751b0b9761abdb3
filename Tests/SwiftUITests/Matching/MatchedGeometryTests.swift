import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import SwiftUI

/// A view with a namespace.
private struct Spaced<Content: View>: View {
    @Namespace private var space
    let content: (Namespace.ID) -> Content

    init(@ViewBuilder _ content: @escaping (Namespace.ID) -> Content) { self.content = content }

    var body: some View { content(space) }
}

private func block(_ name: String, _ side: CGFloat) -> some View {
    FlexibleBlock(name: name).frame(width: side, height: side)
}

/// A block of the size that it is offered.
private struct FlexibleBlock: UIViewRepresentable {
    var name = ""

    func makeUIView(context: Context) -> BlockView { BlockView() }
    func updateUIView(_ uiView: BlockView, context: Context) { uiView.name = name }
}

@Suite("Matched geometry")
@MainActor
struct MatchedGeometryTests {
    private func frame(_ name: String, _ line: Timeline<some View>, in seconds: Double = 0) throws -> CGRect {
        let view = try #require(line.host.blocks.first { $0.name == name })
        var layer = view.layer
        var frame = try line.shown(layer, in: seconds).frame
        while let around = layer.superlayer, around !== line.host.layer {
            let origin = try line.shown(around, in: seconds).frame.origin
            frame = frame.offsetBy(dx: origin.x, dy: origin.y)
            layer = around
        }
        return frame
    }

    @Test("what is no source is shown where the source is, and takes its own place in the layout")
    func follower() throws {
        let dial = Dial<CGFloat>()
        let view = Dialled(40, dial) { side in
            Spaced { space in
                VStack(spacing: 0) {
                    FlexibleBlock(name: "source").matchedGeometryEffect(id: 1, in: space).frame(width: side, height: 20)
                    FlexibleBlock(name: "follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
                        .frame(width: 10, height: 10)
                    block("last", 20)
                }
            }
        }
        try Timeline.with(view) { line throws in
            #expect(try frame("source", line) == CGRect(x: 30, y: 25, width: 40, height: 20))
            #expect(try frame("follower", line) == frame("source", line))
            #expect(try frame("last", line).minY == 55)
            // And it goes with the source, on layers.
            withAnimation(.linear(duration: 1)) { dial.set(60) }
            line.turn()
            #expect(try frame("follower", line, in: 0.5) == CGRect(x: 25, y: 25, width: 50, height: 20))
        }
    }

    @Test("a position alone is taken over about the anchor, and so is a size alone")
    func parts() throws {
        let view = Spaced { space in
            ZStack(alignment: .topLeading) {
                Color.clear
                FlexibleBlock(name: "source").matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 20)
                FlexibleBlock(name: "place")
                    .matchedGeometryEffect(
                        id: 1, in: space, properties: .position, anchor: .bottomTrailing, isSource: false
                    ).frame(width: 10, height: 10)
                FlexibleBlock(name: "size")
                    .matchedGeometryEffect(id: 1, in: space, properties: .size, anchor: .topLeading, isSource: false)
                    .frame(width: 10, height: 10).padding(40)
            }
        }
        try Timeline.with(view) { line throws in
            let (place, size) = try (frame("place", line), frame("size", line))
            #expect(place == CGRect(x: 30, y: 10, width: 10, height: 10))
            #expect(size == CGRect(x: 40, y: 40, width: 40, height: 20))
        }
    }

    @Test("a view that takes the place of another one is seen to move from there, and back")
    func hero() throws {
        let dial = Dial<Bool>()
        let view = Dialled(false, dial) { isLarge in
            Spaced { space in
                ZStack(alignment: .topLeading) {
                    Color.clear
                    if isLarge {
                        FlexibleBlock(name: "large").matchedGeometryEffect(id: "hero", in: space)
                            .frame(width: 60, height: 40).padding(.top, 60).padding(.leading, 40)
                    } else {
                        FlexibleBlock(name: "small").matchedGeometryEffect(id: "hero", in: space)
                            .frame(width: 20, height: 20)
                    }
                }
            }
        }
        try Timeline.with(view) { line throws in
            #expect(try frame("small", line) == CGRect(x: 0, y: 0, width: 20, height: 20))
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            let start = CGRect(x: 0, y: 0, width: 20, height: 20)
            let half = CGRect(x: 20, y: 30, width: 40, height: 30)
            let end = CGRect(x: 40, y: 60, width: 60, height: 40)
            for name in ["small", "large"] {
                #expect(try frame(name, line) == start && frame(name, line, in: 0.5) == half)
            }
            // The one fades out while the other one fades in.
            let blocks = line.host.blocks
            let fades = try blocks.map { try line.shown($0.layer, in: 0.25).opacity }
            #expect(fades.count == 2 && abs(fades[0] + fades[1] - 1) < 1e-5)
            line.pass(1.1)
            line.turn()
            #expect(try line.host.blocks.map(\.name) == ["large"] && frame("large", line) == end)
            #expect(line.moving.isEmpty)
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            #expect(try frame("small", line) == end && frame("large", line, in: 0.5) == half)
            line.pass(1.1)
            line.turn()
            #expect(try line.host.blocks.map(\.name) == ["small"] && frame("small", line) == start)
        }
    }

    @Test("without an animation nothing moves, and groups of other namespaces are none of its business")
    func separate() throws {
        let dial = Dial<Bool>()
        let view = Dialled(false, dial) { isLarge in
            ZStack(alignment: .topLeading) {
                Color.clear
                Spaced { FlexibleBlock(name: "a").matchedGeometryEffect(id: 1, in: $0) }.frame(width: 10, height: 10)
                Spaced { FlexibleBlock(name: "b").matchedGeometryEffect(id: 1, in: $0, isSource: false) }
                    .frame(width: isLarge ? 30 : 20, height: 20)
            }
        }
        try Timeline.with(view) { line throws in
            #expect(try frame("b", line).width == 20)
            dial.set(true)
            line.turn()
            #expect(try frame("b", line).width == 30 && line.moving.isEmpty)
        }
    }

    @Test("what comes into a geometry group on its way moves with it")
    func group() throws {
        func start(_ isGrouped: Bool) throws -> CGFloat {
            let dial = Dial<Int>()
            let view = Dialled(0, dial) { step in
                let content = HStack {
                    block("first", 10)
                    if step > 1 { block("second", 10).transition(.identity) }
                }
                ZStack(alignment: .topLeading) {
                    Color.clear
                    Group { if isGrouped { content.geometryGroup() } else { content } }
                        .padding(.top, step > 0 ? 60 : 0)
                }
            }
            return try Timeline.with(view) { line throws in
                withAnimation(.linear(duration: 1)) { dial.set(1) }
                line.turn()
                line.pass(0.5)
                withAnimation(.linear(duration: 1)) { dial.set(2) }
                line.turn()
                let first = try frame("first", line)
                #expect(abs(first.minY - 30) < 1e-6)
                return try frame("second", line).minY
            }
        }
        let (grouped, plain) = try (start(true), start(false))
        #expect(abs(grouped - 30) < 1e-6 && plain == 60)
    }
}
