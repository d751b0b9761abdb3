import CoreGraphics
import TestSupport
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// Shows its configuration as plain text.
private struct Plain: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text(verbatim: "\(configuration.value)")
            configuration.minimumValueLabel
            configuration.maximumValueLabel
        }
    }
}

@Suite("Gauges")
@MainActor struct GaugeTests {
    private let size = CGSize(width: 200, height: 100)

    private func gauge(_ value: Double) -> some View {
        Gauge(value: value, in: 0...200) {
            Text(verbatim: "Speed")
        } currentValueLabel: {
            Text(verbatim: "\(Int(value)) km/h")
        } minimumValueLabel: {
            Text(verbatim: "0")
        } maximumValueLabel: {
            Text(verbatim: "200")
        } markedValueLabels: {
            Text(verbatim: "50").tag(50)
            Text(verbatim: "150").tag(150.0)
            Text(verbatim: "far").tag(900)
        }
    }

    @Test("values are clamped to their bounds, and what is no number is at the beginning")
    func scale() {
        let scale = GaugeScale(-10...10)
        #expect([0, 20, -20, .nan].map(scale.fraction) == [0.5, 1, 0, 0])
        #expect(GaugeScale(5...5).fraction(of: 5) == 0 && GaugeScale(0 ... .infinity).fraction(of: 0.5) == 0.5)
        #expect(scale.position(of: Tag(5)) == 0.75 && scale.position(of: Tag("5")) == nil)
    }

    @Test("a style of one's own is told the position of the value and the labels that there are")
    func custom() {
        ShownViews.with(gauge(50).gaugeStyle(Plain())) {
            #expect($0.text.filter { $0 != "Speed" } == ["0.25", "0", "200"])
        }
        ShownViews.with(Gauge(value: 2, in: 0...4) { Text(verbatim: "x") }.gaugeStyle(Plain())) {
            #expect($0.text.contains("0.5"))
        }
    }

