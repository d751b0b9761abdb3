import CoreGraphics

/// An object that covers a rectangle of a window. Main actor only.
@MainActor
protocol FramedBlock {
    /// The rectangle, in points.
    var frame: CGRect { get }
}
