import Foundation

/// An image of a bundle, by its name. `octant build` writes one for each image of a catalogue, as Xcode does;
/// elsewhere a program makes its own.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The image called `name` among the resources of `bundle`.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of a bundle, by its name. `octant build` writes one for each colour of a catalogue, as Xcode does;
/// elsewhere a program makes its own.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The colour called `name` in the asset catalogues of `bundle`.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
