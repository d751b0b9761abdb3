/// The reason why images could not be written or read.
public enum ExportError: Error, Sendable, Hashable, CustomStringConvertible {
    /// An animation of no frames.
    case noFrames
    /// A frame of another size than the first; both sizes in pixels.
    case frameSize(index: Int, width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
    /// A delay that is no fraction of a second the format can hold: below 0, or over 65535 above or below the line.
    case frameDelay(index: Int, numerator: Int, denominator: Int)
    /// An error of the encoder, with its text.
    case encoding(String)
    /// An error of the decoder, with its text.
    case decoding(String)
    /// More than can be written, reported before any of it is; the text names the limit.
    case limit(String)
    /// An error of the file's receiver, with its text.
    case output(String)

    /// The error where there is no memory for a frame of so many pixels.
    package static func noMemory(width: Int, height: Int) -> ExportError {
        .encoding("no memory for a frame of \(width)x\(height) pixels")
    }

    /// The reason in one line.
    public var description: String {
        switch self {
        case .noFrames: "an animation needs at least one frame"
        case .frameSize(let index, let width, let height, let expectedWidth, let expectedHeight):
            "frame \(index) is \(width)x\(height) pixels, not \(expectedWidth)x\(expectedHeight) as the first"
        case .frameDelay(let index, let numerator, let denominator):
            "frame \(index) cannot last \(numerator)/\(denominator) s"
        case .encoding(let reason): "the image could not be written: \(reason)"
        case .decoding(let reason): "the image could not be read: \(reason)"
        case .limit(let reason): reason
        case .output(let reason): reason
        }
    }
}
