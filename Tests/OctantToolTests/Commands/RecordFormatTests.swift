import CoreGraphics
import Foundation
import OctantExport
import OctantRecordings
import OctantTesting
import TestSupport
import Testing

@testable import OctantTool

@Suite("octant record, by format")
struct RecordFormatTests {
    private static let formats = AnimationFormat.all.filter {
        DecodedFrames.hasFFmpeg || !["mp4", "webm"].contains($0.name)
    }

    @Test("a file's ending says its format, and so does --format, for any file and for a pipe")
    func formats() throws {
        try withTemporaryFolder { folder in
            for format in Self.formats {
                let line = "$octant record activity-indicator --duration=0.5"
                let ending = format.endings[0]
                let result = try Tool.shell(
                    """
                    \(line) -o a.\(ending.uppercased()) && \(line) --format=\(format.name) -o b.file
                    \(line) --format=\(format.name) -o - >c; cmp a.* b.file && cmp b.file c && ls -A; rm a.* b.file c
                    """, in: folder)
                #expect(result.output == "a.\(ending.uppercased())\nb.file\nc\n", "\(format.name) \(result.errors)")
            }
        }
    }

    @Test("a format that there is not is an error that lists those that there are")
    func unknown() throws {
        let result = try Tool.run("record", "activity-indicator", "--format=giff", "-o", "x")
        #expect(result.code == 2)
        for format in AnimationFormat.all { #expect(result.errors.contains(format.name)) }
        #expect(result.errors.contains("did you mean 'gif'?"))
        let help = try Tool.run("record", "--help").output
        for format in AnimationFormat.all { #expect(help.contains("\(format.name), \(format.summary)")) }
    }

    @Test("docs/indicators.md has a row for each format, with its endings")
    func docs() throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        let rows = try String(contentsOfFile: root + "/docs/indicators.md", encoding: .utf8).split(separator: "\n")
        for format in AnimationFormat.all {
            let endings = format.endings.map { "`.\($0)`" }.joined(separator: ", ")
            #expect(rows.contains { $0.hasPrefix("| `\(format.name)` | \(endings) |") }, "\(format.name)")
        }
    }

    @Test("where there is no ffmpeg a video is an error that says what to install, and nothing is made")
    func noFFmpeg() throws {
        try withTemporaryFolder { folder in
            let result = try Tool.shell("PATH=/nowhere; $octant record activity-indicator -o a.mp4", in: folder)
            #expect(result.code == 1)
            #expect(result.errors.contains("Debian's package ffmpeg"))
            #expect(try Tool.shell("ls -A", in: folder).output.isEmpty)
        }
    }

    @Test("where ffmpeg ends well and has written nothing a video is an error, and nothing is made")
    func emptyVideo() throws {
        try withTemporaryFolder { folder in
            let made = "mkdir bin; printf '#!/bin/sh\\ncat >/dev/null\\n' >bin/ffmpeg; chmod +x bin/ffmpeg"
            let result = try Tool.shell(
                "\(made); PATH=$PWD/bin:$PATH $octant record activity-indicator -o a.mp4", in: folder)
            #expect(result.code == 1)
            #expect(result.errors.contains("ffmpeg: it wrote nothing"))
            #expect(try Tool.shell("ls -A", in: folder).output == "bin\n")
        }
    }

    /// The first of the next loop is never written: it is the first of this one.
    @Test("after a loop every indicator looks as it did, to the byte")
    @MainActor func seamless() throws {
        for indicator in Indicators.all {
            let options = IndicatorOptions(for: indicator)
            let renderer = IndicatorRenderer(indicator, options)
            let loop = renderer.loopDuration
            if ["progress-bar", "circular-progress"].contains(indicator.name) {
                let recorder = FrameRecorder()
                try renderer.record(RecordingLength(framesPerSecond: 4, duration: loop + 0.01), into: recorder)
                #expect(recorder.frames.count > 2)
                #expect(recorder.frames.last?.bitmap == recorder.frames.first?.bitmap, "\(indicator.name)")
            } else {
                let first = try renderer.stillImage()
                #expect(try renderer.image(at: indicator.stillTime + loop) == first, "\(indicator.name)")
            }
        }
    }

    @Test("the loop that is found is the one that is known, a part of it, or several of it")
    @MainActor func loops() throws {
        for indicator in Indicators.all {
            let renderer = IndicatorRenderer(indicator, IndicatorOptions(for: indicator))
            guard let found = renderer.foundLoop else { continue }
            let known = renderer.loopDuration
            let count = max(known / found, found / known)
            #expect(abs(count - count.rounded()) < 1e-3, "\(indicator.name): \(found) s of \(known)")
        }
    }

    @Test("a scale may be a fraction, and is 4 at most")
    func scales() throws {
        for (scale, side) in [("1.5", 30), ("2.25", 45), ("4", 80), ("1.01", 21)] {
            let result = try Tool.run("record", "activity-indicator", "--scale=\(scale)", "-o", "-")
            let bitmap = try PNGDecoder().decodeBitmap(Array(result.bytes))
            #expect(bitmap.width == side && bitmap.height == side)
        }
    }

    @Test("a matte and a quality come to the file")
    func choices() throws {
        func file(_ arguments: String...) throws -> [UInt8] {
            let result = try Tool.run(["record", "material-spinner", "--duration=0.5", "-o", "-"] + arguments)
            #expect(result.code == 0, "\(result.errors)")
            return Array(result.bytes)
        }
        let matte = try DecodedFrames.byPillow(file("--format=gif", "--matte=lime"), ending: "gif")
        let greens = stride(from: 0, to: matte.frames[0].count, by: 4).map { matte.frames[0][$0 + 1] }
        #expect(greens.contains { $0 > 200 })
        // On a colour its edges have many.
        let (few, many) = (
            try file("--format=gif", "--background=white", "--quality=4"),
            try file("--format=gif", "--background=white", "--quality=100")
        )
        #expect(few.count < many.count)
        #expect(try file("--format=webp", "--quality=5") != file("--format=webp"))
    }

    @Test("a name with a place for a number is a PNG file for each frame, at the rate that is asked for")
    @MainActor func sequence() throws {
        try withTemporaryFolder { folder in
            let line = "$octant record material-spinner --duration=0.5 --scale=2 --background=white"
            let result = try Tool.shell(
                """
                mkdir a b && \(line) --fps=20 -o a/f-%03d.png && \(line) --fps=20 --format=png -o b/%d && ls a b
                for number in 1 10; do cmp a/f-$(printf %03d $number).png b/$number; done
                """, in: folder)
            let first = (1...10).map { "f-0\($0 < 10 ? "0" : "")\($0).png" }
            let second = (1...10).map(String.init).sorted()
            #expect(result.output == (["a:"] + first + ["", "b:"] + second + [""]).joined(separator: "\n"))
            #expect(result.code == 0, "\(result.errors)")
            var options = IndicatorOptions(for: MaterialSpinnerExhibit.self)
            (options.scale, options.background) = (2, .white)
            let renderer = IndicatorRenderer(MaterialSpinnerExhibit.self, options)
            let recorder = FrameRecorder()
            try renderer.record(RecordingLength(framesPerSecond: 20, duration: 0.5), into: recorder)
            #expect(recorder.frames.count == 10)
            for (name, frame) in zip(first, recorder.frames) {
                let file = [UInt8](try Data(contentsOf: folder.appending(path: "a/\(name)")))
                #expect(try DecodedFrames.byPillow(file, ending: "png").frames == [frame.bitmap.straightBytes])
            }
        }
    }

    @Test("a mistaken pattern, or an option that PNG files have no use for, is an error, and nothing is made")
    func mistakenSequences() throws {
        try withTemporaryFolder { folder in
            let line = "$octant record activity-indicator"
            for (rest, reason) in [
                ("-o f-%04x.png", "no place for a frame's number"), ("-o %d-%d.png", "two places"),
                ("--format=png -o f.png", "as in 'frame-%04d.png'"), ("--format=png -o -", "as in 'frame-%04d.png'"),
                ("--loops=2 -o %d.png", "png files take no option '--loops'"),
            ] {
                let result = try Tool.shell("\(line) \(rest)", in: folder)
                #expect(result.code == 2 && result.errors.contains(reason), "\(rest): \(result.errors)")
            }
            let missing = try Tool.shell("\(line) -o none/%d.png", in: folder)
            #expect(missing.code == 1 && missing.errors.contains("cannot write 'none/"), "\(missing.errors)")
            // A percent sign alone is one: the file is one that moves.
            let result = try Tool.shell("\(line) -o 50%.png && ls -A", in: folder)
            #expect(result.output == "50%.png\n", "\(result.errors)")
        }
    }
}
