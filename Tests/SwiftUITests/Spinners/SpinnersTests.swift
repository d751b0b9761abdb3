import CoreGraphics
import Spinners
import TestSupport
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

// Levels of 255 that a pixel may be off where two instants should look the same: angles and positions are sums of
// Doubles.
private let roundingTolerance = 2
// As many where the loop begins anew from what only looks the same: a tile turned over, the smooth edges of whose
// corners fall a little otherwise, and a spring within .001 of its rest.
private let seamTolerance = 16

@Suite("The spinners of Sources/Spinners")
@MainActor struct SpinnersTests {
    /// One of the spinners, and when it looks the same again.
    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Seconds until all of it moves.
        var lead = 0.0
        /// Seconds of a loop.
        let period: Double
        var tolerance = roundingTolerance
        let view: @MainActor @Sendable () -> AnyView
    }

    /// The spinners whose animations layers run by themselves.
    nonisolated static let lowered = [
        Example(testDescription: "arc", period: 1) { AnyView(ArcSpinner()) },
        Example(testDescription: "blob", period: 2) { AnyView(BlobSpinner()) },
        Example(testDescription: "dashes", period: 0.8) { AnyView(DashesSpinner()) },
        Example(testDescription: "dots", lead: 0.36, period: 1.1) { AnyView(DotsSpinner()) },
        Example(testDescription: "flip", lead: 0.6, period: 1.2, tolerance: seamTolerance) {
            AnyView(FlipSpinner())
        },
        Example(testDescription: "glow", period: 2.2) { AnyView(GlowSpinner()) },
        Example(testDescription: "infinity", period: 1.6) { AnyView(InfinitySpinner()) },
        Example(testDescription: "ripple", lead: 1.4, period: 2.1) { AnyView(RippleSpinner()) },
        Example(
            testDescription: "tiles", period: Spring.bouncy(duration: 0.8, extraBounce: 0.1).settlingDuration,
            tolerance: seamTolerance
        ) { AnyView(TilesSpinner()) },
    ]
    /// The one that is made anew for each frame.
    nonisolated static let spokes = Example(testDescription: "spokes", period: 1) { AnyView(SpokesSpinner()) }

    private func show(_ example: Example, _ body: (Timeline<AnyView>) throws -> Void) rethrows {
        let view = AnyView(example.view().frame(width: 44, height: 44).tint(Color(red: 1, green: 0, blue: 0)))
        try Timeline.with(view, size: CGSize(width: 48, height: 48)) { line in
            line.turn()
            try body(line)
        }
    }

    @Test("nine of them move while the main thread does nothing, and no body runs for that", arguments: lowered)
    func bodies(example: Example) throws {
        try show(example) { line throws in
            let bodies = line.host.graph.bodyRuns
            let images = try (0..<5).map { try line.image(in: example.lead + Double($0) * 0.11) }
            for (index, image) in images.enumerated() {
                for other in images[..<index] { #expect(image != other) }
            }
            for _ in 0..<60 { line.pass(1 / 60) }
            #expect(line.host.graph.bodyRuns == bodies && !line.host.graph.frames.isRunning)
            #expect(line.nextChange == .continuous)
        }
    }

    @Test("the spokes are made anew for each frame, by the same few bodies")
    func spokesBodies() throws {
        try show(Self.spokes) { line throws in
            #expect(try line.image(in: 0.1) == line.image(in: 0.4))
            #expect(line.host.graph.frames.isRunning)
            var images = [try line.image()]
            var counts: Set<Int> = []
            for _ in 0..<10 {
                let bodies = line.host.graph.bodyRuns
                line.pass(0.05)
                line.turn()
                counts.insert(line.host.graph.bodyRuns - bodies)
                #expect(try line.image() != images.last)
                images.append(try line.image())
            }
            // The spokes' body, and those of the geometry reader and of ForEach in it.
            #expect(counts == [3])
        }
    }

    @Test("each looks the same after its period", arguments: lowered + [spokes])
    func loop(example: Example) throws {
        try show(example) { line throws in
            @MainActor func image(at time: Double) throws -> Bitmap {
                if line.host.graph.frames.isRunning { line.pass(time + 1 - line.clock.now()) }
                return try line.image(in: time + 1 - line.clock.now())
            }
            let times = [0, 0.13, 0.37, 0.71].map { example.lead + $0 * example.period }
            let first = try times.map { try image(at: $0) }
            for lap in [1.0, 7] {
                for (time, one) in zip(times, first) {
                    let other = try image(at: time + lap * example.period)
                    let difference = try #require(greatestDifference(one, other))
                    #expect(difference <= example.tolerance, "off by \(difference) at \(time), lap \(lap)")
                }
            }
        }
    }

    @Test("each has the tint and no other colour", arguments: lowered + [spokes])
    func tint(example: Example) throws {
        try show(example) { line throws in
            var ink = 0
            for step in 0..<4 {
                line.pass(step == 0 ? example.lead : 0.29 * example.period)
                let image = try line.image()
                for y in 0..<image.height {
                    for x in 0..<image.width {
                        let pixel = image.pixel(x: x, y: y)
                        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                        // Red on white: all of the red, of the others as much as is not covered.
                        #expect(red >= 254 && green == blue)
                        if green < 128 { ink += 1 }
                    }
                }
            }
            #expect(ink > 200)
        }
    }

    @Test("a spinner that was measured before it came into a dark window has the dark colour at once")
    func appearance() throws {
        let size = CGSize(width: 44, height: 44)
        try Stage.shown(size: size, style: .dark) { (stage: Stage) throws in
            let host = _UIHostingView(rootView: FlipSpinner())
            _ = host.sizeThatFits(size)
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            stage.pass(0)
            let color = UIColor.systemBlue.resolvedColor(with: stage.window.traitCollection).cgColor.rgba.pixel
            for seconds in [0, 0.3, 0.31] {
                stage.pass(seconds)
                #expect(try stage.image(on: .black).pixel(x: 22, y: 22) == color)
            }
        }
    }
}
