import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// Views of SwiftUI that fill a window, at a time of the test's choosing.
@MainActor struct ShownViews<Content: View> {
    let stage: Stage
    let host: _UIHostingView<Content>

    /// Shows `view` in a window of `size` points at 1 second of media time, and runs `body` with it.
    static func with<Result>(
        _ view: Content, size: CGSize = CGSize(width: 300, height: 200), scale: CGFloat = 1,
        style: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        locale: String = "en", _ body: (ShownViews<Content>) throws -> Result
    ) rethrows -> Result {
        try Stage.shown(size: size, scale: scale, style: style, direction: direction) { stage in
            stage.window.traitOverrides[LocaleTrait.self] = Locale(identifier: locale)
            let host = _UIHostingView(rootView: view)
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            // Views are notified of their appearance in the turn after.
            CATransaction.flush()
            CATransaction.flush()
            return try body(ShownViews(stage: stage, host: host))
        }
    }

    /// The first view of UIKit of this kind.
    func first<V: UIView>(_ type: V.Type) -> V? { host.first(type) }

    /// The views of UIKit of this kind, from back to front.
    func all<V: UIView>(_ type: V.Type) -> [V] {
        func collect(_ view: UIView) -> [V] { ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap(collect) }
        return collect(host)
    }

    /// The views that screen readers read with these traits, from back to front.
    func elements(_ traits: UIAccessibilityTraits) -> [UIView] {
        all(UIView.self).filter { $0.isAccessibilityElement && $0.accessibilityTraits.contains(traits) }
    }

    /// The frame of `view` in the window, in points.
    func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// The texts on screen and their frames, from top to bottom and from left to right.
    var texts: [(text: String, position: CGRect)] {
        func collect(_ view: UIView) -> [UIView] {
            if view.isHidden { return [] }
            return view.subviews.flatMap(collect) + (view.isText ? [view] : [])
        }
        return collect(host).map { ($0.accessibilityLabel ?? "", place(of: $0)) }
            .sorted { $0.1.minY == $1.1.minY ? $0.1.minX < $1.1.minX : $0.1.minY < $1.1.minY }
    }

    /// The texts on screen.
    var text: [String] { texts.map(\.text) }

    /// The spoken text of each element, in reading order.
    var spoken: [String] { stage.window.accessibilityTree?.lines ?? [] }
}

extension UIView {
    fileprivate var isText: Bool { isAccessibilityElement && accessibilityTraits.contains(.staticText) }
}
