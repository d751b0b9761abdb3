import CoreGraphics
import TestSupport
import Testing

@testable import OctantRecordings

@Suite("Whole ticks of exact delays")
struct FrameTicksTests {
    /// The frames' numbers and ticks.
    private func ticks(_ delays: [(Int, Int)], rate: Int, least: Int) throws -> [[Int]] {
        let bitmaps = try MovingFrames.discs(delays.count)
        var counter = FrameTicks(rate: rate, least: least)
        var frames: [FrameTicks.Frame] = []
        for (bitmap, delay) in zip(bitmaps, delays) {
            let frame = TimedFrame(bitmap: bitmap, delayNumerator: delay.0, delayDenominator: delay.1)
            if let done = counter.add(frame) { frames.append(done) }
        }
        frames += counter.finish()
        return frames.map { frame in [bitmaps.firstIndex { $0 === frame.bitmap } ?? -1, frame.ticks] }
    }

    @Test("frames begin at the nearest tick, and all of them stay as long as the loop", arguments: [24, 30, 60, 97])
    func sums(rate: Int) throws {
        let frames = try ticks(Array(repeating: (1, rate), count: 2 * rate), rate: 100, least: 1)
        #expect(frames.reduce(0) { $0 + $1[1] } == 200)
        var start = 0
        for (index, frame) in frames.enumerated() {
            #expect(frame[0] == index && abs(Double(start) - Double(index * 100) / Double(rate)) <= 0.5)
            start += frame[1]
        }
    }

    @Test("frames that would stay too short are left out, and leave their time to others")
    func short() throws {
        let twelve = Array(repeating: (1, 120), count: 12)
        let found = try ticks(twelve, rate: 100, least: 2)
        #expect(found == [[0, 2], [2, 2], [5, 2], [7, 2], [9, 2]])
        // The last one too.
        #expect(try ticks([(1, 10), (1, 10), (1, 1000)], rate: 100, least: 2) == [[0, 10], [1, 10]])
        #expect(try ticks([(1, 1000)], rate: 100, least: 2) == [[0, 2]])
        #expect(try ticks([], rate: 100, least: 2).isEmpty)
    }
}
