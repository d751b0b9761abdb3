/// How the pixels of an image file are to be turned when it is shown, as files say it: where their first row and their
/// first column end up.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// Not turned.
    case up = 1
    /// Mirrored left to right.
    case upMirrored = 2
    /// By 180 degrees.
    case down = 3
    /// Mirrored left to right, then by 180 degrees.
    case downMirrored = 4
    /// Mirrored left to right, then by 90 degrees counter-clockwise.
    case leftMirrored = 5
    /// By 90 degrees clockwise.
    case right = 6
    /// Mirrored left to right, then by 90 degrees clockwise.
    case rightMirrored = 7
    /// By 90 degrees counter-clockwise.
    case left = 8
}
