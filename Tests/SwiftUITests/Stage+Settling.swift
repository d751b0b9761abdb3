import CoreGraphics
import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

extension Stage {
    /// Lets what was begun, and what that begins, come to its end: seconds pass, a turn after each.
    func settle() {
        for _ in 0..<5 {
            CATransaction.flush()
            clock.advance(by: 1)
        }
        CATransaction.flush()
    }

    /// Runs `body` with a window of `size` points that shows `view` in a hosting controller, at rest.
    static func hosting(
        _ view: some View, size: CGSize = CGSize(width: 320, height: 640), _ body: (Stage) throws -> Void
    ) rethrows {
        try shown(size: size) { stage in
            stage.window.rootViewController = UIHostingController(rootView: view)
            stage.settle()
            try body(stage)
        }
    }

    /// The first view of a type in the window; nil for none.
    func find<V: UIView>(_ type: V.Type) -> V? { window.views(of: type).first }

    /// Taps the middle of what is read as `label`, the frontmost first, in `view` or else in the window, and lets that
    /// come to its end.
    func press(_ label: String, in view: UIView? = nil) throws {
        func find(_ view: UIView) -> UIView? {
            view.subviews.reversed().lazy.compactMap(find).first
                ?? (view.isAccessibilityElement && view.accessibilityLabel == label ? view : nil)
        }
        let found = try #require(find(view ?? window))
        let place = found.convert(found.bounds, to: nil)
        tap(place.midX, place.midY)
        settle()
    }
}
