import CoreGraphics
import Octant
import SwiftUI
import Testing

/// An example as in iOS sources, in a view with what it refers to. docs/sources.md, Requirements 33.
private struct Download: View {
    let downloaded: Double
    let totalSize: Double

    var body: some View {
        ProgressView(value: downloaded, total: totalSize) {
            Text("Downloading...")
        } currentValueLabel: {
            Text("\(Int(downloaded))MB / \(Int(totalSize))MB")
        }
    }
}

extension ProgressBarRequirementTests {
    // MARK: SwiftUI's ProgressView

    /// Shows a download of which a quarter is done, in a window of 200 by 80 points.
    private func download(
        scale: CGFloat = 2, appearance: UIUserInterfaceStyle = .light, _ body: (Stage, UIView) throws -> Void
    ) throws {
        try Stage.with(size: CGSize(width: 200, height: 80), scale: scale, style: appearance) { (stage: Stage) throws in
            stage.window.traitOverrides[LocaleTrait.self] = Locale(identifier: "en")
            let host = _UIHostingView(rootView: Download(downloaded: 20, totalSize: 80))
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            stage.pass(0)
            try body(stage, host)
        }
    }

    @Test("without a value SwiftUI shows a spinning UIActivityIndicatorView, not a bar, in the linear style too")
    func indeterminateView() {
        Stage.with { stage in
            let host = _UIHostingView(
                rootView: VStack {
                    ProgressView()
                    ProgressView().progressViewStyle(.linear)
                })
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            stage.pass(0)
            #expect(host.first(UIActivityIndicatorView.self)?.isAnimating == true)
            #expect(host.first(UIProgressView.self) == nil)
        }
    }

    @Test("its example compiles as it is written, and shows what is done, its label and what is said of the value")
    func example() throws {
        try download { (_, host) throws in
            #expect(try #require(host.first(UIProgressView.self)).progress == 0.25)
            #expect(host.text("Downloading...") != nil)
            #expect(host.text("20MB / 80MB") != nil)
        }
    }

    @Test("the label is 17 points, body; what is said of the value 13, footnote")
    func labelFonts() throws {
        try download { (_, host) throws in
            for (string, size) in [("Downloading...", 17), ("20MB / 80MB", 13)] as [(String, CGFloat)] {
                let label = UILabel()
                label.font = .systemFont(ofSize: size)
                label.text = string
                let expected = label.intrinsicContentSize
                let shown = try #require(host.text(string)).bounds.size
                #expect(abs(shown.width - expected.width) <= 1 && abs(shown.height - expected.height) <= 1)
            }
        }
    }

    @Test(
        "the label is in the label colour, what is said of the value in secondaryLabel",
        arguments: [
            UIUserInterfaceStyle.light, .dark,
        ])
    func labelColors(appearance: UIUserInterfaceStyle) throws {
        try download(scale: 3, appearance: appearance) { (stage, host) throws in
            let image = try stage.image()
            for (string, color) in [("Downloading...", UIColor.label), ("20MB / 80MB", .secondaryLabel)] {
                let label = try #require(host.text(string))
                let position = label.convert(label.bounds, to: host)
                let pixels = (Int(position.minY * 3)..<Int(position.maxY * 3)).flatMap { y in
                    (Int(position.minX * 3)..<Int(position.maxX * 3)).map { image.pixel(x: $0, y: y) }
                }
                // In the middle of a stem nothing shines through: the most opaque pixel has the colour itself.
                let darkest = try #require(pixels.max { $0 >> 24 < $1 >> 24 })
                let expected = color.resolvedColor(with: stage.window.traitCollection).cgColor.rgba.pixel
                #expect(zip(parts(darkest), parts(expected)).allSatisfy { abs($0 - $1) <= 2 })
            }
        }
    }

    @Test("between label and bar are 4 points")
    func labelSpacing() throws {
        try download { (_, host) throws in
            let label = try #require(host.text("Downloading..."))
            let bar = try #require(host.first(UIProgressView.self))
            let gap = bar.convert(bar.bounds, to: host).minY - label.convert(label.bounds, to: host).maxY
            #expect(abs(gap - 4) <= 0.5)
        }
    }

    @Test("it is read as \"[label], [percentage]% complete\"")
    func viewText() throws {
        try download { (stage, _) in
            #expect(stage.window.accessibilityTree?.lines.first?.hasPrefix("Downloading..., 25% complete") == true)
        }
    }
}
