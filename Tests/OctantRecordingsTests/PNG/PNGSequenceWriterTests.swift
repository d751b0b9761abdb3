import CoreGraphics
import OctantExport
import OctantRecordings
import TestSupport
import Testing

@Suite("Recordings as a PNG file for each frame")
struct PNGSequenceWriterTests {
    /// The files of `frames`, each of which stays a quotient of a second, with their numbers.
    private func files(
        _ frames: [(bitmap: Bitmap, numerator: Int, denominator: Int)], rate: Int
    ) throws -> [(number: Int, file: [UInt8])] {
        var files: [(Int, [UInt8])] = []
        let writer = PNGSequenceWriter(framesPerSecond: rate) { files.append(($0, $1)) }
        for frame in frames {
            try writer.add(
                TimedFrame(
                    bitmap: frame.bitmap, delayNumerator: frame.numerator, delayDenominator: frame.denominator))
        }
        try writer.finish()
        return files
    }

    @Test("Pillow reads each frame as it was drawn, from number 1 on")
    func frames() throws {
        let drawn = try MovingFrames.discs(5)
        let files = try files(drawn.map { ($0, 1, 25) }, rate: 25)
        #expect(files.map(\.number) == [1, 2, 3, 4, 5])
        for (file, bitmap) in zip(files, drawn) {
            let read = try DecodedFrames.byPillow(file.file, ending: "png")
            #expect(read.frames == [bitmap.straightBytes])
        }
    }

    @Test("a frame that stays is there as often as the rate asks for; steps of an eighth are 3 or 4 of 30 a second")
    func staying() throws {
        let drawn = try MovingFrames.discs(8)
        let files = try files(drawn.map { ($0, 1, 8) }, rate: 30)
        #expect(files.count == 30 && files.map(\.number) == Array(1...30))
        let counts = try drawn.map { bitmap in
            let file = try PNGEncoder().encode(bitmap)
            return files.filter { $0.file == file }.count
        }
        #expect(counts.allSatisfy { 3...4 ~= $0 } && counts.reduce(0, +) == 30, "\(counts)")
    }

    @Test("files come while frames do, and what their receiver throws ends the recording")
    func streaming() throws {
        var last = 0
        let writer = PNGSequenceWriter(framesPerSecond: 10) { (number, _) throws(ExportError) in
            last = number
            if number == 40 { throw .output("full") }
        }
        #expect(throws: ExportError.output("full")) {
            for (index, bitmap) in try MovingFrames.discs(50).enumerated() {
                try writer.add(TimedFrame(bitmap: bitmap, delayNumerator: 1, delayDenominator: 10))
                // No more than two are kept.
                #expect(last >= index - 2)
            }
        }
        #expect(last == 40)
        let nothing = PNGSequenceWriter(framesPerSecond: 10) { (_, _) in }
        #expect(throws: ExportError.noFrames) { try nothing.finish() }
    }
}
