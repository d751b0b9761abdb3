// Writes raw frames as a recording.
//
// Usage: RecordingBench FRAMES WIDTH HEIGHT RATE FORMAT FILE
//
// FRAMES holds red, green, blue and opacity, not multiplied, a byte each; RATE is frames a second.

import Glibc
import OctantBase
import OctantImageFiles
import OctantRecordings

/// Ends the program with what is wrong.
func fail(_ reason: String) -> Never {
    Log.line(reason)
    exit(1)
}

/// Reads the next frame into `bitmap`; false at the end of the file.
func read(_ bitmap: Bitmap, from file: UnsafeMutablePointer<FILE>) -> Bool {
    bitmap.withUnsafeMutableBytes { pixels in
        guard let base = pixels.baseAddress else { return false }
        let length = bitmap.width * 4
        if bitmap.bytesPerRow == length { return fread(base, length * bitmap.height, 1, file) == 1 }
        return (0..<bitmap.height).allSatisfy { fread(base + $0 * bitmap.bytesPerRow, length, 1, file) == 1 }
    }
}

let words = CommandLine.arguments
guard words.count == 7, let width = Int(words[2]), let height = Int(words[3]), let rate = Int(words[4]),
    let format = AnimationFormat.named(words[5]), width > 0, height > 0
else { fail("it wants FRAMES WIDTH HEIGHT RATE FORMAT FILE") }
guard let input = fopen(words[1], "r") else { fail("there is no \(words[1])") }
let sink = MemorySink()
do {
    let writer = try format.writer(sink, AnimationOptions())
    while let bitmap = Bitmap(width: width, height: height), read(bitmap, from: input) {
        StraightPixels.multiply(bitmap)
        try writer.add(TimedFrame(bitmap: bitmap, delayNumerator: 1, delayDenominator: rate))
    }
    try writer.finish()
} catch {
    fail("\(error)")
}
guard let output = fopen(words[6], "w"), fwrite(sink.bytes, sink.bytes.count, 1, output) == 1, fclose(output) == 0
else { fail("\(words[6]) cannot be written") }