    @Test("a screen reader reads the label and the current value, and the percentage where there is none")
    func spoken() {
        ShownViews.with(gauge(50)) { #expect($0.spoken == ["Speed, 50 km/h"]) }
        for view in [
            AnyView(Gauge(value: 0.25) { Text(verbatim: "Fuel") }),
            AnyView(Gauge(value: 0.25) { Text(verbatim: "Fuel") }.gaugeStyle(.accessoryCircular)),
            AnyView(Gauge(value: 0.25) { Text(verbatim: "Fuel") }.gaugeStyle(Plain())),
        ] {
            ShownViews.with(view) { #expect($0.spoken == ["Fuel, 25%"]) }
        }
        ShownViews.with(Gauge(value: 0.25) { Text(verbatim: "Fuel") }.accessibilityLabel("Tank")) {
            #expect($0.spoken == ["Tank, 25%"])
        }
    }

    @Test("labels of values are below these", arguments: [false, true])
    func marks(isMirrored: Bool) throws {
        let view = Gauge(value: 0, in: 0...200) {
        } currentValueLabel: {
        } markedValueLabels: {
            Text(verbatim: "50").tag(50)
            Text(verbatim: "150").tag(150.0)
        }
        ShownViews.with(view, size: size, direction: isMirrored ? .rightToLeft : .leftToRight) { shown in
            let middles = shown.texts.filter { !$0.text.isEmpty }.map { ($0.text, $0.position.midX) }
            #expect(middles.map(\.0) == (isMirrored ? ["150", "50"] : ["50", "150"]))
            #expect(abs(middles[0].1 - 50) < 1 && abs(middles[1].1 - 150) < 1)
        }
    }

    @Test("a bar is filled up to its value from where one begins to read", arguments: [false, true])
    func bar(isMirrored: Bool) throws {
        let view = Gauge(value: 0.25) {}.tint(.black)
        try ShownViews.with(view, size: size, direction: isMirrored ? .rightToLeft : .leftToRight) { shown in
            let image = try shown.stage.image()
            let row = (0..<200).map { x in (0..<100).contains { image.pixel(x: x, y: $0) == 0xFF00_0000 } }
            let filled = row.filter { $0 }.count
            #expect(abs(filled - 50) <= 3)
            #expect(row[isMirrored ? 170 : 30] && !row[isMirrored ? 30 : 170])
        }
    }

    @Test("a gradient as the tint runs along a bar and around a ring")
    func gradient() throws {
        let tint = Gradient(colors: [.black, .white])
        for style in [AnyView(Gauge(value: 1) {}), AnyView(Gauge(value: 1) {}.gaugeStyle(.accessoryLinear))] {
            try ShownViews.with(style.tint(tint), size: size) { shown in
                let image = try shown.stage.image()
                let middle = try #require((0..<100).first { image.pixel(x: 20, y: $0) != 0 }) + 3
                let levels = [20, 60, 100, 140].map { image.pixel(x: $0, y: middle) & 0xFF }
                #expect(levels == levels.sorted() && Set(levels).count == 4)
            }
        }
        try ShownViews.with(
            Gauge(value: 1) {}.gaugeStyle(.accessoryCircular).tint(tint), size: CGSize(width: 60, height: 60)
        ) { shown in
            let image = try shown.stage.image()
            let levels = [(3, 30), (30, 3), (56, 30)].map { image.pixel(x: $0.0, y: $0.1) & 0xFF }
            #expect(levels == levels.sorted() && Set(levels).count == 3)
        }
    }

    @Test("a changed value moves the marker and the filling on their layers")
    func motion() throws {
        struct Moving: View {
            let dial: Dial<Double>
            let isRound: Bool

            var body: some View {
                Dialled(0.0, dial) { value in
                    if isRound {
                        Gauge(value: value) {}.gaugeStyle(.accessoryCircular)
                    } else {
                        Gauge(value: value) {}.gaugeStyle(.linearCapacity)
                    }
                }
            }
        }
        for (isRound, key) in [(true, "transform.rotation.z"), (false, "path")] {
            let dial = Dial<Double>()
            try Timeline.with(Moving(dial: dial, isRound: isRound)) { timeline in
                withAnimation(.linear(duration: 1)) { dial.set(1) }
                timeline.turn()
                let layer = try timeline.layer(moving: key)
                if isRound {
                    let angle = try timeline.shown(layer, in: 0.5).angle
                    #expect(abs(angle - 135 * .pi / 180) < 0.01)
                }
                #expect(try timeline.image(in: 0.25) != timeline.image(in: 0.75))
            }
        }
    }

    private nonisolated static let appearances: [(style: UIUserInterfaceStyle, name: String)] = [
        (.light, "gauges-light-2x"), (.dark, "gauges-dark-2x"),
    ]

    /// On the left the bars, on the right the rings: with labels of bounds, with the label, filled, with a gradient.
    @Test("all styles", arguments: appearances)
    func sheet(style: UIUserInterfaceStyle, name: String) throws {
        let view = HStack(spacing: 12) {
            VStack(spacing: 14) {
                gauge(80)
                gauge(80).gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.green, .yellow, .red]))
                gauge(80).gaugeStyle(.accessoryLinearCapacity).tint(.orange)
            }
            VStack(spacing: 14) {
                gauge(80).gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .yellow, .red]))
                Gauge(value: 0.6) {
                    Image(systemName: "heart.fill")
                } currentValueLabel: {
                    Text(verbatim: "60")
                }
                .gaugeStyle(.accessoryCircular).tint(.red)
                Gauge(value: 0.6) { Text(verbatim: "60%") }.gaugeStyle(.accessoryCircularCapacity)
            }
        }
        try ShownViews.with(view.padding(8), size: CGSize(width: 300, height: 240), scale: 2, style: style) {
            try expectGolden($0.stage.imageOnBackground(), named: name, tolerance: 2)
        }
    }
}
