import ImageIO
import TestSupport
import Testing
import UIKit
import ViewSupport

/// An image view that plays GIF files, as libraries for iOS have it.
private final class GIFView: UIImageView {
    func play(_ data: Data) {
        guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return }
        var images: [UIImage] = []
        var duration = 0.0
        for i in 0..<CGImageSourceGetCount(source) {
            guard let cgImage = CGImageSourceCreateImageAtIndex(source, i, nil) else { continue }
            images.append(UIImage(cgImage: cgImage))
            duration += delay(at: i, of: source)
        }
        animationImages = images
        animationDuration = duration
        image = images.last
        startAnimating()
    }

    private func delay(at index: Int, of source: CGImageSource) -> Double {
        guard let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any],
            let gif = properties[kCGImagePropertyGIFDictionary as String] as? [String: Any]
        else { return 0.1 }
        if let unclamped = gif[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double, unclamped > 0 {
            return unclamped
        }
        return gif[kCGImagePropertyGIFDelayTime as String] as? Double ?? 0.1
    }
}

@Suite("Views that play animated files")
@MainActor
struct AnimatedViewTests {
    @Test("the frames of a GIF file come one after the other on the layer, and go on")
    func playing() throws {
        try Stage.with(size: CGSize(width: 6, height: 4)) { (stage: Stage) throws in
            let view = GIFView(frame: stage.window.bounds)
            stage.window.addSubview(view)
            view.play(Data(SmallAnimations.gif))
            #expect(view.isAnimating && abs(view.animationDuration - 0.45) < 1e-9)
            // .15 s each: red, blue, green.
            for (time, color) in [
                (0.0, UInt32(0xFFFF_0000)), (0.16, 0xFF00_00FF), (0.31, 0xFF00_FF00), (0.46, 0xFFFF_0000),
            ] {
                stage.clock.advance(to: 1 + time)
                #expect(try stage.image().pixel(x: 3, y: 2) == color, "\(time)")
            }
            view.stopAnimating()
            #expect(try stage.image().pixel(x: 3, y: 2) == 0xFF00_FF00)
        }
    }

    @Test("an animated image plays in any image view, and the first frame of a file is an image")
    func animated() throws {
        try Stage.with(size: CGSize(width: 6, height: 4)) { (stage: Stage) throws in
            let source = try #require(CGImageSourceCreateWithData(Data(SmallAnimations.webP) as CFData, nil))
            let images = (0..<3).compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil) }
                .map { UIImage(cgImage: $0) }
            stage.window.addSubview(UIImageView(image: UIImage.animatedImage(with: images, duration: 3)))
            for (time, color) in [(0.5, UInt32(0xFFFF_0000)), (1.5, 0xFF00_00FF), (2.5, 0xFF00_FF00)] {
                stage.clock.advance(to: 1 + time)
                #expect(try stage.image().pixel(x: 3, y: 2) == color, "\(time)")
            }
            #expect(UIImage(data: Data(SmallAnimations.gif))?.firstPixel == 0xFFFF_0000)
        }
    }
}
