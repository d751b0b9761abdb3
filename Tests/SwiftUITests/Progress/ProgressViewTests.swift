import CoreGraphics
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// What is on screen of one progress view.
private struct Seen: Equatable {
    /// Nil for a spinner.
    var progress: Float?
    var text: [String] = []
}

@Suite("ProgressView")
@MainActor struct ProgressViewTests {
    private func seen<V: View>(_ view: V) -> Seen {
        ShownViews.with(view) { shown in
            let spinner = shown.first(UIActivityIndicatorView.self)
            #expect(spinner?.isAnimating != false)
            let bar = shown.first(UIProgressView.self)
            #expect((spinner == nil) != (bar == nil))
            return Seen(progress: bar?.progress, text: shown.text)
        }
    }

    // MARK: Making

    @Test("without a value it is a spinner that turns, with its label if it has one")
    func indeterminate() {
        #expect(seen(ProgressView()) == Seen())
        #expect(seen(ProgressView { Text("Loading") }) == Seen(text: ["Loading"]))
        #expect(seen(ProgressView("Loading")) == Seen(text: ["Loading"]))
        let title: Substring = "Loading mail".dropLast(5)
        #expect(seen(ProgressView(title)) == Seen(text: ["Loading"]))
        #expect(seen(ProgressView(value: Double?.none)) == Seen())
        #expect(seen(ProgressView("Loading", value: Float?.none, total: 5)) == Seen(text: ["Loading"]))
    }

    @Test("with a value it is a bar, whatever the type of the value")
    func determinate() {
        #expect(seen(ProgressView(value: 0.25)) == Seen(progress: 0.25))
        #expect(seen(ProgressView(value: Float(3), total: 4)) == Seen(progress: 0.75))
        #expect(seen(ProgressView(value: CGFloat(1), total: 4) { Text("A") }) == Seen(progress: 0.25, text: ["A"]))
        let both = ProgressView(value: 20.0, total: 80) {
            Text("A")
        } currentValueLabel: {
            Text("B")
        }
        #expect(seen(both) == Seen(progress: 0.25, text: ["A", "B"]))
        #expect(seen(ProgressView("A", value: 0.5)) == Seen(progress: 0.5, text: ["A"]))
        #expect(seen(ProgressView(Substring("A"), value: 1, total: 2.0)) == Seen(progress: 0.5, text: ["A"]))
    }

    @Test(
        "a value is clamped to 0...total, NaN counts as 0, and nothing is done of no total",
        arguments: [
            (-1.0, 2.0, 0.0), (3, 2, 1), (.infinity, 2, 1), (-.infinity, 2, 0), (.nan, 2, 0), (1, 0, 0), (0, 0, 0),
            (1, -1, 0), (1, .nan, 0), (1, .infinity, 0), (.infinity, .infinity, 0), (1e-300, 1e-300, 1),
        ])
    func clamping(value: Double, total: Double, expected: Float) {
        #expect(seen(ProgressView(value: value, total: total)) == Seen(progress: expected))
    }

    @Test("a value that comes and goes changes between bar and spinner, and the label stays")
    func change() {
        ShownViews.with(ProgressView("A", value: Double?.none)) { shown in
            shown.host.rootView = ProgressView("A", value: 0.5)
            shown.stage.pass(0)
            #expect(shown.first(UIActivityIndicatorView.self) == nil)
            #expect(shown.first(UIProgressView.self)?.progress == 0.5)
            #expect(shown.text == ["A"])
            shown.host.rootView = ProgressView("A", value: Double?.none)
            shown.stage.pass(0)
            #expect(shown.first(UIProgressView.self) == nil)
            #expect(shown.text == ["A"])
        }
    }

    // MARK: Appearance

