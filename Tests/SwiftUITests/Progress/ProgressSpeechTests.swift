import Testing
import UIKit

@testable import SwiftUI

@Suite("What a screen reader says of progress views")
@MainActor struct ProgressSpeechTests {
    @Test("a bar is one thing: \"[label], [n]% complete\", and after it what is said of the value")
    func determinate() {
        ShownViews.with(ProgressView("Downloading", value: 0.25)) {
            #expect($0.spoken == ["Downloading, 25% complete"])
        }
        ShownViews.with(ProgressView(value: 0.25)) { #expect($0.spoken == ["25% complete"]) }
        let both = ProgressView(value: 20.0, total: 80) {
            Text("Downloading")
        } currentValueLabel: {
            Text("20 MB")
        }
        ShownViews.with(both) { #expect($0.spoken == ["Downloading, 25% complete, 20 MB"]) }
    }

    @Test("a spinner says \"[label], In progress\"")
    func indeterminate() {
        ShownViews.with(ProgressView("Loading mail")) { #expect($0.spoken == ["Loading mail, In progress"]) }
        ShownViews.with(ProgressView()) { #expect($0.spoken == ["In progress"]) }
    }

    @Test("a ring and a style of one's own speak, too")
    func styles() {
        struct Bare: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Circle().overlay { configuration.label }
            }
        }
        ShownViews.with(ProgressView("A", value: 0.5).progressViewStyle(.circular)) {
            #expect($0.spoken == ["A, 50% complete"])
        }
        ShownViews.with(ProgressView("A", value: 0.5).progressViewStyle(Bare())) {
            #expect($0.spoken == ["A, 50% complete"])
        }
    }

    @Test(
        "the words are those of the language",
        arguments: [("de", "A, 25 % abgeschlossen"), ("fr", "A, 25 % effectués"), ("ja", "A、25%完了")])
    func languages(locale: String, text: String) {
        ShownViews.with(ProgressView("A", value: 0.25), locale: locale) { shown in
            #expect(shown.spoken.map { $0.replacing("\u{a0}", with: " ").replacing("\u{202f}", with: " ") } == [text])
        }
    }

    @Test("a new value is said, and its tenths are announced")
    func change() {
        ShownViews.with(ProgressView("A", value: 0.0)) { shown in
            #expect(shown.spoken == ["A, 0% complete"])
            _ = shown.stage.window.takeAccessibilityNotices()
            shown.host.rootView = ProgressView("A", value: 0.35)
            shown.stage.pass(1)
            #expect(shown.spoken == ["A, 35% complete"])
            let said = shown.stage.window.takeAccessibilityNotices().compactMap(\.text)
            #expect(said.count == 1)
        }
    }
}
