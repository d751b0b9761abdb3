import CoreGraphics
import Foundation
import OctantExport
import OctantRecordings
import OctantTesting
import TestSupport
import Testing

@testable import OctantTool

@Suite("The command octant")
struct EndToEndTests {
    @Test("help and version come out on standard output, for the tool and for each command")
    func help() throws {
        let help = try Tool.run("--help")
        #expect(help.code == 0)
        for command in ["gallery", "list", "render", "record"] {
            #expect(help.output.contains("  \(command)"))
            let own = try Tool.run(command, "--help")
            #expect(own.code == 0)
            #expect(own.output.hasPrefix("Usage: octant \(command)"))
        }
        #expect(try Tool.run("--version").output == "octant \(version)\n")
        // The one that the README tells newcomers to ask for.
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        let page = try String(contentsOfFile: root + "/README.md", encoding: .utf8)
        #expect(page.contains("octant\", from: \"\(version)\""))
    }

    @Test(
        "bad arguments end with code 2 and one line",
        arguments: [
            [], ["paint"], ["--paint"], ["render"], ["render", "activity-indicator"],
            ["render", "wheel", "-o", "x.png"],
            ["render", "activity-indicator", "-o", "x.png", "--time", "soon"],
            ["render", "activity-indicator", "-o", "x.png", "--time=-1"],
            ["render", "activity-indicator", "-o", "x.png", "--time=nan"],
            ["render", "activity-indicator", "-o", "x.png", "--scale", "4.5"],
            ["render", "activity-indicator", "-o", "x.png", "--scale", "0.5"],
            ["render", "activity-indicator", "-o", "x.png", "--progress", "0.5"],
            ["render", "progress-bar", "-o", "x.png", "--design", "legacy"],
            ["render", "progress-bar", "-o", "x.png", "--progress", "2"],
            ["render", "material-spinner", "-o", "x.png", "--style", "large"],
            ["render", "material-spinner", "-o", "x.png", "--line-width=-1"],
            ["render", "activity-indicator", "-o", "x.png", "--line-width=3"],
            ["render", "loading-overlay", "-o", "x.png", "--cover=none"],
            ["render", "refresh-control", "-o", "x.png", "--pull=61"],
            ["render", "refresh-control", "-o", "x.png", "--contrast=low"],
            ["render", "refresh-control", "-o", "x.png", "--reduced-motion=1"],
            ["render", "progress-bar", "extra", "-o", "x.png"],
            ["record", "progress-bar", "-o", "x.apng", "--time", "1"],
            ["record", "progress-bar", "-o", "x.apng", "--fps", "0"],
            ["record", "progress-bar", "-o", "x.apng", "--fps", "29.97"],
            ["record", "progress-bar", "-o", "x.apng", "--duration", "0"],
            ["record", "progress-bar", "-o", "x.apng", "--duration", "3601"],
            ["record", "progress-bar", "-o", "x.apng", "--loops=-1"],
            ["record", "progress-bar", "-o", "x.apng", "--loops", "often"],
            ["record", "progress-bar", "-o", "x.apng", "--format", "bmp"],
            ["record", "progress-bar", "-o", "x.apng", "--quality", "50"],
            ["record", "progress-bar", "-o", "x.gif", "--quality", "0"],
            ["record", "progress-bar", "-o", "x.webp", "--matte", "white"],
            ["record", "progress-bar", "-o", "x.gif", "--matte", "whitish"],
            ["record", "progress-bar", "-o", "x.gif", "--dither", "some"],
            ["record", "progress-bar", "-o", "x.mp4", "--loops", "2"],
            ["render", "progress-bar", "-o", "x.png", "--color", "reddish"],
            ["render", "progress-bar", "-o", "x.png", "--progress", "50"],
            ["render", "-o", "x.png", "--", "--help"], ["--"], ["help", "progress-bar"], ["--version", "now"],
            ["render", "wheel", "--help"], ["help", "render", "progress-bar", "more"], ["list", "--", "--json"],
            ["list", "everything"], ["gallery", "--output="], ["gallery", "--export="], ["gallery", "here"],
        ])
    func badArguments(arguments: [String]) throws { try Tool.expectRefusal(of: arguments) }