    @Test("a bar has its label 4 points above it and what is said of the value 4 points below, all at the leading side")
    func linearLayout() throws {
        let view = ProgressView(value: 0.5) {
            Text("A")
        } currentValueLabel: {
            Text("B")
        }
        try ShownViews.with(view, scale: 2) { shown in
            let bar = shown.place(of: try #require(shown.first(UIProgressView.self)))
            let texts = shown.texts
            try #require(texts.map(\.text) == ["A", "B"])
            #expect((bar.minX, bar.width, bar.height) == (0, 300, 4))
            #expect(
                abs(bar.minY - texts[0].position.maxY - 4) <= 0.5 && abs(texts[1].position.minY - bar.maxY - 4) <= 0.5)
            #expect(texts[0].position.minX == 0 && texts[1].position.minX == 0)
            // 17 and 13 points: the height of lines of one font follows its size.
            #expect(abs(texts[0].position.height / texts[1].position.height - 17 / 13) < 0.06)
        }
        try ShownViews.with(view, direction: .rightToLeft) { (shown) throws in
            #expect(shown.texts.map(\.position.maxX) == [300, 300])
            #expect(
                try #require(shown.first(UIProgressView.self)).effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    @Test("a spinner has its label 8 points to the right, or to the left where one reads from right to left")
    func circularLayout() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try ShownViews.with(ProgressView("Loading"), direction: direction) { shown in
                let spinner = shown.place(of: try #require(shown.first(UIActivityIndicatorView.self)))
                let label = try #require(shown.texts.first?.position)
                #expect(spinner.size == CGSize(width: 20, height: 20))
                #expect(abs(spinner.midY - label.midY) <= 0.5)
                let gap = direction == .leftToRight ? label.minX - spinner.maxX : spinner.minX - label.maxX
                #expect(abs(gap - 8) <= 0.5)
            }
        }
    }

    @Test("the direction and the colour scheme of the surroundings reach UIKit's views")
    func surroundings() throws {
        let view = ProgressView(value: 0.5).environment(\.layoutDirection, .rightToLeft)
            .environment(\.colorScheme, .dark)
        try ShownViews.with(view) { shown in
            let bar = try #require(shown.first(UIProgressView.self))
            #expect(bar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            #expect(bar.traitCollection.userInterfaceStyle == .dark)
        }
    }

    @Test("larger text makes larger labels, and the indicators keep their sizes")
    func dynamicType() throws {
        let view = VStack {
            ProgressView("A", value: 0.5)
            ProgressView("B")
        }
        let heights = try [DynamicTypeSize.large, .accessibility3].map { size in
            try ShownViews.with(view.environment(\.dynamicTypeSize, size)) { shown in
                #expect(shown.first(UIProgressView.self)?.bounds.height == 4)
                #expect(shown.first(UIActivityIndicatorView.self)?.bounds.height == 20)
                return try #require(shown.texts.first).position.height
            }
        }
        #expect(heights[1] > 1.8 * heights[0])
    }

    @Test("large controls have the large spinner, all others the medium one", arguments: ControlSize.allCases)
    func controlSize(size: ControlSize) throws {
        try ShownViews.with(ProgressView().controlSize(size)) { shown in
            let spinner = try #require(shown.first(UIActivityIndicatorView.self))
            #expect(spinner.bounds.width == (size == .large || size == .extraLarge ? 37 : 20))
        }
    }

    // MARK: Colours

    @Test("a spinner is grey unless a tint or an accent colour is set; the style's own counts first")
    func spinnerTint() throws {
        func color<V: View>(_ view: V) throws -> UIColor {
            try ShownViews.with(view) { try #require($0.first(UIActivityIndicatorView.self)?.color) }
        }
        let traits = UITraitCollection.default
        #expect(try color(ProgressView()) == .systemGray)
        let red = UIColor.red.cgColor.rgba
        #expect(
            try color(ProgressView().tint(Color(red: 1, green: 0, blue: 0))).resolvedColor(with: traits).cgColor.rgba
                == red)
        let accented = ProgressView().accentColor(Color(red: 1, green: 0, blue: 0))
        #expect(try color(accented).resolvedColor(with: traits).cgColor.rgba == red)
        let styled = ProgressView().progressViewStyle(CircularProgressViewStyle(tint: Color(red: 1, green: 0, blue: 0)))
            .tint(.green)
        #expect(try color(styled).resolvedColor(with: traits).cgColor.rgba == red)
    }

    @Test("a bar is of the tint, and of the system's blue where none is set")
    func barTint() throws {
        func pixel<V: View>(_ view: V) throws -> [Int] {
            try ShownViews.with(view, size: CGSize(width: 20, height: 4)) { shown in
                let image = try shown.stage.image()
                let pixel = image.pixel(x: 10, y: 2)
                return [16, 8, 0].map { Int(pixel >> $0 & 0xFF) }
            }
        }
        #expect(try pixel(ProgressView(value: 1)) == [0, 122, 255])
        #expect(try pixel(ProgressView(value: 1).tint(Color(red: 1, green: 0, blue: 0))) == [255, 0, 0])
        let style = LinearProgressViewStyle(tint: Color(red: 0, green: 1, blue: 0))
        #expect(try pixel(ProgressView(value: 1).progressViewStyle(style)) == [0, 255, 0])
    }

    // MARK: Change

    @Test("a new value shows at once, and within an animation it moves as that says")
    func animation() throws {
        struct Bar: View {
            @State var value = 0.0
            let give: (Binding<Double>) -> Void
            var body: some View {
                let _ = give($value)
                ProgressView(value: value).tint(.black)
            }
        }
        nonisolated(unsafe) var value = Binding.constant(0.0)
        try ShownViews.with(Bar { value = $0 }, size: CGSize(width: 100, height: 4)) { (shown) throws in
            @MainActor func filled() throws -> Int {
                let image = try shown.stage.image()
                return (0..<100).count { image.pixel(x: $0, y: 2) == 0xFF00_0000 }
            }
            #expect(try filled() == 0)
            value.wrappedValue = 0.5
            shown.stage.pass(0)
            #expect(abs(try filled() - 50) <= 2)
            withAnimation(.linear(duration: 2).delay(1)) { value.wrappedValue = 1 }
            shown.stage.pass(1)
            #expect(abs(try filled() - 50) <= 2)
            shown.stage.pass(1)
            #expect(abs(try filled() - 75) <= 2)
            shown.stage.pass(1.1)
            #expect(try filled() >= 98)
            // What no animation of layers can express moves as UIKit's bars do, in .25 s.
            withAnimation(Animation(Halfway())) { value.wrappedValue = 0 }
            shown.stage.pass(0.125)
            #expect(abs(try filled() - 50) <= 2)
            shown.stage.pass(0.126)
            #expect(try filled() <= 2)
        }
    }

    /// A curve of a program's own.
    private struct Halfway: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 5 ? value.scaled(by: 0.5) : nil
        }
    }
}
