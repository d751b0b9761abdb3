package import CoreGraphics
internal import RenderServer
package import UIKit

/// Views that tests show as widgets in other programs, and their expected images.
@MainActor
package enum EmbeddedScene {
    /// The size of the still scenes, in points.
    package static let size = CGSize(width: 200, height: 90)

    /// A stopped spinner and a bar, on white, or on nothing.
    package static func still(isOpaque: Bool) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.overrideUserInterfaceStyle = .light
        if isOpaque { view.backgroundColor = .white }
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.hidesWhenStopped = false
        spinner.frame.origin = CGPoint(x: 20, y: 20)
        let bar = UIProgressView(progressViewStyle: .default)
        bar.frame = CGRect(x: 80, y: 40, width: 100, height: 4)
        bar.progress = 0.4
        let box = UIView(frame: CGRect(x: 80, y: 55, width: 60, height: 20))
        box.backgroundColor = UIColor(red: 0.8, green: 0.2, blue: 0.1, alpha: 0.5)
        box.layer.cornerRadius = 7
        for part in [spinner, bar, box] { view.addSubview(part) }
        return view
    }

    /// Changes a part of a still scene.
    package static func change(_ view: UIView) {
        view.subviews.last?.backgroundColor = UIColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 0.4)
        view.subviews.first?.alpha = 0.5
    }

    /// The image of `view` alone, on `background` or on nothing.
    package static func bitmap(of view: UIView, scale: CGFloat = 1, background: RGBA? = nil) -> Bitmap? {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.addSubview(view)
        window.handle(.resized(size, scale: scale))
        return window.renderTree.flatMap {
            OffscreenRenderer.bitmap(of: $0, at: 0, scale: scale, background: background)
        }
    }
}
