import CoreGraphics
import RenderServer
import TestSupport
import Testing

@testable import OctantExport
import OctantRecordings

@Suite("Recording a loop")
struct LoopRecorderTests {
    private func moving(_ property: AnimatableProperty, duration: Double) -> RenderTree {
        var timing = MediaTiming()
        (timing.duration, timing.repeatCount) = (duration, .infinity)
        var properties = LayerProperties()
        properties.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        properties.position = CGPoint(x: 10, y: 10)
        properties.backgroundColor = .black
        let basic = BasicAnimation(property: property, from: .scalar(0), to: .scalar(1))
        let animation = RenderAnimation(timing: timing, isRemovedOnCompletion: false, content: .basic(basic))
        let layer = RenderLayer(id: .unique(), properties: properties, animations: [animation])
        let root = RenderLayer(id: .unique(), properties: LayerProperties(), sublayers: [layer])
        return RenderTree(root: root, size: CGSize(width: 20, height: 20))
    }

    @Test("a loop may begin later, and what a program makes for each frame is recorded frame by frame")
    func driven() throws {
        let tree = RenderTree(
            root: RenderLayer(id: .unique(), properties: LayerProperties()), size: CGSize(width: 4, height: 4))
        var recorder = LoopRecorder(duration: 1, framesPerSecond: 4, scale: 1)
        recorder.start = 0.3
        var times: [Double] = []
        let frames = try recorder.frames { time in
            times.append(time)
            return tree
        } isDriven: {
            true
        }
        #expect(zip(times, [0.3, 0.55, 0.8, 1.05]).allSatisfy { abs($0 - $1) < 1e-9 } && times.count == 4)
        #expect(frames.map(\.delayDenominator) == [4, 4, 4, 4])
        #expect(try recorder.frames { _ in tree }.count == 1)
        recorder.start = .nan
        #expect(throws: ExportError.noFrames) { try recorder.frames { _ in tree } }
    }

    @Test("steps make one frame each, with exact delays")
    func steps() throws {
        let tree = SpinnerTree.make(count: 1, size: CGSize(width: 60, height: 60), scale: 1)
        let frames = try LoopRecorder(duration: 1, framesPerSecond: 30, scale: 1).frames { _ in tree }
        #expect(frames.count == 8)
        #expect(frames.allSatisfy { $0.delayNumerator == 1 && $0.delayDenominator == 8 })
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.bitmap != $1.bitmap })
    }

    @Test("steady motion makes so many frames a second, and they close the loop", arguments: [24, 30, 60])
    func motion(rate: Int) throws {
        let tree = moving(.opacity, duration: 2)
        let frames = try LoopRecorder(duration: 2, framesPerSecond: rate, scale: 1).frames { _ in tree }
        #expect(frames.count == 2 * rate)
        #expect(frames.allSatisfy { $0.delayNumerator == 1 && $0.delayDenominator == rate })
    }

    @Test("a still tree is one frame as long as the loop, cuts start new ones")
    func cuts() throws {
        let still = RenderTree(
            root: RenderLayer(id: .unique(), properties: LayerProperties()), size: CGSize(width: 4, height: 4))
        var recorder = LoopRecorder(duration: 3, framesPerSecond: 30, scale: 1)
        #expect(try recorder.frames { _ in still }.map(\.delayNumerator) == [3])
        recorder.cuts = [1.25]
        let frames = try recorder.frames { _ in still }
        #expect(frames.map { [$0.delayNumerator, $0.delayDenominator] } == [[5, 4], [7, 4]])
    }

    @Test("delays are the simplest quotients")
    func quotients() {
        for denominator in [1, 8, 12, 20, 24, 30, 60, 97, 1000] {
            for numerator in 1...denominator {
                let found = LoopRecorder.quotient(Double(numerator) / Double(denominator))
                #expect(found.numerator * denominator == numerator * found.denominator)
                #expect(found.denominator <= denominator)
            }
        }
        #expect(LoopRecorder.quotient(0) == (0, 1))
    }

    @Test("no time, no rate, no tree and too many pixels are errors")
    func errors() {
        let tree = moving(.opacity, duration: 1)
        func attempt(_ duration: Double, _ rate: Int, _ scale: CGFloat, _ answer: RenderTree?) throws {
            _ = try LoopRecorder(duration: duration, framesPerSecond: rate, scale: scale).frames { _ in answer }
        }
        #expect(throws: ExportError.noFrames) { try attempt(0, 30, 1, tree) }
        #expect(throws: ExportError.noFrames) { try attempt(.nan, 30, 1, tree) }
        #expect(throws: ExportError.noFrames) { try attempt(1, 0, 1, tree) }
        #expect(throws: ExportError.self) { try attempt(1, 30, 1, nil) }
        #expect(throws: ExportError.self) { try attempt(1, 30, 1e6, tree) }
    }

    @Test("what is too much is refused before anything is drawn, and the limit is named")
    func limits() throws {
        func refusal(_ tree: RenderTree, _ recorder: LoopRecorder, isDriven: Bool = false) -> String? {
            do {
                try recorder.check(tree, isDriven: isDriven)
                return nil
            } catch {
                return error.description
            }
        }
        let still = RenderTree(
            root: RenderLayer(id: .unique(), properties: LayerProperties()), size: CGSize(width: 100, height: 100))
        let steps = SpinnerTree.make(count: 1, size: CGSize(width: 60, height: 60), scale: 1)
        let motion = moving(.opacity, duration: 2)
        // 4096 x 4096 pixels a frame.
        let one = LoopRecorder(duration: 1, framesPerSecond: 30, scale: 40.96)
        #expect(refusal(still, one) == nil)
        let wide = try #require(refusal(still, LoopRecorder(duration: 1, framesPerSecond: 30, scale: 40.97)))
        #expect(wide.contains("4097 x 4097 pixels") && wide.contains("16777216 pixels are the most"))
        // 1024 of them at most in all.
        for (seconds, isDriven, cuts, fits) in [
            (30.0, true, [], true), (40, true, [], false), (30, false, [1.0], true), (40, false, [1], false),
            (1e6, false, [], true),
        ] {
            var recorder = LoopRecorder(duration: seconds, framesPerSecond: 30, scale: 40.96)
            recorder.cuts = cuts
            #expect((refusal(still, recorder, isDriven: isDriven) == nil) == fits, "\(seconds) \(isDriven) \(cuts)")
        }
        // 1325 frames of 3600 x 3600 pixels at most, and 42,949,672 of 20 x 20.
        for (tree, scale, seconds, fits) in [
            (steps, 60.0, 165.0, true), (steps, 60, 166, false), (motion, 1, 1_431_600, true),
            (motion, 1, 1_431_700, false), (motion, 1, 1e300, false),
        ] {
            let recorder = LoopRecorder(duration: seconds, framesPerSecond: 30, scale: scale)
            #expect((refusal(tree, recorder) == nil) == fits, "\(seconds)")
        }
        #expect(refusal(still, LoopRecorder(duration: .nan, framesPerSecond: 30, scale: 1)) != nil)
        #expect(refusal(still, LoopRecorder(duration: 1, framesPerSecond: 30, scale: 1e6)) != nil)
    }
}

extension LoopRecorder {
    /// The frames of the loop, all of them.
    fileprivate func frames(
        of tree: (Double) -> RenderTree?, isDriven: () -> Bool = { false }
    ) throws(ExportError) -> [TimedFrame] {
        var frames: [TimedFrame] = []
        try record(tree, isDriven: isDriven) { (frame) throws(ExportError) in frames.append(frame) }
        return frames
    }
}
