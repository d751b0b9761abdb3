import CoreGraphics
import Foundation
import OctantBase

/// Images that are the same thing for different surroundings: light and dark, several scales, telephone and tablet.
///
/// Image views, and drawing, take the one that suits their traits best. Any thread.
public final class UIImageAsset: NSObject, Sendable {
    /// One of the images.
    private enum Source: Sendable {
        /// A file of a catalogue, which is read when it is wanted.
        case file(String, AssetContents.Entry, UIImage.RenderingMode, flips: Bool)
        /// From the program.
        case image(UIImage.Parts)
    }

    private let sources: Locked<[(variant: AssetVariant, source: Source)]>

    /// An asset without images.
    public override init() { sources = Locked([]) }

    /// An asset with the image of `parts`, which suits where no other does better.
    init(_ parts: UIImage.Parts) { sources = Locked([(AssetVariant(), .image(parts))]) }

    /// The image set in `folder`; nil where it has no file that can be read.
    init?(folder: URL, contents: AssetContents) {
        let entries = contents.entries.filter { entry in
            guard let file = entry.file else { return false }
            return UIImage.fileEndings.contains((file as NSString).pathExtension.lowercased())
        }
        guard !entries.isEmpty else { return nil }
        let directions = Set(entries.map(\.variant.direction))
        // An image for one direction only is mirrored where the interface runs in the other.
        let flips = directions == [.leftToRight] || directions == [.rightToLeft]
        let files = entries.map { entry -> (variant: AssetVariant, source: Source) in
            let path = folder.appendingPathComponent(entry.file ?? "").path
            return (entry.variant, .file(path, entry, contents.renderingMode, flips: flips))
        }
        sources = Locked(files)
    }

    /// The image that suits `traitCollection` best; what that does not set is taken from `UITraitCollection.current`.
    /// An empty image if there is none.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        let traits = UITraitCollection(traitsFrom: [.current, traitCollection])
        return parts(for: traits).map { UIImage(parts: $0) } ?? UIImage()
    }

    /// The image that suits the traits of `configuration` best.
    public func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Adds `image` for the surroundings that `traitCollection` sets; another for the same goes.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let variant = AssetVariant(traitCollection)
        var parts = image.parts
        // The asset that holds it: its images would hold each other for ever.
        parts.asset = nil
        sources.withLock { [parts] sources in
            sources.removeAll { $0.variant == variant }
            sources.append((variant, .image(parts)))
        }
    }

    /// Adds `image` for the traits of `configuration`.
    public func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Takes out the image for the surroundings that `traitCollection` sets.
    public func unregisterImage(with traitCollection: UITraitCollection) {
        let variant = AssetVariant(traitCollection)
        sources.withLock { sources in sources.removeAll { $0.variant == variant } }
    }

    /// The image that suits `traits` best, this asset included; nil when there is none, or it cannot be read.
    func parts(for traits: UITraitCollection) -> UIImage.Parts? {
        let sources = sources.withLock { $0 }
        guard let best = AssetVariant.best(among: sources.map(\.variant), for: traits) else { return nil }
        var parts: UIImage.Parts?
        switch sources[best].source {
        case .image(let given): parts = given
        case .file(let path, let entry, let mode, let flips):
            let read =
                UIImage.isVector(path)
                ? NamedImages.vector(path, scale: resolvedScale(traits.displayScale), isKept: entry.keepsVector)
                : NamedImages.file(path, scale: entry.variant.scale ?? 1)
            let image = read.map { image in
                let ready = image.withRenderingMode(mode)
                return entry.slices?.applied(to: ready) ?? ready
            }
            parts = image?.parts
            if flips {
                parts?.flipsForRightToLeft = true
                if entry.variant.direction == .rightToLeft { parts?.orientation = .upMirrored }
            }
        }
        parts?.asset = self
        return parts
    }
}
