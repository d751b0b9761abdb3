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
            return try stage.picture()
        }
        try show(ProgressView()) { (stage, host) throws in
            #expect(try #require(host.first(UIActivityIndicatorView.self)).style == .medium)
            #expect(try stage.picture() == expected)
        }
    }

    @Test("its label is optional, and to the right of the spinner")
    func progressViewLabel() throws {
        try show(ProgressView("Loading")) { (_, host) throws in
            let spinner = try #require(host.first(UIActivityIndicatorView.self))
            let label = try #require(host.text("Loading"))
            let (place, words) = (
                spinner.convert(spinner.bounds, to: host), label.convert(label.bounds, to: host)
            )
            #expect(words.minX > place.maxX && abs(words.midY - place.midY) <= 0.5)
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
    /// The view in this one that shows `words` (any, if nil) as plain text.
    func text(_ words: String?) -> UIView? {
        if isAccessibilityElement, accessibilityTraits.contains(.staticText),
            words == nil || accessibilityLabel == words
        {
            return self
        }
        return subviews.lazy.compactMap { $0.text(words) }.first
    }
}
