import CoreGraphics
import Foundation
import OctantExport
import TestSupport
import Testing

@testable import OctantTool

@Suite("octant diff")
struct DiffTests {
    /// Runs `line` in a folder with a still, a moving image and what differs from them.
    private func run(_ line: String) throws -> Tool.Result {
        try withTemporaryFolder { folder in
            try Tool.shell(
                """
                $octant render activity-indicator -o a.png && cp a.png same.png
                $octant render activity-indicator --time 0.3 -o later.png
                $octant render activity-indicator --scale 2 -o large.png
                $octant record activity-indicator --background white -o a.apng
                $octant record activity-indicator --background white -o a.gif
                $octant record activity-indicator --background white --duration 0.5 -o short.apng
                $octant record activity-indicator --background white --design device -o device.apng
                \(line)
                """, in: folder)
        }
    }

    @Test("equal pictures are the same, whatever their format, and equal recordings: code 0")
    func same() throws {
        for pair in ["a.png same.png", "a.apng a.apng", "a.apng a.gif"] {
            let result = try run("$octant diff \(pair)")
            #expect(result.code == 0, "\(pair) \(result.output) \(result.errors)")
            #expect(result.output.hasSuffix("are the same\n"))
        }
    }

    @Test("what differs is said, with the worst pixel and the mean: code 1, and nothing on standard error")
    func different() throws {
        for (pair, said) in [
            ("a.png later.png", "worst: "), ("a.png large.png", "'a.png' is 20x20 pixels, 'large.png' 40x40"),
            ("a.apng short.apng", "'a.apng' has 8 frames in 1 s, 'short.apng' 4 frames in 0.5 s"),
            ("a.apng device.apng", "of frame "), ("a.png a.apng", "'a.png' has one frame"),
        ] {
            let result = try run("$octant diff \(pair)")
            #expect(result.code == 1 && result.errors.isEmpty, "\(result.errors)")
            #expect(result.output.contains(said), "\(result.output)")
        }
        let lines = try run("$octant diff a.png later.png").output.split(separator: "\n")
        #expect(lines.count == 3 && lines[1].hasPrefix("mean: ") && lines[2].hasPrefix("pixels: "))
    }

    @Test("what is tolerated is no difference")
    func tolerance() throws {
        let result = try run("$octant diff a.png later.png --tolerance 255")
        #expect(result.code == 0 && result.output.contains("0 of 400 differ by more than 255"))
    }

    @Test("a picture of what differs is written, and a recording of recordings")
    func pictures() throws {
        let result = try run("$octant diff a.png later.png -o d.png >&2; cat d.png")
        let picture = try PNGDecoder().decodeBitmap(Array(result.bytes))
        func isRed(_ x: Int, _ y: Int) -> Bool {
            let pixel = picture.pixel(x: x, y: y)
            return pixel >> 16 & 255 > 250 && pixel & 255 < 160
        }
        #expect((0..<20).contains { y in (0..<20).contains { isRed($0, y) } })
        let moving = try run("$octant diff a.apng device.apng -o d.gif >&2; cat d.gif")
        #expect(try DecodedFrames.byPillow(Array(moving.bytes), ending: "gif").delays.count > 8)
    }

    @Test("what cannot be compared is an error of the command line: code 2 and one line")
    func errors() throws {
        for line in [
            "a.png", "a.png same.png later.png", "a.png missing.png", "a.png .", "a.png f", "f a.png", "",
            "a.png same.png --tolerance=256", "a.png same.png --tolerance=some", "a.png same.png -o d.bmp",
            "a.png same.png -o -",
        ] {
            let result = try run("echo text >f; $octant diff \(line); code=$?; ls d.* 2>/dev/null; exit $code")
            #expect(result.code == 2 && result.output.isEmpty, "\(line): \(result.code) \(result.output)")
            #expect(result.errors.hasPrefix("octant: ") && result.errors.split(separator: "\n").count == 1)
        }
    }
}
