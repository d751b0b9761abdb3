import CoreGraphics
import OctantExport
import OctantRecordings

extension AnimationFormat {
    /// The file of `frames`, each for `numerator`/`denominator` seconds.
    func encode(
        _ frames: [Bitmap], _ numerator: Int = 1, _ denominator: Int = 10, _ options: AnimationOptions = .init()
    ) throws -> [UInt8] {
        try encode(
            frames.map { TimedFrame(bitmap: $0, delayNumerator: numerator, delayDenominator: denominator) }, options)
    }

    /// The file of `frames`.
    func encode(_ frames: [TimedFrame], _ options: AnimationOptions = .init()) throws -> [UInt8] {
        let file = MemorySink()
        let writer = try writer(file, options)
        for frame in frames { try writer.add(frame) }
        try writer.finish()
        return file.bytes
    }
}

extension RecordedFrames {
    /// All frames.
    func all() throws -> [Bitmap] { try delays.indices.map { try frame($0) } }
}
