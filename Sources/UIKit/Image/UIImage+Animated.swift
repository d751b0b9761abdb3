import CoreGraphics
import Foundation

// Seconds that each image of an animated one stays where no duration is given. Source: docs/sources/views.md, Images.
private let defaultFrameDuration = 1.0 / 30
// The greatest number that `animatedImageNamed(_:duration:)` looks for. Source: docs/sources/views.md, Images.
private let lastNumber = 1024

extension UIImage {
    /// An image that shows `images` one after the other, repeatedly, in image views; nil for none. `duration` is the
    /// seconds for all of them; 0, or what is not finite, means 1/30 s each. The animated ones among `images`
    /// contribute their images.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let all = images.flatMap { $0.images ?? [$0] }
        let seconds = duration.isFinite && duration > 0 ? duration : Double(all.count) * defaultFrameDuration
        return all.first?.changing { ($0.images, $0.duration) = (all, seconds) }
    }

    /// An image that shows those in the main bundle that are called `name` with a number from 0 to 1024 behind it, up
    /// to the first that is not there; nil without any.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        while images.count <= lastNumber, let image = UIImage(named: name + String(images.count)) {
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }
}
