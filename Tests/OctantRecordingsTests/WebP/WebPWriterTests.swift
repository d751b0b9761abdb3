import CoreGraphics
import OctantExport
import OctantRecordings
import TestSupport
import Testing

@Suite("WebP recordings")
struct WebPWriterTests {
    private let format = AnimationFormat.named("webp") ?? .usual

    @Test("Pillow reads the frames to the byte, and delays that add up")
    func exact() throws {
        for frames in [try MovingFrames.discs(12, colors: 3), try MovingFrames.gradients(5)] {
            let file = try format.encode(frames, 1, 30)
            let read = try DecodedFrames.byPillow(file, ending: "webp")
            #expect(read.frames == frames.map(\.straightBytes))
            #expect(read.delays.count == frames.count)
            #expect(try RecordedFrames(file).all() == frames)
            let delays = try RecordedFrames(file).delays
            let (sum, loop) = (delays.reduce(0, +), Double(frames.count) / 30)
            #expect(abs(sum - loop) < 0.0006)
            #expect(try format.encode(frames, 1, 30) == file)
        }
    }

    @Test("with a quality files are smaller, the more the lower it is, and still like the frames")
    func quality() throws {
        let frames = try MovingFrames.noise(2, width: 64, height: 64, seed: 3)
        var last = try format.encode(frames).count
        for quality in [90, 50, 10] {
            var options = AnimationOptions()
            options.quality = quality
            let file = try format.encode(frames, 1, 10, options)
            #expect(file.count < last)
            last = file.count
            #expect(try RecordedFrames(file).all().count == 2)
        }
    }

    @Test("a file plays as often as it says")
    func plays() throws {
        for plays in [0, 1, 3] {
            var options = AnimationOptions()
            options.plays = plays
            let file = try format.encode(MovingFrames.discs(2), 1, 10, options)
            let script = "import sys; from PIL import Image; print(Image.open(sys.argv[1]).info['loop'])"
            #expect(try Pillow.withFile(file, ending: "webp") { try Pillow.run(script, [$0]) } == "\(plays)\n")
        }
    }

    @Test("no frame, frames of two sizes and frames that are too large are errors")
    func errors() throws {
        #expect(throws: ExportError.noFrames) { try format.encode([Bitmap]()) }
        let two = try MovingFrames.discs(1) + MovingFrames.discs(1, width: 20)
        #expect(throws: ExportError.self) { try format.encode(two) }
        #expect(throws: ExportError.self) { try format.encode(MovingFrames.discs(1, width: 16384, height: 1)) }
    }
}
