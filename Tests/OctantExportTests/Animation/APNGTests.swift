import CoreGraphics
import Foundation
import OctantExport
import TestSupport
import Testing

@Suite("APNG")
struct APNGTests {
    /// A 16 by 9 picture with one opaque white pixel at `place`.
    private func picture(_ place: Int, width: Int = 16) throws -> Bitmap {
        let bitmap = try #require(Bitmap(width: width, height: 9))
        bitmap.withUnsafeMutableBytes { $0.storeBytes(of: 0xFFFF_FFFF, toByteOffset: place * 4, as: UInt32.self) }
        return bitmap
    }

    private func frame(_ place: Int, _ numerator: Int = 1, _ denominator: Int = 8) throws -> TimedFrame {
        TimedFrame(bitmap: try picture(place), delayNumerator: numerator, delayDenominator: denominator)
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
        let file = try APNGEncoder().encode(frames: frames)
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
        #expect(try APNGEncoder().encode(frames: frames) == file)
        #expect(try PNGDecoder().decodeBitmap(file) == frames[0].bitmap)
    }

    @Test("delays that do not go together stay apart, and frames that cannot be written say why")
    func limits() throws {
        let merged = try FrameRecorder.checked([frame(0, 1, 3), frame(0, 1, 6), frame(0, 2, 4)], delayLimit: 65535)
        #expect(merged == [try frame(0, 1, 1)])
        let apart = try FrameRecorder.checked([frame(0, 1, 65521), frame(0, 1, 65519)], delayLimit: 65535)
        #expect(apart.count == 2)
        #expect(throws: ExportError.noFrames) { try APNGEncoder().encode(frames: []) }
        for (numerator, denominator) in [(-1, 8), (1, 0), (1, -8), (65536, 1), (1, 65537)] {
            #expect(throws: ExportError.self) { try APNGEncoder().encode(frames: [frame(0, numerator, denominator)]) }
        }
        let other = TimedFrame(bitmap: try picture(0, width: 17), delayNumerator: 1, delayDenominator: 8)
        #expect(throws: ExportError.self) { try APNGEncoder().encode(frames: [frame(0), other]) }
    }

    @Test("the in-memory encoder keeps what a file would hold")
    func recorder() throws {
        let recorder = FrameRecorder()
        _ = try recorder.encode(frames: [frame(3), frame(3), frame(4)])
        #expect(recorder.frames == [try frame(3, 1, 4), try frame(4)])
    }
}
