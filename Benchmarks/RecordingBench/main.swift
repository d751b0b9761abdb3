// Writes raw frames as a recording.
//
// Usage: RecordingBench FRAMES WIDTH HEIGHT RATE FORMAT FILE
//
// FRAMES holds red, green, blue and opacity, not multiplied, a byte each; RATE is frames a second.

import CoreGraphics
import Foundation
import OctantExport

/// What is wrong with a command line.
struct Wrong: Error {}

let words = CommandLine.arguments
guard words.count == 7, let width = Int(words[2]), let height = Int(words[3]), let rate = Int(words[4]),
    let format = AnimationFormat.named(words[5]), width > 0, height > 0
else { throw Wrong() }
let input = FileHandle(forReadingAtPath: words[1])
let sink = MemorySink()
let writer = try format.writer(sink, AnimationOptions())
while let bytes = try input?.read(upToCount: width * height * 4), bytes.count == width * height * 4,
    let bitmap = Bitmap(width: width, height: height)
{
    bytes.withUnsafeBytes { source in
        bitmap.withUnsafeMutableBytes { pixels in
            for at in 0..<width * height {
                let alpha = UInt32(source[4 * at + 3])
                func part(_ offset: Int) -> UInt32 {
                    let part = UInt32(source[4 * at + offset])
                    return alpha == 255 ? part : alpha == 0 ? 0 : (part * alpha + 127) / 255
                }
                let pixel = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
                let offset = at / width * bitmap.bytesPerRow + at % width * 4
                pixels.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
            }
        }
    }
    try writer.add(TimedFrame(bitmap: bitmap, delayNumerator: 1, delayDenominator: rate))
}
try writer.finish()
try Data(sink.bytes).write(to: URL(fileURLWithPath: words[6]))
