import CoreGraphics
import Foundation
import OctantExport
import OctantRecordings
import TestSupport
import Testing

@testable import OctantTool

@Suite("octant record")
struct RecordTests {
    @Test("a recording is as long as it is asked to be, a loop if it is not, and plays as often")
    func lengths() throws {
        func delays(_ arguments: String...) throws -> [Double] {
            let result = try Tool.run(["record"] + arguments + ["-o", "-"])
            #expect(result.code == 0, "\(result.errors)")
            return try Pillow.delays(of: Array(result.bytes))
        }
        #expect(try delays("material-spinner", "--duration=0.5", "--fps=10") == Array(repeating: 100, count: 5))
        #expect(try delays("activity-indicator", "--duration=2.5") == Array(repeating: 125, count: 20))
        // Ten seconds of a bar are two loops and a half.
        let bar = try delays("progress-bar", "--duration=10", "--fps=20")
        #expect(abs(bar.reduce(0, +) - 10_000) < 1e-6)
        // Each loop has a rest when the bar is full and one when it is empty.
        #expect(bar.count { $0 > 1000 } == 5)
        let file = try Tool.run("record", "activity-indicator", "--loops=3", "-o", "-").bytes
        let script = "import sys; from PIL import Image; print(Image.open(sys.argv[1]).info['loop'])"
        #expect(try Pillow.withFile(Array(file), ending: "png") { try Pillow.run(script, [$0]) } == "3\n")
    }

    @Test("the first frame of every recording shows something, and so does every still")
    @MainActor func firstFrames() throws {
        final class First: AnimationWriter {
            var bitmap: Bitmap?
            func add(_ frame: TimedFrame) throws(ExportError) {
                bitmap = frame.bitmap
                throw .limit("one is enough")
            }
            func finish() {}
        }
        for indicator in Indicators.all {
            let first = First()
            let options = IndicatorOptions(for: indicator)
            #expect(throws: ExportError.limit("one is enough")) {
                try IndicatorRenderer(indicator, options).record(RecordingLength(), into: first)
            }
            let still = try IndicatorRenderer(indicator, options).stillImage()
            for bitmap in [try #require(first.bitmap), still] {
                let pixels = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap.pixel(x: $0, y: y) } }
                // A hundredth of the image at least is plain to see.
                let seen = pixels.count { $0 >> 24 > 31 }
                #expect(seen * 100 > pixels.count, "\(indicator.name): \(seen) of \(pixels.count)")
            }
            // A loop begins with the very image that is the still.
            #expect(first.bitmap == still, "\(indicator.name)")
        }
    }

    @Test("a recording that is too much is refused at once with the limit, and nothing is made")
    func limits() throws {
        try withTemporaryFolder { folder in
            for (arguments, limit) in [
                ("--size=4096x4096 --scale=2", "16777216 pixels are the most"),
                ("--size=2000x2000 --duration=3600", "17179869184 pixels are the most"),
            ] {
                let result = try Tool.shell("$octant record material-spinner \(arguments) -o a.apng; ls -A", in: folder)
                #expect(result.output.isEmpty)
                #expect(result.errors.contains(limit))
                #expect(try Tool.shell("$octant record material-spinner \(arguments) -o a.apng", in: folder).code == 2)
            }
        }
    }

    @Test("a recording keeps a few frames at a time: 800 of 900 x 900 pixels take some tens of megabytes")
    func memory() throws {
        try withTemporaryFolder { folder in
            func peak(_ seconds: Double) throws -> Double {
                let script = """
                    import os, resource, subprocess, sys
                    words = ["record", "material-spinner", "--size=900x900", "--fps=20", "--duration=\(seconds)"]
                    subprocess.run([os.environ["octant"]] + words + ["-o", sys.argv[1]], check=True)
                    print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024)
                    """
                let said = try Tool.shell("/usr/bin/python3 -c '\(script)' a.apng", in: folder)
                return try #require(Double(said.output.trimmingCharacters(in: .newlines)), "\(said.errors)")
            }
            // In 100 frames the arc was as long as it gets in every direction, and so what changes as large.
            let (short, long) = (try peak(5), try peak(40))
            // 800 frames hold 2.4 GiB.
            #expect(long < 100)
            #expect(long < short + 10, "\(short) MiB for 100 frames, \(long) for 800")
        }
    }
}
