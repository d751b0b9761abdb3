import Combine
import CoreGraphics
import Foundation
import OctantExport
import SwiftUI
import Testing
import UIKit

@testable import OctantTool

@Suite("What is drawn at a time of a view's own")
@MainActor struct IndicatorRendererTests {
    private let size = CGSize(width: 40, height: 20)

    private func renderer(_ view: some View, presentingSize: CGSize? = nil) throws -> IndicatorRenderer {
        var options = IndicatorOptions(for: ProgressViewExhibit.self)
        (options.size, options.background) = (presentingSize == nil ? size : nil, .white)
        return IndicatorRenderer(options) {
            Exhibit(
                view: _UIHostingView(rootView: view), size: size, loopDuration: 2, room: UIViewController(),
                presentingSize: presentingSize)
        }
    }

    /// The colour in the middle of `view` after `seconds`.
    private func middle(_ view: some View, _ seconds: Double) throws -> UInt32 {
        let image = try renderer(view).image(at: seconds)
        return image.pixel(x: image.width / 2, y: image.height / 2) & 0xFF_FFFF
    }

    private let colors: [Color] = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
    ]

    @Test("phases follow one another until the time that is asked for", arguments: [0.5, 1.5, 2.5, 3.5, 302.5])
    func phases(_ time: Double) throws {
        let colors = colors
        let view = PhaseAnimator([0, 1, 2]) { index in
            colors[index]
        } animation: { _ in
            .linear(duration: 0.001).delay(0.999)
        }
        // The first phase is left at once, and reached again with each third change.
        let seen: [UInt32] = [0xFF0000, 0x00FF00, 0x0000FF]
        #expect(try middle(view, time) == seen[Int(time) % 3])
    }

    private struct Look {
        var width = 0.0
    }

    @Test("a view that keyframes lay out anew is as wide as at that time")
    func keyframes() throws {
        let view = KeyframeAnimator(initialValue: Look(), repeating: false) { look in
            Color(red: 0, green: 0, blue: 0).frame(width: look.width, height: 20).frame(width: 40, alignment: .leading)
        } keyframes: { _ in
            KeyframeTrack(\.width) { LinearKeyframe(40, duration: 2) }
        }
        let image = try renderer(view).image(at: 1)
        let width = (0..<40).count { image.pixel(x: $0, y: 10) & 0xFF == 0 }
        #expect(abs(width - 20) <= 1, "\(width)")
    }

    @Test("the date of a timeline is later by the time that has passed")
    func timeline() throws {
        struct Dated: View {
            @State private var start = Date()
            var body: some View {
                TimelineView(.animation) { context in
                    let passed = context.date.timeIntervalSince(start)
                    Color(white: (1.8...2.2).contains(passed) ? 0 : 1)
                }
            }
        }
        #expect(try middle(Dated(), 2) == 0)
        #expect(try middle(Dated(), 1) == 0xFF_FFFF)
    }

    @Test("a publisher of Combine's that repeats has sent as many dates as time has passed")
    func publisher() throws {
        struct Counting: View {
            @State private var count = 0
            private let ticks = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
            var body: some View {
                Color(white: count == 8 ? 0 : 1).onReceive(ticks) { _ in count += 1 }
            }
        }
        #expect(try middle(Counting(), 2.1) == 0)
        #expect(try middle(Counting(), 1.9) == 0xFF_FFFF)
    }

    @Test("the end of an animation is followed by what its completion changes")
    func completion() throws {
        struct Finishing: View {
            @State private var isMoved = false
            @State private var isDone = false
            var body: some View {
                Color(white: isDone ? 0 : 1).offset(x: isMoved ? 1 : 0)
                    .onAppear {
                        withAnimation(.linear(duration: 1)) {
                            isMoved = true
                        } completion: {
                            isDone = true
                        }
                    }
            }
        }
        #expect(try middle(Finishing(), 0.9) == 0xFF_FFFF)
        #expect(try middle(Finishing(), 1.1) == 0)
    }

    @Test("a sheet that is there from the start is in the image, which is as large as a telephone's screen")
    func sheet() throws {
        let view = Color.white.sheet(isPresented: .constant(true)) { Color(red: 0, green: 0, blue: 1) }
        let image = try renderer(view, presentingSize: CGSize(width: 390, height: 844)).stillImage()
        #expect(image.width == 390 && image.height == 844)
        #expect(image.pixel(x: 195, y: 422) & 0xFF_FFFF == 0x0000FF)
        #expect(image.pixel(x: 195, y: 5) & 0xFF_FFFF != 0x0000FF)
    }

    @Test("a recording has a frame for each change that a timer makes")
    func recording() throws {
        final class Frames: AnimationWriter {
            var bitmaps: [Bitmap] = []
            func add(_ frame: TimedFrame) { bitmaps.append(frame.bitmap) }
            func finish() {}
        }
        let stepped = TimelineView(.periodic(from: .now, by: 0.5)) { context in
            Color(white: Int(context.date.timeIntervalSinceReferenceDate * 2) % 2 == 0 ? 0 : 1)
        }
        let frames = Frames()
        try renderer(stepped).record(RecordingLength(framesPerSecond: 30, duration: 2), into: frames)
        let middles = frames.bitmaps.map { $0.pixel(x: 20, y: 10) & 0xFF_FFFF }
        #expect((4...5).contains(middles.count))
        #expect(zip(middles, middles.dropFirst()).allSatisfy { $0 != $1 })
    }
}
