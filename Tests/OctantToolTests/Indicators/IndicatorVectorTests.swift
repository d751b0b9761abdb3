import CoreGraphics
import OctantExport
import OctantPackages
import RenderServer
import TestSupport
import Testing

@testable import OctantTool

// The mean difference of the parts of pixels that other programs may show, of 255.
private let greatestMean = 1.0
// The number of instants that are compared.
private let instants = 16
// Trees a second of what makes each frame anew, and frames a second of Lottie's files.
private let frameRate = 60.0
// The indicators' names.
private let names: [String] = Indicators.all.map { $0.name }
// What Lottie cannot say.
private let unsaid: Set = ["loading-overlay", "swiftui-arc", "swiftui-glow"]
// What rlottie draws otherwise: it measures dashes by another length of curves.
private let drawnOtherwise: Set = ["swiftui-dashes"]

/// Every indicator with its defaults, as a vector file in programs that are not ours: docs/vector-files.md, Proof.
@Suite("Indicators as vector files, in other programs")
struct IndicatorVectorTests {
    /// A file, and what it shows at 16 instants of its loop: on frames, where it is made of frames.
    private struct Sample {
        let file: String
        let times: [Double]
        let pictures: [Bitmap]

        @MainActor init(_ name: String, _ format: VectorFormat) throws {
            let indicator = try #require(Indicators.all.first { $0.name == name })
            var options = IndicatorOptions(for: indicator)
            options.background = .white
            ImageMark.areKept = true
            let timeline = try IndicatorRenderer(indicator, options).timeline(RecordingLength())
            file = try format.encode(timeline, name: "indicator", background: .white)
            let renderer = IndicatorRenderer(indicator, options)
            let isOnFrames = format == .lottie || renderer.isDriven
            times = (0..<instants).map { index in
                let time = renderer.loopDuration * (Double(index) + 0.37) / Double(instants)
                return isOnFrames ? (time * frameRate).rounded(.down) / frameRate : time
            }
            let start = renderer.isEndless ? renderer.start : 0
            pictures = try times.map { time in
                renderer.perform(upTo: start + time)
                return try renderer.image(at: start + time)
            }
        }

        /// The mean of `differences`, one an instant.
        func mean(_ differences: [Double]) -> Double { differences.reduce(0, +) / Double(instants) }
    }

    @Test("Chromium shows what we draw", .enabled(if: Browser.isInstalled), arguments: names)
    @MainActor func browser(_ name: String) throws {
        for format in VectorFormat.allCases where format != .lottie {
            let sample = try Sample(name, format)
            let size = CGSize(width: sample.pictures[0].width, height: sample.pictures[0].height)
            let shown = try Browser.pictures(of: sample.file, size: size, at: sample.times)
            let mean = sample.mean(zip(sample.pictures, shown).map { $0.meanDifference(from: $1) })
            #expect(mean <= greatestMean, "\(format)")
        }
    }

    @Test(
        "rlottie draws what we draw, and what Lottie cannot say is an error", .enabled(if: Rlottie.isInstalled),
        arguments: names)
    @MainActor func lottie(_ name: String) throws {
        if unsaid.contains(name) {
            #expect(throws: VectorError.self) { try Sample(name, .lottie) }
            return
        }
        guard !drawnOtherwise.contains(name) else { return }
        let sample = try Sample(name, .lottie)
        let frames = sample.times.map { Int(($0 * frameRate).rounded()) }
        let drawn = try Rlottie.frames(
            frames, of: sample.file, width: sample.pictures[0].width, height: sample.pictures[0].height)
        let mean = sample.mean(zip(sample.pictures, drawn).map { $0.meanDifference(fromPixels: $1) })
        #expect(mean <= greatestMean)
    }
}
