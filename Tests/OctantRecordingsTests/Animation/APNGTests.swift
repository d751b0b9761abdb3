import CoreGraphics
import Foundation
import OctantBase
import OctantExport
import OctantRecordings
import OctantTesting
import TestSupport
import Testing

@Suite("APNG")
struct APNGTests {
    /// A 16 by 9 frame with one opaque white pixel at `position`.
    private func image(_ position: Int, width: Int = 16) throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: width, height: 9))
        bitmap.withUnsafeMutableBytes { $0.storeBytes(of: 0xFFFF_FFFF, toByteOffset: position * 4, as: UInt32.self) }
        return bitmap
    }

    private func frame(_ position: Int, _ numerator: Int = 1, _ denominator: Int = 8) throws -> TimedFrame {
        TimedFrame(bitmap: try image(position), delayNumerator: numerator, delayDenominator: denominator)
    }

    private func encode(_ frames: [TimedFrame], plays: Int = 0) throws -> [UInt8] {
        let file = MemorySink()
        let writer = APNGWriter(to: file, plays: plays)
        for frame in frames { try writer.add(frame) }
        try writer.finish()
        return file.bytes
    }

    @Test("another decoder reads the frames, exact delays, endless repeats and the same pixels")
    func pillow() throws {
        let frames = try [0, 20, 20, 143, 7, 7, 7, 99].map { try frame($0) }
        let script = """
            import sys; from PIL import Image
            i = Image.open(sys.argv[1])
            print(i.n_frames, i.info['loop'])
            for n in range(i.n_frames):
                i.seek(n); i.load()
                p = list(i.convert('RGBA').getdata())
                print(i.info['duration'], [k for k in range(len(p)) if p[k] == (255, 255, 255, 255)], \
            sum(1 for q in p if q[3]))
            """
        let file = try encode(frames)
        let said = try Pillow.withFile(file, ending: "png") { try Pillow.run(script, [$0]) }
        let wanted = """
            5 0
            125.0 [0] 1
            250.0 [20] 1
            125.0 [143] 1
            375.0 [7] 1
            125.0 [99] 1

            """
        #expect(said == wanted)
        #expect(try encode(frames) == file)
        #expect(try PNGDecoder().decodeBitmap(file) == frames[0].bitmap)
    }

    @Test("delays that do not go together stay apart, and frames that cannot be written say why")
    func limits() throws {
        let merged = FrameRecorder()
        for frame in try [frame(0, 1, 3), frame(0, 1, 6), frame(0, 2, 4)] { try merged.add(frame) }
        try merged.finish()
        #expect(merged.frames == [try frame(0, 1, 1)])
        let apart = try encode([frame(0, 1, 65521), frame(0, 1, 65519)])
        #expect(try Pillow.delays(of: apart).count == 2)
        #expect(throws: ExportError.noFrames) { try encode([]) }
        #expect(throws: ExportError.noFrames) {
            try APNGEncoder().encode([], delayNumerator: 1, delayDenominator: 8)
        }
        for (numerator, denominator) in [(-1, 8), (1, 0), (1, -8), (65536, 1), (1, 65537)] {
            #expect(throws: ExportError.self) { try encode([frame(0, numerator, denominator)]) }
        }
        let other = TimedFrame(bitmap: try image(0, width: 17), delayNumerator: 1, delayDenominator: 8)
        #expect(throws: ExportError.self) { try encode([frame(0), other]) }
        let images = try [frame(0), other].map { CGImage(bitmap: $0.bitmap) }
        #expect(throws: ExportError.self) {
            try APNGEncoder().encode(images, delayNumerator: 1, delayDenominator: 8)
        }
    }

    @Test("a file plays as often as it says")
    func plays() throws {
        for plays in [0, 1, 3] {
            let file = try encode([frame(0), frame(1)], plays: plays)
            let script = "import sys; from PIL import Image; print(Image.open(sys.argv[1]).info['loop'])"
            #expect(try Pillow.withFile(file, ending: "png") { try Pillow.run(script, [$0]) } == "\(plays)\n")
        }
    }

    @Test("frames are compressed while they come: what is kept is two of them")
    func streaming() throws {
        let writer = APNGWriter(to: MemorySink())
        var kept: [Weak] = []
        for position in 0..<20 {
            let frame = try frame(position)
            kept.append(Weak(frame.bitmap))
            try writer.add(frame)
            #expect(kept.dropLast(2).allSatisfy { $0.bitmap == nil })
        }
        try writer.finish()
    }

    /// A frame that others keep, or nobody.
    private struct Weak {
        weak var bitmap: Bitmap?
        init(_ bitmap: Bitmap) { self.bitmap = bitmap }
    }

    @Test("a sink that takes no more ends the writing with its own words")
    func sink() throws {
        final class Full: ByteSink {
            func append(_ bytes: [UInt8]) throws(ExportError) { throw .output("no room") }
            func overwrite(_ bytes: [UInt8], at offset: Int) {}
        }
        let writer = APNGWriter(to: Full())
        try writer.add(frame(0))
        #expect(throws: ExportError.output("no room")) { try writer.finish() }
    }

    @Test("frames of up to 256 colours are numbers of a palette, others have colours; none changes a pixel")
    func kinds() throws {
        let format = AnimationFormat.named("apng") ?? .usual
        let discs = try MovingFrames.discs(8, colors: 2)
        let opaque = try MovingFrames.discs(8, on: 0xFF20_4060)
        let gradients = try MovingFrames.gradients(4)
        // What begins with few colours and gets many.
        let late = try MovingFrames.discs(6, width: 64, height: 48) + gradients
        for (frames, kind) in [(discs, 3), (opaque, 3), (gradients, 6), (late, 6)] {
            let file = try format.encode(frames)
            #expect(Int(file[25]) == kind)
            let pillow = try DecodedFrames.byPillow(file, ending: "png")
            #expect(pillow.frames == frames.map(\.straightBytes))
            #expect(pillow.delays == Array(repeating: 100, count: frames.count))
            #expect(try RecordedFrames(file).all() == frames)
            if DecodedFrames.hasFFmpeg {
                let read = try DecodedFrames.byFFmpeg(
                    file, ending: "apng", width: frames[0].width, height: frames[0].height)
                #expect(read.frames == frames.map(\.straightBytes))
            }
            #expect(try format.encode(frames) == file)
        }
    }

    @Test("the recorder keeps what a file would hold")
    func recorder() throws {
        let recorder = FrameRecorder()
        for frame in try [frame(3), frame(3), frame(4)] { try recorder.add(frame) }
        try recorder.finish()
        #expect(recorder.frames == [try frame(3, 1, 4), try frame(4)])
    }
}
