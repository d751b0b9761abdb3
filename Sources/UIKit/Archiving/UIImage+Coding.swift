import CoreGraphics
import Foundation
import OctantImageFiles

extension UIImage: NSSecureCoding {
    /// True: archives of images can be read where only these are expected.
    public static var supportsSecureCoding: Bool { true }

    /// The image of an archive; nil where it holds none.
    public convenience init?(coder: NSCoder) {
        var parts = Parts()
        if let data = coder.object([NSData.self], "UIImageData") as? Data {
            guard let (image, _) = UIImage.decoding(Array(data), from: "an archive") else { return nil }
            parts.cgImage = image
        }
        let images = coder.object([NSArray.self, UIImage.self], "UIImages") as? [UIImage]
        guard parts.cgImage != nil || images != nil || coder.containsValue(forKey: "UIScale") else { return nil }
        let scale = coder.decodeDouble(forKey: "UIScale")
        parts.scale = scale > 0 && scale.isFinite ? CGFloat(scale) : 1
        parts.orientation = Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
        parts.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        parts.resizingMode = ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile
        parts.isTiled = coder.decodeBool(forKey: "UIImageIsTiled")
        parts.capInsets = coder.decodeUIEdgeInsets(forKey: "UICapInsets")
        parts.flipsForRightToLeft = coder.decodeBool(forKey: "UIImageFlipsForRightToLeft")
        (parts.images, parts.duration) = (images, coder.decodeDouble(forKey: "UIImageDuration"))
        self.init(parts: parts)
    }

    /// Writes the image into an archive: its pixels as a PNG file, whatever they were made of, and how they are shown.
    public func encode(with coder: NSCoder) {
        if let cgImage, let file = try? PNGFile.encode(cgImage.bitmap) {
            coder.encode(Data(file) as NSData, forKey: "UIImageData")
        }
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
        coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
        coder.encode(isTiled, forKey: "UIImageIsTiled")
        coder.encode(capInsets, forKey: "UICapInsets")
        coder.encode(flipsForRightToLeftLayoutDirection, forKey: "UIImageFlipsForRightToLeft")
        if let images { coder.encode(images as NSArray, forKey: "UIImages") }
        coder.encode(duration, forKey: "UIImageDuration")
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// The image called `name` among the program's resources, `#imageLiteral(resourceName:)`; an empty one, with one
    /// line on standard error, if there is none.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(resource: ImageResource(name: name, bundle: .main))
    }
}

/// The type of `#imageLiteral(resourceName:)` where nothing else says one.
public typealias _ImageLiteralType = UIImage
