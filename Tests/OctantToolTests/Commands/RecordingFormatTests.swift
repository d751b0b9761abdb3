import Testing
@testable import OctantTool

@Suite("Formats of recordings, frames and vectors")
struct RecordingFormatTests {
    @Test("names are no two formats', and endings find the first that has them")
    func names() {
        #expect(Set(RecordingFormat.all.map(\.name)).count == RecordingFormat.all.count)
        for format in RecordingFormat.all {
            #expect(RecordingFormat.named(format.name)?.name == format.name)
            for ending in format.endings {
                #expect(RecordingFormat.ofEnding(ending.uppercased())?.endings.contains(ending) == true)
            }
        }
        #expect(RecordingFormat.ofEnding("svg")?.name == "svg" && RecordingFormat.ofEnding("png")?.name == "apng")
        #expect(RecordingFormat.named("bmp") == nil && RecordingFormat.ofEnding("bmp") == nil)
        #expect(Set(RecordingFormat.allEndings).count == RecordingFormat.allEndings.count)
    }
}
