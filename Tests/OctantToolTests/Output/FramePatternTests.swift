import OctantPackages
import Testing

@testable import OctantTool

@Suite("Names of numbered files")
struct FramePatternTests {
    private func name(_ pattern: String, _ number: Int) throws -> String {
        try FramePattern(FileName(pattern)).name(number).shown
    }

    @Test("a number stands in the name as ffmpeg spells it, with as many digits as are asked for, or more")
    func numbers() throws {
        #expect(try name("frame-%04d.png", 7) == "frame-0007.png")
        #expect(try name("frame-%04d.png", 12_345) == "frame-12345.png")
        #expect(try name("%d", 3) == "3")
        #expect(try name("a/b/%3d.png", 3) == "a/b/003.png")
        #expect(try name("50%%-%02d%%.png", 3) == "50%-03%.png")
    }

    @Test("folders are called as they are, with or without percent signs")
    func folders() throws {
        #expect(try name("100%d/%d.png", 1) == "100%d/1.png")
        #expect(!FramePattern.isMeant(by: FileName("100%d/a.png")))
    }

    @Test("a name asks for numbers where a percent sign stands before a letter, and not where it means percent")
    func meant() {
        for name in ["%d.png", "a-%04d.png", "%4x.png", "%s.png"] {
            #expect(FramePattern.isMeant(by: FileName(name)), "\(name)")
        }
        for name in ["a.png", "50%.png", "50%%d.png", "50 % done.png", "%", "%04.png"] {
            #expect(!FramePattern.isMeant(by: FileName(name)), "\(name)")
        }
    }

    @Test(
        "a mistaken pattern says what is wrong",
        arguments: [
            ("frame.png", "as in 'frame-%04d.png'"), ("-", "as many as there are frames"),
            ("f-%04x.png", "'%04x' in 'f-%04x.png' is no place"), ("f-%.png", "'%.' in 'f-%.png' is no place"),
            ("f%", "'%' in 'f%' is no place"), ("%d-%d.png", "two places"),
            ("%0999d.png", "more digits than 18"), ("%99999999999999999999d", "more digits than 18"),
            ("%d/a.png", "as in 'frame-%04d.png'"),
        ])
    func mistakes(_ name: String, _ reason: String) {
        let error = #expect(throws: UsageError.self) { try FramePattern(FileName(name)) }
        #expect("\(error.map { "\($0)" } ?? "")".contains(reason))
    }
}
