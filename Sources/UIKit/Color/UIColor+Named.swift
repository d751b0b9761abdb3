import Foundation
import OctantBase

extension UIColor {
    /// The colour called `name` in the asset catalogues of the main bundle and of those of the program's targets; nil
    /// if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The colour called `name` in the asset catalogues of `bundle`, nil for the main one and those of the program's
    /// targets (docs/resources.md). It is another in the dark or with more contrast where the catalogue says so,
    /// whatever `traitCollection` is. Nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let color = AssetColor.find(name, in: ResourceBundles.searched(bundle)) else { return nil }
        self.init(color)
    }

    /// The colour that `resource` names; clear, with one line on standard error, if there is none.
    public convenience init(resource: ColorResource) {
        guard let color = AssetColor.find(resource.name, in: ResourceBundles.searched(resource.bundle)) else {
            Log.once("color.resource.\(resource)", "there is no colour '\(resource.name)' in \(resource.bundle)")
            self.init(ColorValue(white: 0, alpha: 0))
            return
        }
        self.init(color)
    }
}
