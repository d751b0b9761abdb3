import CoreGraphics
import Foundation
import OctantBase

/// Pixels, across, of the icons that windows of an X server have: what desktops show in bars, lists and switchers.
private let windowSides = [16, 32, 48, 64, 128]
/// The largest picture that is read for an icon, in bytes.
private let fileLimit = 16 << 20

/// The icon of a program: the light pictures of an app icon set, in the sizes that they have.
package struct AppIcon: Sendable {
    /// The name that Xcode gives a program's icon.
    package static let usualName = "AppIcon"

    /// The smallest first.
    private let images: [CGImage]

    /// The icon `name` in the catalogues of the first of `bundles` that has one; nil where none has, or its pictures
    /// cannot be read.
    package static func find(_ name: String, in bundles: [Bundle]) -> AppIcon? {
        AssetCatalog.find(.appIcon, name, in: bundles).flatMap { AppIcon($0.folder) }
    }

    /// The icon of the set in `folder`.
    private init?(_ folder: URL) {
        guard let contents = AssetCatalog.contents(of: folder) else { return nil }
        let found = contents.lightFiles.compactMap { Self.image(in: folder.appendingPathComponent($0)) }
        guard !found.isEmpty else { return nil }
        images = found.ordered { $0.width < $1.width }
    }

    private static func image(in file: URL) -> CGImage? {
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber
        guard let size, size.intValue <= fileLimit, let image = UIImage(contentsOfFile: file.path)?.cgImage,
            image.width == image.height
        else { return nil }
        return image
    }

    /// Pixels across the largest picture.
    package var largest: Int { images.last?.width ?? 0 }

    /// The icon with `side` pixels across: of the picture that is the least large enough, else of the largest.
    package func image(_ side: Int) -> CGImage? {
        guard let source = images.first(where: { $0.width >= side }) ?? images.last else { return nil }
        var image = source
        // In halves: one step over many pixels would leave most of them out.
        while image.width >= side * 2, let half = Self.drawn(image, image.width / 2) { image = half }
        return image.width == side ? image : Self.drawn(image, side)
    }

    private static func drawn(_ image: CGImage, _ side: Int) -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        else { return nil }
        context.interpolationQuality = .high
        context.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side))
        return context.makeImage()
    }

    /// The icon in the sizes that windows have.
    package var windowIcons: [Bitmap] { windowSides.compactMap { image($0)?.bitmap } }
}
