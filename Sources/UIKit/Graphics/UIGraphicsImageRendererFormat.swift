import CoreGraphics
import Foundation
import OctantBase

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The range of colours of an image.
    public enum Range: Int, Sendable {
        /// The system's choice: `standard`.
        case unspecified = -1
        /// The display's range: `standard`.
        case automatic = 0
        /// Colours beyond sRGB. Octant draws in sRGB, so it comes to `standard`, with one line on standard error.
        case extended = 1
        /// sRGB.
        case standard = 2
    }

    /// Pixels a point; at first the main screen's. What is not above 0 counts as that.
    open var scale: CGFloat = resolvedScale(0)
    /// Whether images begin as opaque black rather than transparent; false by default.
    open var opaque = false
    /// The range of colours of the images; `standard` by default.
    open var preferredRange = Range.standard {
        didSet {
            guard preferredRange == .extended else { return }
            Log.once("uigraphics.range", "images hold sRGB colours only: the extended range is not kept")
            preferredRange = .standard
        }
    }

    /// The main screen's format.
    open class func preferred() -> Self { self.init() }

    /// The format for the display that `traits` describe.
    public convenience init(for traits: UITraitCollection) {
        self.init()
        scale = resolvedScale(traits.displayScale)
    }
}
