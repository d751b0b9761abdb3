import CoreGraphics

/// From how wide and how high on a window's space counts as ample, in points: between the widest of Apple's windows
/// whose space is little and the narrowest whose space is ample. Ours.
private let regularWidth: CGFloat = 640
private let regularHeight: CGFloat = 480

extension UIWindow {
    /// The size classes that a window of this size gives its views.
    static func sizeClasses(of size: CGSize) -> (
        horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
    ) {
        (size.width < regularWidth ? .compact : .regular, size.height < regularHeight ? .compact : .regular)
    }

    /// Sets the traits to those of the desktop's window; the size classes are those of this one.
    func applyTraits(of desktop: TraitValues) {
        var traits = desktop
        let classes = Self.sizeClasses(of: bounds.size)
        (traits.horizontalSizeClass, traits.verticalSizeClass) = (classes.horizontal, classes.vertical)
        surfaceTraits = traits
    }

    /// Notifies the views of other size classes when the window's size has reached them.
    func updateSizeClasses() {
        let new = Self.sizeClasses(of: bounds.size)
        guard surfaceTraits.horizontalSizeClass != new.horizontal || surfaceTraits.verticalSizeClass != new.vertical
        else { return }
        applyTraits(of: surfaceTraits)
    }
}
