import OctantRecordings
import TestSupport
import Testing

@Suite("Formats of recordings")
struct AnimationFormatTests {
    @Test("names and endings are no two formats', and each is found by them")
    func names() {
        #expect(Set(AnimationFormat.all.map(\.name)).count == AnimationFormat.all.count)
        #expect(Set(AnimationFormat.endings).count == AnimationFormat.endings.count)
        for format in AnimationFormat.all {
            #expect(AnimationFormat.named(format.name)?.name == format.name)
            for ending in format.endings {
                #expect(AnimationFormat.ofEnding(ending.uppercased())?.name == format.name)
            }
        }
        #expect(AnimationFormat.named("bmp") == nil && AnimationFormat.ofEnding("bmp") == nil)
        #expect(AnimationFormat.usual.name == "apng")
    }

    @Test("a sink that takes no more ends each with its own words")
    func sink() throws {
        final class Full: ByteSink {
            func append(_ bytes: [UInt8]) throws(ExportError) { throw .output("no room") }
            func overwrite(_ bytes: [UInt8], at offset: Int) {}
        }
        for format in AnimationFormat.all {
            if ["mp4", "webm"].contains(format.name), !DecodedFrames.hasFFmpeg { continue }
            #expect(throws: ExportError.output("no room"), "\(format.name)") {
                let writer = try format.writer(Full(), .init())
                for bitmap in try MovingFrames.discs(3) {
                    try writer.add(TimedFrame(bitmap: bitmap, delayNumerator: 1, delayDenominator: 10))
                }
                try writer.finish()
            }
        }
    }
}
