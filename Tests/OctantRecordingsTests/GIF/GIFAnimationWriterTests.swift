import CoreGraphics
import Foundation
import OctantExport
import OctantRecordings
import TestSupport
import Testing

@Suite("GIF recordings")
struct GIFAnimationWriterTests {
    private let format = AnimationFormat.named("gif") ?? .usual

    /// What a GIF file can hold of `bitmap`: pixels are there or not, on `matte`, 0xRRGGBB, or in their own colour.
    private func flat(_ bitmap: Bitmap, on matte: [UInt8]? = nil) -> [UInt8] {
        var bytes = bitmap.straightBytes
        for at in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = Int(bytes[at + 3])
            if let matte, alpha > 0 {
                for part in 0..<3 {
                    let premultiplied = (Int(bytes[at + part]) * alpha + 127) / 255
                    bytes[at + part] = UInt8(premultiplied + (Int(matte[part]) * (255 - alpha) + 127) / 255)
                }
                bytes[at + 3] = 255
            } else if alpha < 128 {
                bytes.replaceSubrange(at..<at + 4, with: [0, 0, 0, 0])
            } else {
                bytes[at + 3] = 255
            }
        }
        return bytes
    }

    private func seen(_ frames: [[UInt8]]) -> [[UInt8]] {
        frames.map { frame in
            var frame = frame
            for at in stride(from: 0, to: frame.count, by: 4) where frame[at + 3] == 0 {
                frame.replaceSubrange(at..<at + 4, with: [0, 0, 0, 0])
            }
            return frame
        }
    }

    @Test(
        "Pillow and ffmpeg read the frames to the byte, where no more than 255 colours are in them",
        arguments: [0, 0xFF33_66CC])
    func exact(ground: UInt32) throws {
        let frames = try MovingFrames.discs(12, colors: 3, on: ground)
        let file = try format.encode(frames)
        let wanted = frames.map { flat($0) }
        let pillow = try DecodedFrames.byPillow(file, ending: "gif")
        #expect(seen(pillow.frames) == wanted)
        #expect(pillow.delays == Array(repeating: 100, count: 12))
        #expect(try RecordedFrames(file).all().map(\.straightBytes) == wanted)
        if DecodedFrames.hasFFmpeg {
            #expect(seen(try DecodedFrames.byFFmpeg(file, ending: "gif", width: 40, height: 30).frames) == wanted)
        }
        #expect(try format.encode(frames) == file)
    }

    @Test("a matte is what half transparent pixels are laid over; what is transparent stays so")
    func matte() throws {
        let frames = try MovingFrames.discs(6)
        var options = AnimationOptions()
        options.matte = RGBA(r: 1, g: 1, b: 0)
        let read = try DecodedFrames.byPillow(format.encode(frames, 1, 10, options), ending: "gif").frames
        #expect(seen(read) == frames.map { flat($0, on: [255, 255, 0]) })
        #expect(read[0][3] == 0)
    }

    @Test("delays are hundredths that add up to the loop, however odd the rate", arguments: [24, 30, 50, 97, 120])
    func delays(rate: Int) throws {
        let read = try DecodedFrames.byPillow(format.encode(MovingFrames.discs(2 * rate), 1, rate), ending: "gif")
        #expect(read.delays.reduce(0, +) == 2000)
        // Players show what stays less for ten times as long.
        #expect(read.delays.allSatisfy { $0 >= 20 })
        #expect(read.delays.count == min(2 * rate, read.delays.count))
        if rate <= 50 { #expect(read.delays.count == 2 * rate) }
    }

    @Test("a frame stays longer than a GIF file can say, by being there again")
    func long() throws {
        let frames = try MovingFrames.discs(2)
        for ground in [UInt32(0), 0xFFFF_FFFF] {
            let frames = ground == 0 ? frames : try MovingFrames.discs(2, on: ground)
            let file = try format.encode(
                zip(frames, [2000, 1]).map { TimedFrame(bitmap: $0, delayNumerator: $1, delayDenominator: 1) })
            let recorded = try RecordedFrames(file)
            #expect(abs(recorded.delays.reduce(0, +) - 2001) < 1e-6)
            let all = try recorded.all()
            #expect(all.dropLast().allSatisfy { $0 == all[0] } && all.last != all[0])
        }
    }

    @Test("a file plays as often as it says: for ever, once, or three times")
    func plays() throws {
        let script = "import sys; from PIL import Image; print(Image.open(sys.argv[1]).info.get('loop'))"
        for (plays, said) in [(0, "0"), (1, "None"), (3, "2")] {
            var options = AnimationOptions()
            options.plays = plays
            let file = try format.encode(MovingFrames.discs(2), 1, 10, options)
            #expect(try Pillow.withFile(file, ending: "gif") { try Pillow.run(script, [$0]) } == "\(said)\n")
        }
    }

    @Test("frames of many colours come near, nearer with a higher quality, and each is as large as the frame before")
    func manyColors() throws {
        let frames = try MovingFrames.gradients(2, width: 40, height: 30)
        func error(_ options: AnimationOptions) throws -> (mean: Double, size: Int) {
            let file = try format.encode(frames, 1, 10, options)
            let read = try DecodedFrames.byPillow(file, ending: "gif").frames
            let sum = zip(read, frames).reduce(0) { sum, pair in
                sum + zip(pair.0, pair.1.straightBytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
            }
            return (Double(sum) / Double(frames.count * 40 * 30 * 3), file.count)
        }
        var last = 0.0
        for quality in [100, 50, 20, 5] {
            var options = AnimationOptions()
            options.quality = quality
            let now = try error(options)
            #expect(now.mean > last, "\(quality)")
            last = now.mean
        }
        #expect(try error(.init()).mean < 6)
        for dithering in Dithering.allCases {
            var options = AnimationOptions()
            (options.quality, options.dithering) = (25, dithering)
            let one = try error(options)
            #expect(one.mean < 20, "\(dithering) \(one.mean)")
        }
    }

    @Test("what does not compress is written and read: noise of 128 x 128 pixels, so that tables fill and begin anew")
    func noise() throws {
        let frames = try MovingFrames.noise(2, width: 128, height: 128, seed: 7)
        var options = AnimationOptions()
        options.quality = 50
        let file = try format.encode(frames, 1, 10, options)
        let (pillow, own) = (try DecodedFrames.byPillow(file, ending: "gif"), try RecordedFrames(file).all())
        #expect(pillow.frames == own.map(\.straightBytes))
    }

    @Test("no frame, and frames of two sizes, are errors")
    func errors() throws {
        #expect(throws: ExportError.noFrames) { try format.encode([Bitmap]()) }
        let two = try MovingFrames.discs(1) + MovingFrames.discs(1, width: 20)
        #expect(throws: ExportError.self) { try format.encode(two) }
    }

    /// A spinner's frames, half a second of which are written while the rest does not exist yet.
    @Test("a long recording keeps a few frames at a time")
    func memory() throws {
        final class Counter: ByteSink {
            var count = 0
            func append(_ bytes: [UInt8]) { count += bytes.count }
            func overwrite(_ bytes: [UInt8], at offset: Int) {}
        }
        let sink = Counter()
        let writer = try format.writer(sink, .init())
        var kept: [Weak] = []
        for index in 0..<100 {
            let bitmap = try MovingFrames.discs(100)[index]
            kept.append(Weak(bitmap))
            try writer.add(TimedFrame(bitmap: bitmap, delayNumerator: 1, delayDenominator: 10))
            #expect(kept.dropLast(8).allSatisfy { $0.bitmap == nil })
        }
        try writer.finish()
        #expect(sink.count > 0)
    }

    /// A frame that others keep, or nobody.
    private struct Weak {
        weak var bitmap: Bitmap?
        init(_ bitmap: Bitmap) { self.bitmap = bitmap }
    }
}
