import CoreGraphics
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// Shows its configuration as plain text.
private struct Plain: ProgressViewStyle {
    @Environment(\.controlSize) private var controlSize

    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "nil")
            Text(verbatim: "\(configuration.label == nil) \(configuration.currentValueLabel == nil) \(controlSize)")
            configuration.label
        }
    }
}

/// The style in force around, and a mark below.
private struct Marked: ProgressViewStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
        VStack {
            ProgressView(configuration)
            Text(verbatim: mark)
        }
    }
}

@Suite("Styles of progress views")
@MainActor struct ProgressViewStyleTests {
    @Test("a style of one's own is told the fraction and the labels, and reads its surroundings")
    func custom() {
        ShownViews.with(ProgressView("A", value: 1, total: 4.0).progressViewStyle(Plain()).controlSize(.mini)) {
            #expect($0.text == ["0.25", "false true mini", "A"])
        }
        ShownViews.with(ProgressView().progressViewStyle(Plain())) {
            #expect($0.text == ["nil", "true true regular"])
        }
        let interval = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 10)
        ShownViews.with(ProgressView(timerInterval: interval).progressViewStyle(Plain())) {
            #expect($0.text == ["nil", "true false regular"])
        }
    }

    @Test("a style that adds to others shows the one around it, in the order they were set")
    func nested() {
        let view = ProgressView("A", value: 0.5).progressViewStyle(Marked(mark: "1"))
            .progressViewStyle(Marked(mark: "2"))
        ShownViews.with(view) { shown in
            #expect(shown.text == ["A", "2", "1"])
            #expect(shown.first(UIProgressView.self)?.progress == 0.5)
        }
    }

    @Test("all progress views inside a view have its style, and the nearest counts")
    func inherited() {
        let view = VStack {
            ProgressView(value: 0.5)
            ProgressView(value: 0.5).progressViewStyle(.linear)
        }
        .progressViewStyle(Plain())
        ShownViews.with(view) { shown in
            #expect(shown.text == ["0.5", "true true regular"])
            #expect(shown.first(UIProgressView.self) != nil)
        }
    }

    @Test("as on devices, circular is a spinner with a value too, and the labels stand beneath it in the middle")
    func deviceDesign() {
        let view = ProgressView("Loading", value: 0.5).progressViewStyle(.circular)
        ShownViews.with(view) { #expect($0.first(UIActivityIndicatorView.self) == nil) }
        for style in [false, true] {
            let spinning = VStack {
                if style { view } else { ProgressView("Loading") }
            }
            ShownViews.with(spinning.progressViewDesign(.device)) { shown in
                guard let spinner = shown.first(UIActivityIndicatorView.self), let label = shown.texts.first else {
                    Issue.record("no spinner or no label")
                    return
                }
                let position = shown.place(of: spinner)
                #expect(position.size == CGSize(width: 20, height: 20) && label.text == "Loading")
                #expect(label.position.minY == position.maxY + 8 && abs(label.position.midX - position.midX) <= 0.5)
            }
        }
        // A bar stays a bar, and the nearest design counts.
        ShownViews.with(ProgressView(value: 0.5).progressViewDesign(.device)) {
            #expect($0.first(UIProgressView.self) != nil)
        }
        ShownViews.with(view.progressViewDesign(.reference).progressViewDesign(.device)) {
            #expect($0.first(UIActivityIndicatorView.self) == nil)
        }
    }

    @Test("linear is a bar, circular a ring, automatic a bar; without a value each is a spinner")
    func dots() {
        ShownViews.with(ProgressView(value: 0.5).progressViewStyle(.linear)) {
            #expect($0.first(UIProgressView.self) != nil)
        }
        ShownViews.with(ProgressView(value: 0.5).progressViewStyle(.automatic)) {
            #expect($0.first(UIProgressView.self) != nil)
        }
        ShownViews.with(ProgressView(value: 0.5).progressViewStyle(.circular)) {
            #expect($0.first(UIProgressView.self) == nil && $0.first(UIActivityIndicatorView.self) == nil)
        }
        ShownViews.with(ProgressView().progressViewStyle(.linear)) {
            #expect($0.first(UIActivityIndicatorView.self) != nil)
        }
        ShownViews.with(ProgressView().progressViewStyle(.circular)) {
            #expect($0.first(UIActivityIndicatorView.self) != nil)
        }
        ShownViews.with(ProgressView().progressViewStyle(.automatic)) {
            #expect($0.first(UIActivityIndicatorView.self) != nil)
        }
    }

    @Test("a ring fills clockwise from the top, and the other way where one reads from right to left")
    func ring() throws {
        let view = ProgressView(value: 0.25).progressViewStyle(CircularProgressViewStyle(tint: .black))
            .controlSize(.large)
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try ShownViews.with(view, size: CGSize(width: 37, height: 37), direction: direction) { shown in
                let image = try shown.stage.image()
                // On the line: a quarter of a right angle after the top on either side, and at the bottom.
                let (right, left, bottom) = (
                    image.pixel(x: 30, y: 6), image.pixel(x: 6, y: 6), image.pixel(x: 18, y: 35)
                )
                let (filled, empty) = direction == .leftToRight ? (right, left) : (left, right)
                #expect(filled == 0xFF00_0000)
                #expect(empty >> 24 < 80 && empty >> 24 > 20)
                #expect(bottom >> 24 < 80 && bottom >> 24 > 20)
            }
        }
    }

    @Test("a ring of nothing shows nothing but its track")
    func emptyRing() throws {
        let view = ProgressView(value: 0.0).progressViewStyle(CircularProgressViewStyle(tint: .black))
        try ShownViews.with(view, size: CGSize(width: 20, height: 20)) { shown in
            let image = try shown.stage.image()
            #expect((0..<20).allSatisfy { y in (0..<20).allSatisfy { image.alpha($0, y) < 80 } })
        }
    }

    @Test("a style that does not change runs no body again")
    func bodies() {
        struct Around: View {
            let other: Int
            let value: Double
            var body: some View {
                Text(verbatim: "\(other)")
                ProgressView(value: value).progressViewStyle(Marked(mark: "1"))
            }
        }
        ShownViews.with(Around(other: 0, value: 0.5)) { shown in
            let former = shown.host.graph.bodyRuns
            shown.host.rootView = Around(other: 1, value: 0.5)
            shown.stage.pass(0)
            // Only the body that the new value is of.
            #expect(shown.host.graph.bodyRuns == former + 1)
        }
    }
}