    @Test("a file that cannot be written ends with code 1 and one line")
    func unwritable() throws {
        let result = try Tool.run("render", "progress-bar", "-o", "/nowhere/at/all.png")
        #expect(result.code == 1)
        #expect(result.errors.hasPrefix("octant: cannot write '/nowhere/at/all.png'"))
    }

    @Test("the same arguments give the same bytes")
    func sameBytes() throws {
        for arguments in [
            ["render", "activity-indicator", "--time", "3.3", "--label", "Loading…"],
            ["record", "activity-indicator", "--design", "device", "--style", "large"],
            ["record", "progress-bar", "--progress", "0.7", "--fps", "24"],
        ] {
            let (first, second) = (try Tool.run(arguments + ["-o", "-"]), try Tool.run(arguments + ["-o", "-"]))
            #expect(first.code == 0)
            #expect(first.bytes.count > 100)
            #expect(first.bytes == second.bytes)
        }
    }

    @Test("an image has the size asked for, at the scale asked for, on the background asked for")
    func sizes() throws {
        func image(_ arguments: String...) throws -> Bitmap {
            let result = try Tool.run(["render"] + arguments + ["-o", "-"])
            #expect(result.code == 0, "\(result.errors)")
            return try PNGDecoder().decodeBitmap(Array(result.bytes))
        }
        let medium = try image("activity-indicator")
        #expect(medium.width == 20 && medium.height == 20)
        #expect(medium.pixel(x: 0, y: 0) == 0)
        let large = try image("activity-indicator", "--style=large", "--scale=3", "--background=#336699")
        #expect(large.width == 111 && large.height == 111)
        #expect(large.pixel(x: 0, y: 0) == 0xFF33_6699)
        let sized = try image("progress-bar", "--size=300x50", "--progress=1", "--color=#00FF00")
        #expect(sized.width == 300 && sized.height == 50)
        #expect(sized.pixel(x: 150, y: 25) == 0xFF00_FF00)
        let dimmed = try image("loading-overlay", "--style=ring", "--progress=1", "--appearance=light")
        // Black at .3 over white.
        #expect(abs(Int(dimmed.pixel(x: 255, y: 2) & 255) - 178) <= 1)
        let labelled = try image("activity-indicator", "--label", "Please wait")
        #expect(labelled.width > 60)
    }

    @Test("recordings have the frames and delays of their designs, read back by another decoder")
    func recordings() throws {
        func delays(_ arguments: String...) throws -> [Double] {
            let result = try Tool.run(["record"] + arguments + ["-o", "-"])
            #expect(result.code == 0, "\(result.errors)")
            return try Pillow.delays(of: Array(result.bytes))
        }
        #expect(try delays("activity-indicator") == Array(repeating: 125, count: 8))
        #expect(try delays("activity-indicator", "--design=device") == Array(repeating: 50, count: 16))
        let legacy = try delays("activity-indicator", "--design=legacy")
        #expect(legacy.count == 12)
        #expect(legacy.allSatisfy { abs($0 - 1000.0 / 12) < 1e-6 })
        let bar = try delays("progress-bar", "--fps=40")
        #expect(abs(bar.reduce(0, +) - 4000) < 1e-6)
        #expect(bar.count > 12)
        let linear = try delays("linear-activity-indicator", "--fps=20")
        #expect(abs(linear.reduce(0, +) - 1800) < 1e-6)
        let ring = try delays("circular-progress", "--fps=20")
        #expect(abs(ring.reduce(0, +) - 4000) < 1e-6)
        #expect(try delays("loading-overlay") == Array(repeating: 125, count: 8))
        #expect(try delays("network-activity") == Array(repeating: 125, count: 8))
        let material = try delays("material-spinner", "--fps=10")
        #expect(abs(material.reduce(0, +) - 20_000) < 1e-6)
        // Layers move the one, a body for each frame the other.
        #expect(try delays("swiftui-ripple", "--fps=10") == Array(repeating: 100, count: 21))
        #expect(try delays("swiftui-spokes", "--fps=20") == Array(repeating: 50, count: 20))
    }

