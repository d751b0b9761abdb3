import Foundation
import RenderServer
import TestSupport
import Testing

@testable import CoreGraphics
@testable import OctantExport

// The mean difference of the parts of pixels that a player may show, of 255.
private let greatestMean = 1.0
// Frames a second of our files.
private let frameRate = 60.0

@Suite("Lottie animations")
struct LottieEncoderTests {
    /// What Lottie cannot say of the examples.
    private static let unsaid = Set(VectorScenes.backdrops.map(\.name)).union([
        "a shadow of what fades", "what begins later", "instances that lag", "a gradient",
        "a part of an image that begins within a pixel",
        "an image that stretches in its middle, with less and less room",
        "a turn of a translucent image that stretches within two pixels",
    ])

    private func object(_ example: VectorExample) throws -> [String: Any] {
        let text = try LottieEncoder().encode(example.timeline)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// What rlottie measures otherwise: the way along curves, by which dashes end elsewhere, and pixels that are
    /// enlarged, which it does not smooth.
    private static let measuredOtherwise: Set<String> = ["dashes that march", "a part of an image"]

    @Test("rlottie draws what we draw, at 16 frames", .enabled(if: Rlottie.isInstalled), arguments: VectorScenes.inSVG)
    func player(_ example: VectorExample) throws {
        guard !Self.unsaid.union(Self.measuredOtherwise).contains(example.name) else { return }
        let frames = (0..<16).map { Int(example.length * frameRate * (Double($0) + 0.37) / 16) }
        let text = try LottieEncoder(background: .white).encode(example.timeline)
        let side = Int(VectorScenes.side)
        let length = try #require(try object(example)["op"] as? Double)
        let shown = frames.map { $0 % Int(length.rounded()) }
        let drawn = try Rlottie.frames(shown, of: text, width: side, height: side)
        for (frame, pixels) in zip(frames, drawn) {
            let time = example.start + Double(frame) / frameRate
            let ours = try #require(
                OffscreenRenderer.bitmap(of: example.tree, at: time, scale: 1, background: .white))
            #expect(ours.meanDifference(fromPixels: pixels) <= greatestMean, "frame \(frame)")
        }
    }

    @Test("a file is as long as the least common period")
    func length() throws {
        let turn = VectorScenes.animation(.rotationZ, .scalar(0), .scalar(2 * .pi), duration: 4)
        let fade = VectorScenes.animation(.opacity, .scalar(1), .scalar(0), duration: 2.5)
        let example = VectorExample(name: "", tree: VectorScenes.tree([turn, fade]))
        #expect(try object(example)["op"] as? Double == 1200)
    }

    @Test("strokes are trimmed by their own curves")
    func trim() throws {
        let example = try #require(VectorScenes.inSVG.first { $0.name.hasPrefix("a stroke") })
        let text = try LottieEncoder().encode(example.timeline)
        #expect(text.contains("\"ty\":\"tm\""))
        #expect(text.contains("\"o\":{\"x\":0.42,\"y\":0},\"i\":{\"x\":0.58,\"y\":1}"))
    }

    @Test("what it cannot say is an error that names the layer")
    func errors() throws {
        let example = try #require(VectorScenes.inSVG.first { $0.name.hasPrefix("a shadow") })
        #expect(throws: VectorError.unsupported(layer: "0 (layer)", what: "a shadow")) {
            try LottieEncoder().encode(example.timeline)
        }
        let soft = try #require(VectorScenes.backdrops.first)
        #expect(throws: VectorError.unsupported(layer: "3 (layer)", what: "a blur of what lies beneath")) {
            try LottieEncoder().encode(soft.timeline)
        }
    }

    @Test("every file is JSON, and the same each time", arguments: VectorScenes.inSVG)
    func valid(_ example: VectorExample) throws {
        guard !Self.unsaid.contains(example.name) else { return }
        let members = try object(example)
        for name in ["v", "fr", "ip", "op", "w", "h", "layers"] { #expect(members[name] != nil) }
        #expect(try LottieEncoder().encode(example.timeline) == LottieEncoder().encode(example.timeline))
    }
}
