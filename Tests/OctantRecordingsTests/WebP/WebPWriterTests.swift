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

    @Test("what stays in an opaque frame is not written again, though a rectangle around what changes has it")
    func unchanged() throws {
        let first = try #require(
            try MovingFrames.noise(1, width: 64, height: 64, seed: 4).first?.mapped { $0 | 0xFF00_0000 })
        let second = try #require(first.mapped { $0 })
        second.withUnsafeMutableBytes { bytes in
            for place in [0, 63 * second.bytesPerRow + 63 * 4] {
                let pixel = bytes.load(fromByteOffset: place, as: UInt32.self)
                bytes.storeBytes(of: pixel ^ 0xFF, toByteOffset: place, as: UInt32.self)
            }
        }
        let (one, both) = (try format.encode([first], 1, 10), try format.encode([first, second], 1, 10))
        #expect(both.count - one.count < 200, "\(one.count) \(both.count)")
        #expect(try DecodedFrames.byPillow(both, ending: "webp").frames == [first, second].map(\.straightBytes))
    }

    @Test("a frame that stays for longer than a file can say is written more than once")
    func long() throws {
        let frames = try MovingFrames.discs(2)
        let file = try format.encode(frames, 20_000, 1)
        #expect(try RecordedFrames(file).delays.reduce(0, +) == 40_000)
        #expect(try RecordedFrames(file).all() == [frames[0], frames[0], frames[1], frames[1]])
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