    /// docs/sources.md, Requirements 53.
    @Test("with less motion every indicator of the catalogue is seen and still moves, half as fast")
    @MainActor func lessMotion() throws {
        for indicator in Indicators.all {
            var options = IndicatorOptions(for: indicator)
            func record() throws -> [TimedFrame] {
                let recorder = FrameRecorder()
                try IndicatorRenderer(indicator, options).record(RecordingLength(framesPerSecond: 4), into: recorder)
                return recorder.frames
            }
            let usual = try record()
            options.reducesMotion = true
            let calm = try record()
            #expect(Set(calm.map { $0.bitmap.hashOfPixels }).count > 1, "\(indicator.name) stands still")
            // The material spinner has moments in which its arc begins anew.
            #expect(calm.filter { $0.bitmap.hasInk }.count * 10 > calm.count * 9, "\(indicator.name) is not seen")
            func seconds(_ frames: [TimedFrame]) -> Double {
                frames.reduce(0) { $0 + Double($1.delayNumerator) / Double($1.delayDenominator) }
            }
            let isOfProgress = ["progress-bar", "circular-progress"].contains(indicator.name)
            #expect(abs(seconds(calm) - seconds(usual) * (isOfProgress ? 1 : 2)) < 1e-3, "\(indicator.name)")
        }
        let steps = try Pillow.delays(
            of: Array(try Tool.run("record", "activity-indicator", "--reduced-motion", "-o", "-").bytes))
        #expect(steps == Array(repeating: 250, count: 8))
    }

    @Test("stronger contrast is a darker activity indicator")
    func contrast() throws {
        func ink(_ arguments: String...) throws -> Int {
            let result = try Tool.run(
                ["render", "activity-indicator", "--background=#FFFFFF"] + arguments + ["-o", "-"])
            let image = try PNGDecoder().decodeBitmap(Array(result.bytes))
            return Int(image.pixel(x: 10, y: 3) & 255)
        }
        #expect(try ink("--contrast=high") < ink())
    }

    @Test("the list names every indicator with its parameters, as text and as JSON")
    func list() throws {
        let text = try Tool.run("list").output
        let json = try JSONSerialization.jsonObject(with: try Tool.run("list", "--json").bytes)
        let entries = try #require(json as? [[String: Any]])
        let names = entries.compactMap { $0["name"] as? String }
        #expect(names == Indicators.all.map { $0.name })
        #expect(names.first == "activity-indicator" && names.count >= 20 && Set(names).count == names.count)
        for entry in entries {
            let name = try #require(entry["name"] as? String)
            #expect(text.contains(name))
            for parameter in try #require(entry["parameters"] as? [[String: Any]]) {
                let option = try #require(parameter["name"] as? String)
                #expect(text.contains("--\(option)"))
                #expect(parameter["type"] is String)
                #expect(parameter.keys.contains("default"))
            }
        }
    }
}

extension Bitmap {
    /// Different for different images, as good as ever.
    fileprivate var hashOfPixels: Int {
        var hasher = Hasher()
        for y in 0..<height { for x in 0..<width { hasher.combine(pixel(x: x, y: y)) } }
        return hasher.finalize()
    }

    /// Whether anything is drawn.
    fileprivate var hasInk: Bool {
        (0..<height).contains { y in (0..<width).contains { pixel(x: $0, y: y) >> 24 != 0 } }
    }
}
