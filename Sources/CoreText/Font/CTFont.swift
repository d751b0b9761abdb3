import CoreGraphics
import Foundation
import OctantBase
import QuartzCore
package import TextLayout

/// A font of one size. `UIFont` is a class of this one, so that `font as CTFont` compiles; a `CTFont` that the
/// functions here make is no `UIFont`. It never changes. Any thread.
open class CTFont: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: nothing in it changes after it is made, nor in `UIFont`.

    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()
    /// The font as text layout knows it.
    package let descriptor: FontDescription
    /// The measures of the font.
    package let metrics: FontMetrics

    /// The font that `descriptor` finds on this machine.
    package init(description descriptor: FontDescription) {
        self.descriptor = descriptor
        metrics = FontMetrics(descriptor)
        super.init()
    }

    /// Whether `object` is the same font in the same size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFont else { return false }
        return self === other || descriptor == other.descriptor
    }

    /// The same for equal fonts.
    open override var hash: Int { descriptor.hashValue }

    /// The family's name, also where another family replaces it; for the system font the name of the family in use.
    package var family: String { descriptor.family ?? (FontLibrary.hasFamily("Inter") ? "Inter" : "sans-serif") }

    /// The font's name, as `CTFontCreateWithName` takes it.
    package var name: String { FontName.joined(family: family, descriptor) }
}

extension CTFont: LayerFont {
    /// The font as text layers use it.
    package var layerFont: FontDescription { descriptor }
}
