package import CoreGraphics
import Foundation

/// What programs that are not ours read in an image file.
package struct DecodedFrames {
    /// How long each frame stays, in milliseconds.
    package let delays: [Double]
    /// Each frame's pixels: red, green, blue and opacity, not multiplied.
    package let frames: [[UInt8]]
    /// The width, in pixels.
    package let width: Int

    /// By Pillow, Python's.
    package static func byPillow(_ file: [UInt8], ending: String) throws -> DecodedFrames {
        let script = """
            import sys
            from PIL import Image
            picture = Image.open(sys.argv[1])
            with open(sys.argv[2], "wb") as out:
                for index in range(getattr(picture, "n_frames", 1)):
                    picture.seek(index)
                    picture.load()
                    print(picture.info.get("duration", 0), picture.width, picture.height)
                    out.write(picture.convert("RGBA").tobytes())
            """
        return try withTemporaryFolder { folder in
            let raw = folder.appending(path: "raw")
            let said = try Pillow.withFile(file, ending: ending) { try Pillow.run(script, [$0, raw.path]) }
            let rows = said.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
            let (width, height) = (Int(rows.first?[1] ?? 0), Int(rows.first?[2] ?? 0))
            return DecodedFrames(
                delays: rows.map { $0[0] }, frames: [UInt8](try Data(contentsOf: raw)).parted(width * height * 4),
                width: width)
        }
    }

    /// By ffmpeg; it says no delays.
    package static func byFFmpeg(
        _ file: [UInt8], ending: String, width: Int, height: Int, options: [String] = []
    ) throws -> DecodedFrames {
        try withTemporaryFolder { folder in
            let (input, raw) = (folder.appending(path: "in.\(ending)"), folder.appending(path: "raw"))
            try Data(file).write(to: input)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
            process.arguments =
                ["-loglevel", "error"] + options + ["-i", input.path, "-f", "rawvideo", "-pix_fmt", "rgba"]
                + ["-vsync", "passthrough", raw.path]
            process.standardInput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            let bytes = [UInt8](try Data(contentsOf: raw))
            return DecodedFrames(delays: [], frames: bytes.parted(width * height * 4), width: width)
        }
    }

    /// Whether ffmpeg is installed.
    package static let hasFFmpeg = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")
}

extension Bitmap {
    /// Red, green, blue and opacity of each pixel, not multiplied.
    package var straightBytes: [UInt8] {
        (0..<height).flatMap { y in
            (0..<width).flatMap { x in
                let pixel = pixel(x: x, y: y)
                let alpha = pixel >> 24
                func part(_ shift: UInt32) -> UInt8 {
                    alpha == 0 ? 0 : UInt8(min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255))
                }
                return [part(16), part(8), part(0), UInt8(alpha)]
            }
        }
    }
}

extension [UInt8] {
    fileprivate func parted(_ size: Int) -> [[UInt8]] {
        guard size > 0 else { return [] }
        return stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
