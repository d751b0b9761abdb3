import CoreGraphics
import OctantRecordings
import TestSupport
import Testing

@Suite("Video recordings", .enabled(if: DecodedFrames.hasFFmpeg))
struct VideoWriterTests {
    /// The mean difference of the frames that ffmpeg reads, in parts of 255.
    private func difference(
        _ name: String, _ frames: [Bitmap], _ width: Int, _ height: Int, _ options: AnimationOptions = .init()
    ) throws -> (count: Int, mean: Double) {
        let format = AnimationFormat.named(name) ?? .usual
        let file = try format.encode(frames, 1, options.framesPerSecond, options)
        let read = try DecodedFrames.byFFmpeg(
            file, ending: name, width: width, height: height, options: name == "webm" ? ["-c:v", "libvpx-vp9"] : [])
        let sum = zip(read.frames, frames).reduce(0) { sum, pair in
            sum + zip(pair.0, pair.1.straightBytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        }
        return (read.frames.count, Double(sum) / Double(frames.count * width * height * 4))
    }

    @Test("MP4 and WebM have each frame, nearly as it is, at the rate that is asked for")
    func frames() throws {
        var options = AnimationOptions()
        options.framesPerSecond = 25
        let gradients = try MovingFrames.gradients(10)
        for name in ["mp4", "webm"] {
            let found = try difference(name, gradients, 64, 48, options)
            #expect(found.count == 10)
            #expect(found.mean < 3, "\(name) \(found.mean)")
        }
    }

    @Test("one that is made quickly is nearly as its frames are, too, and as it is whenever it is made")
    func quick() throws {
        var options = AnimationOptions()
        options.isQuick = true
        let gradients = try MovingFrames.gradients(10)
        for name in ["mp4", "webm"] {
            let found = try difference(name, gradients, 64, 48, options)
            #expect(found.count == 10)
            #expect(found.mean < 3, "\(name) \(found.mean)")
            let format = AnimationFormat.named(name) ?? .usual
            let file = try format.encode(gradients, 1, 30, options)
            #expect(try format.encode(gradients, 1, 30, options) == file && format.encode(gradients, 1, 30) != file)
        }
    }

    @Test("WebM keeps what is transparent; MP4 lays it over the matte, and white where there is none")
    func opacity() throws {
        let frames = try MovingFrames.discs(3)
        #expect(try RecordedVideo.corner(of: frames, "webm") == [0, 0, 0, 0])
        #expect(try RecordedVideo.corner(of: frames, "mp4").allSatisfy { $0 > 250 })
        var options = AnimationOptions()
        options.matte = .black
        let corner = try RecordedVideo.corner(of: frames, "mp4", options)
        #expect(corner.prefix(3).allSatisfy { $0 < 5 } && corner[3] == 255)
    }

    @Test("a frame that stays is there as often as the rate asks for, and odd sides are padded for MP4")
    func still() throws {
        let frames = try MovingFrames.discs(2, width: 41, height: 31)
        for (name, width, height) in [("mp4", 42, 32), ("webm", 41, 31)] {
            let format = AnimationFormat.named(name) ?? .usual
            let file = try format.encode(frames, 1, 2, .init())
            let read = try DecodedFrames.byFFmpeg(file, ending: name, width: width, height: height)
            #expect(read.frames.count == 30)
            #expect(try format.encode(frames, 1, 2, .init()) == file)
        }
    }

    @Test("a lower quality is a smaller file")
    func quality() throws {
        let frames = try MovingFrames.noise(4, width: 64, height: 64, seed: 1)
        for name in ["mp4", "webm"] {
            let sizes = try [90, 50, 10].map { quality in
                var options = AnimationOptions()
                options.quality = quality
                return try AnimationFormat.named(name)?.encode(frames, 1, 10, options).count ?? 0
            }
            #expect(sizes == sizes.sorted().reversed() && Set(sizes).count == 3, "\(name) \(sizes)")
        }
    }

    @Test("no frame is an error, and so is what ffmpeg refuses")
    func errors() throws {
        for name in ["mp4", "webm"] {
            let format = AnimationFormat.named(name) ?? .usual
            #expect(throws: ExportError.noFrames) { try format.encode([Bitmap]()) }
        }
    }
}

/// What ffmpeg sees in a video.
private enum RecordedVideo {
    /// The top left pixel of the first of `frames`, in a file of the format `name`.
    static func corner(of frames: [Bitmap], _ name: String, _ options: AnimationOptions = .init()) throws -> [UInt8] {
        let file = try AnimationFormat.named(name)?.encode(frames, 1, 10, options) ?? []
        let read = try DecodedFrames.byFFmpeg(
            file, ending: name, width: frames[0].width, height: frames[0].height,
            options: name == "webm" ? ["-c:v", "libvpx-vp9"] : [])
        return Array(read.frames.first?.prefix(4) ?? [])
    }
}
