import CoreGraphics

extension RGBA {
    /// Whether the colour is white, however opaque: what is multiplied with it keeps its colours.
    var isWhite: Bool { r == 1 && g == 1 && b == 1 }
}
