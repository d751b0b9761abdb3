import CoreGraphics

/// How a preview is shown: its size, or the orientation of the device that it is shown on.
public struct PreviewTrait<T>: Sendable {
    /// The size that is asked for.
    package enum Size: Equatable, Sendable {
        /// That of a device.
        case device
        /// The content's own.
        case fitting
        /// Points.
        case fixed(width: CGFloat, height: CGFloat)
        /// That of a device which lies on its side.
        case landscape
    }

    package let size: Size
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// As large as a device.
    public static var defaultLayout: PreviewTrait { PreviewTrait(size: .device) }
    /// As large as the content asks to be.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(size: .fitting) }
    /// A device that stands upright.
    public static var portrait: PreviewTrait { PreviewTrait(size: .device) }
    /// A device that stands on its head: as large as one that stands upright.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(size: .device) }
    /// A device that lies on its side.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(size: .landscape) }
    /// A device that lies on its other side.
    public static var landscapeRight: PreviewTrait { PreviewTrait(size: .landscape) }

    /// `width` by `height` points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(size: .fixed(width: width, height: height))
    }
}
