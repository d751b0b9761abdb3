internal import CoreGraphics
internal import Foundation
internal import ImageIO
internal import OctantBase
internal import TestSupport

extension FuzzTarget {
    /// Image files of several frames with anything wrong in them.
    package static let animations = FuzzTarget(
        name: "animations",
        make: { seed in
            var numbers = SeededGenerator(seed: seed)
            let file = numbers.pick(SmallAnimations.all)
            let bent = numbers.bend(file, text: ["fcTL", "fdAT", "acTL", "ANMF", "VP8X", "!\u{F9}", ",", ";"])
            return numbers.happens(oneIn: 4) ? bent : ImageInputs.mended(bent)
        },
        attempt: { bytes in
            try Log.redirected(to: { _ in }) {
                guard let source = CGImageSourceCreateWithData(Data(bytes) as CFData, nil) else { return false }
                let count = CGImageSourceGetCount(source)
                let isRead = CGImageSourceGetStatus(source) == .statusComplete
                guard isRead == (count > 0) else { throw Wrong("\(count) images, read: \(isRead)") }
                for index in [0, count - 1, count / 2, count] {
                    let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                    guard (properties != nil) == (0..<count ~= index) else { throw Wrong("properties of \(index)") }
                    // As large a canvas as there may be takes its time.
                    let size = properties?[kCGImagePropertyPixelWidth] as? Int ?? 0
                    guard size <= 2000, let image = CGImageSourceCreateImageAtIndex(source, index, nil) else {
                        continue
                    }
                    guard image.width == size else { throw Wrong("\(image.width) pixels, not \(size)") }
                }
                return isRead
            }
        })
}
