import CoreGraphics
import Testing
import ViewSupport

@testable import UIKit

/// Views whose frames were read off iOS 26.1, at two pixels a point. Source: docs/sources/views.md, Auto Layout.
struct MeasuredScene: CustomTestStringConvertible, Sendable {
    /// What the scene shows.
    let name: String
    /// The size of the view around all others.
    var size = CGSize(width: 320, height: 240)
    /// The safe area of that view.
    var safeArea = UIEdgeInsets.zero
    /// The frames by the views' indexes from the root on, "0.1" for the second view in the first: x, y, width and
    /// height.
    let frames: [String: [CGFloat]]
    /// Adds the views to it.
    let build: @MainActor @Sendable (UIView) -> Void

    var testDescription: String { name }

    /// Builds the scene, lays it out and hands its root to `body`.
    @MainActor func show(scale: CGFloat = 2, _ body: (UIView) throws -> Void) rethrows {
        try Stage.shown(size: size, scale: scale) { (stage: Stage) throws in
            let controller = UIViewController()
            controller.additionalSafeAreaInsets = safeArea
            stage.window.rootViewController = controller
            controller.view.frame = stage.window.bounds
            build(controller.view)
            controller.view.layoutIfNeeded()
            try body(controller.view)
            stage.window.rootViewController = nil
        }
    }

    /// The view at a position.
    @MainActor static func view(_ path: String, in root: UIView) -> UIView? {
        path.split(separator: ".").compactMap { Int($0) }.reduce(root) { view, index in
            guard let view, view.subviews.indices.contains(index) else { return nil }
            return view.subviews[index]
        }
    }

    /// Expects every frame to be as it was measured.
    @MainActor func check() {
        show { root in
            for (path, expected) in frames.sorted(by: { $0.key < $1.key }) {
                guard let frame = Self.view(path, in: root)?.frame else {
                    Issue.record("\(name) has no view \(path)")
                    continue
                }
                let found = [frame.minX, frame.minY, frame.width, frame.height]
                #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(path): \(found), not \(expected)")
            }
        }
    }
}

/// A view of an intrinsic size.
@MainActor
func sized(_ width: CGFloat, _ height: CGFloat) -> UIView { AutoLayoutTests.Boxed(width: width, height: height) }

/// A stack view of this frame, spacing and so on, of `views`.
@MainActor
func stack(
    _ frame: [CGFloat], _ axis: NSLayoutConstraint.Axis, spacing: CGFloat, _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment, _ views: [UIView]
) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.spacing, stack.distribution, stack.alignment) = (axis, spacing, distribution, alignment)
    if frame.count == 4 { stack.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
    return stack
}

extension UIView {
    /// Adds a subview that constraints position, and returns it.
    func free() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }
}
