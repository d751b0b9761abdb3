import CoreGraphics
import Octant
import SwiftUI
import Testing

extension ActivityIndicatorRequirementTests {
    // MARK: SwiftUI's ProgressView without a value

    /// Shows `view` in a window of 200 by 60 points.
    private func show<V: View>(_ view: V, _ body: (Stage, UIView) throws -> Void) throws {
        try Stage.with(size: CGSize(width: 200, height: 60)) { (stage: Stage) throws in
            let host = _UIHostingView(rootView: view)
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            stage.pass(0)
            try body(stage, host)
        }
    }

    @Test(
        "ProgressView() without a value is an indeterminate spinner: the very pixels of UIActivityIndicatorView.medium")
    func progressView() throws {
        let expected = try Stage.with(size: CGSize(width: 200, height: 60)) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .medium)
            stage.center(view)
            view.startAnimating()
            return try stage.image()
        }
        try show(ProgressView()) { (stage, host) throws in
            #expect(try #require(host.first(UIActivityIndicatorView.self)).style == .medium)
            #expect(try stage.image() == expected)
        }
    }

    @Test("its label is optional, and to the right of the spinner")
    func progressViewLabel() throws {
        try show(ProgressView("Loading")) { (_, host) throws in
            let spinner = try #require(host.first(UIActivityIndicatorView.self))
            let label = try #require(host.text("Loading"))
            let (position, string) = (
                spinner.convert(spinner.bounds, to: host), label.convert(label.bounds, to: host)
            )
            #expect(string.minX > position.maxX && abs(string.midY - position.midY) <= 0.5)
        }
        try show(ProgressView()) { (_, host) in #expect(host.text(nil) == nil) }
    }

    @Test("its tint follows the accent colour if one is set")
    func progressViewTint() throws {
        try show(ProgressView().accentColor(Color(red: 1, green: 0, blue: 0))) { (stage, host) throws in
            let spinner = try #require(host.first(UIActivityIndicatorView.self))
            #expect(spinner.color.resolvedColor(with: host.traitCollection).cgColor == UIColor.red.cgColor)
        }
        try show(ProgressView()) { (_, host) throws in
            #expect(try #require(host.first(UIActivityIndicatorView.self)).color == .systemGray)
        }
    }
}

extension UIView {
    /// The view in this one that shows `text` (any, if nil) as plain text.
    func text(_ string: String?) -> UIView? {
        if isAccessibilityElement, accessibilityTraits.contains(.staticText),
            string == nil || accessibilityLabel == string
        {
            return self
        }
        return subviews.lazy.compactMap { $0.text(string) }.first
    }
}
