import Testing
import UIKit

@testable import SwiftUI

/// The appearance of views of SwiftUI: their pixels, one a point, on white.
@MainActor struct Snapshot {
    let image: UIImage

    /// The image of `view` in `size` points.
    init<Content: View>(_ view: Content, size: CGSize = CGSize(width: 40, height: 40)) {
        let hosted = HostedView(view, size: size)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let host = hosted.host
        image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            host.layer.render(in: context.cgContext)
        }
        hosted.leave()
    }

    /// The pixel at (`x`, `y`) as 0xRRGGBB.
    func callAsFunction(_ x: Int, _ y: Int) throws -> String {
        let pixels = try #require(image.cgImage).bitmap
        let pixel = pixels.pixel(x: x, y: y)
        let text = String(pixel & 0xFF_FFFF, radix: 16, uppercase: true)
        return String(repeating: "0", count: 6 - text.count) + text
    }
}
