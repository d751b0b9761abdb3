import Testing
import UIKit

@testable import SwiftUI

/// A colour without a name of its own.
private let brown = (red: 0.8, green: 0.4, blue: 0.2)

@Suite("Colours of views") @MainActor struct ColorFilterTests {
    private var block: some View {
        Color(red: brown.red, green: brown.green, blue: brown.blue).frame(width: 40, height: 40)
    }

    /// Whether what `view` shows in its middle is `parts` of red, green and blue, to 1 of 255.
    private func shows(_ view: some View, _ parts: [Double]) throws -> Bool {
        let text = try Snapshot(view)(20, 20)
        let pixel = try #require(UInt32(text, radix: 16))
        return zip([16, 8, 0] as [UInt32], parts).allSatisfy { shift, part in
            abs(Double(pixel >> shift & 255) - min(max(part, 0), 1) * 255) <= 1
        }
    }

    private var luma: Double { 0.213 * brown.red + 0.715 * brown.green + 0.072 * brown.blue }
    private var parts: [Double] { [brown.red, brown.green, brown.blue] }

    @Test("saturation and grey go between a colour and its luma as CSS's filters do")
    func saturation() throws {
        for amount in [0, 0.3, 1, 1.5] {
            #expect(try shows(block.saturation(amount), parts.map { luma + ($0 - luma) * amount }), "\(amount)")
        }
        #expect(try shows(block.grayscale(0.25), parts.map { luma + ($0 - luma) * 0.75 }))
        #expect(try shows(block.grayscale(7), [luma, luma, luma]))
        #expect(try shows(block.saturation(.nan), parts))
    }

    @Test("brightness adds, contrast spreads, inverting counts from white, and colours multiply")
    func simple() throws {
        #expect(try shows(block.brightness(0.1), parts.map { $0 + 0.1 }))
        #expect(try shows(block.brightness(1), [1, 1, 1]))
        #expect(try shows(block.contrast(2), parts.map { 0.5 + ($0 - 0.5) * 2 }))
        #expect(try shows(block.contrast(-1), parts.map { 1 - $0 }))
        #expect(try shows(block.colorInvert(), parts.map { 1 - $0 }))
        let multiplied = block.colorMultiply(Color(red: 0.5, green: 1, blue: 0))
        #expect(try shows(multiplied, [brown.red / 2, brown.green, 0]))
    }

    @Test("hues turn as CSS's hue-rotate() turns them")
    func hues() throws {
        // The matrix of a quarter turn, cosine 0 and sine 1, as Filter Effects Module Level 1 has its numbers.
        let turned = [
            (0.213 - 0.213) * brown.red + (0.715 - 0.715) * brown.green + (0.072 + 0.928) * brown.blue,
            (0.213 + 0.143) * brown.red + (0.715 + 0.140) * brown.green + (0.072 - 0.283) * brown.blue,
            (0.213 - 0.787) * brown.red + (0.715 + 0.715) * brown.green + (0.072 + 0.072) * brown.blue,
        ]
        #expect(try shows(block.hueRotation(.degrees(90)), turned))
        #expect(try shows(block.hueRotation(.degrees(360)), parts))
    }

    @Test("what is light is opaque in the end, and black")
    func luminance() throws {
        let light = 0.2125 * brown.red + 0.7154 * brown.green + 0.0721 * brown.blue
        #expect(try shows(block.luminanceToAlpha(), [1 - light, 1 - light, 1 - light]))
    }

    @Test("a view and all in it change as one, what is beside it stays")
    func group() throws {
        let view = HStack(spacing: 0) {
            ZStack {
                Color.black
                Color.white.opacity(0.5)
            }.colorInvert().frame(width: 20)
            Color.black.frame(width: 20)
        }
        let shown = Snapshot(view)
        #expect(["7F7F7F", "808080"].contains(try shown(10, 20)))
        #expect(try shown(30, 20) == "000000")
    }

