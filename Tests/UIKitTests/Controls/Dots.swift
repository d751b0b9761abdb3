import CoreGraphics
import UIKit

/// A filled square of `side` points, black, at one pixel a point.
@MainActor
func square(_ side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
}
