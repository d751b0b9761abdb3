internal import CoreGraphics
internal import Testing
package import UIKit

extension Stage {
    /// Moves `view` into the middle of the window.
    package func center(_ view: UIView) {
        view.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        window.addSubview(view)
    }

    /// The opacity in the middle of each spoke of an activity indicator on a transparent background, clockwise from its
    /// first head, 0...1.
    package func spokes(of view: UIActivityIndicatorView) throws -> [Double] {
        let image = try image()
        let scale = window.traitCollection.displayScale
        let design = view.design
        let spokes = view.intrinsicContentSize.width > 20 ? design.large : design.medium
        let spoke = spokes.spoke(atScale: scale)
        let radius = (spoke.innerRadius + spoke.outerRadius) / 2
        return (0..<design.spokeCount).map { index in
            let angle = design.headAngle + 2 * .pi * Double(index) / Double(design.spokeCount)
            let (x, y) = (view.center.x + sin(angle) * radius, view.center.y - cos(angle) * radius)
            return Double(image.pixel(x: Int(x * scale), y: Int(y * scale)) >> 24) / 255
        }
    }

    /// The index of the image of the turn that is shown now: of the spokes, the one most opaque.
    package func head(of view: UIActivityIndicatorView) throws -> Int {
        let opacities = try spokes(of: view)
        return try #require(opacities.indices.max { opacities[$0] < opacities[$1] })
    }
}