    @Test("a turn of hues animates by its angle on the render thread, a whole one too, and without end")
    func animated() throws {
        let dial = Dial<Double>()
        let view = Dialled(0, dial) { Color.red.hueRotation(.degrees($0)) }
        try Timeline.with(view) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(360) }
            line.turn()
            let layer = try line.layer(moving: CALayer.colorMatrixKeyPath)
            let half = try #require(try line.shown(layer, in: 0.5).colorMatrix)
            let expected = ColorFilter(.hueRotation, .pi).matrix
            #expect(zip(half, expected).allSatisfy { abs($0 - $1) < 0.01 })
            line.pass(2)
            #expect(line.moving.isEmpty && line.nextChange == .never)
            withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { dial.set(720) }
            line.turn()
            let (runs, before) = (line.host.graph.bodyRuns, try line.image(in: 7.1))
            #expect(try line.image(in: 7.6) != before && line.host.graph.bodyRuns == runs)
        }
        try Timeline.with(Dialled(1, dial) { Color.red.saturation($0) }) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(0) }
            line.turn()
            let layer = try line.layer(moving: CALayer.colorMatrixKeyPath)
            let quarter = try #require(try line.shown(layer, in: 0.25).colorMatrix)
            #expect(zip(quarter, ColorFilter(.saturation, 0.75).matrix).allSatisfy { abs($0 - $1) < 1e-6 })
        }
    }
}

@Suite("Blending of views") @MainActor struct BlendModeTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let yellow = Color(red: 1, green: 1, blue: 0)

    @Test("a view is blended with what is behind it in a stack and in an overlay, as is a gradient")
    func behind() throws {
        let stack = ZStack {
            red
            yellow.blendMode(.multiply)
        }
        #expect(try Snapshot(stack)(20, 20) == "FF0000")
        let overlay = red.overlay(
            LinearGradient(colors: [yellow, yellow], startPoint: .top, endPoint: .bottom).blendMode(.difference))
        #expect(try Snapshot(overlay)(20, 20) == "00FF00")
        #expect(try Snapshot(red.overlay { yellow.blendMode(.screen) })(20, 20) == "FFFF00")
    }

    @Test("a group is where blending ends")
    func groups() throws {
        let blended = ZStack { yellow.blendMode(.multiply).frame(width: 20, height: 20) }
        func shown(_ view: some View) throws -> String {
            try Snapshot(
                ZStack {
                    red; view
                })(20, 20)
        }
        #expect(try shown(blended) == "FF0000")
        #expect(try shown(blended.compositingGroup()) == "FFFF00")
        #expect(try shown(blended.drawingGroup()) == "FFFF00")
        // A hole through one shows what is behind it.
        let hole = ZStack {
            yellow
            Circle().frame(width: 20, height: 20).blendMode(.destinationOut)
        }
        #expect(try shown(hole.compositingGroup()) == "FF0000")
    }

    @Test("what fades or cuts a blended view leaves it blended")
    func effects() throws {
        let blended = yellow.blendMode(.multiply)
        func shown(_ view: some View) throws -> String {
            try Snapshot(
                ZStack {
                    red; view
                })(20, 20)
        }
        #expect(try shown(blended.opacity(0.5)) == "FF0000")
        #expect(try shown(blended.clipShape(Circle())) == "FF0000")
        #expect(try shown(blended.mask { Circle() }) == "FF0000")
        #expect(try shown(blended.rotationEffect(.degrees(30)).scaleEffect(0.9)) == "FF0000")
    }

    @Test("a blended view changes its mode at once")
    func changes() throws {
        let dial = Dial<BlendMode>()
        let view = Dialled(.normal, dial) { mode in
            ZStack {
                red; yellow.blendMode(mode)
            }
        }
        try Timeline.with(view) { line throws in
            #expect(try line.image().pixel(x: 50, y: 50) == 0xFFFF_FF00)
            dial.set(.multiply)
            line.turn()
            #expect(try line.image().pixel(x: 50, y: 50) == 0xFFFF_0000)
        }
    }
}
