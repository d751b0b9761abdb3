import OctantDisplay
import Testing
import UIKit

/// What the first documents require of progress bars, sentence by sentence.
@Suite("What a screen reader says of progress bars")
@MainActor
struct ProgressSpeechTests {
    @Test("going to and fro over a tenth announces it once")
    func toAndFro() {
        SpokenStage.with { stage in
            let bar = stage.bar()
            _ = stage.announced()
            var heard: [String] = []
            for progress: Float in [0.19, 0.21, 0.19, 0.22, 0.18, 0.25] {
                bar.progress = progress
                heard += stage.announced()
            }
            #expect(heard == ["19% complete", "21% complete"])
        }
    }

    @Test("a leap over several tenths is one announcement, of where it is")
    func leap() {
        SpokenStage.with { stage in
            let bar = stage.bar()
            _ = stage.announced()
            bar.setProgress(0.2, animated: false)
            bar.setProgress(0.73, animated: true)
            #expect(stage.announced() == ["73% complete"])
        }
    }

    @Test("back at nothing, or set back after the end, a bar begins anew")
    func anew() {
        SpokenStage.with { stage in
            let bar = stage.bar()
            _ = stage.announced()
            bar.progress = 0.5
            #expect(stage.announced() == ["50% complete"])
            bar.progress = 0
            #expect(stage.announced().isEmpty)
            bar.progress = 1
            #expect(stage.announced() == ["100% complete"])
            bar.progress = 0.3
            #expect(stage.announced().isEmpty)
            bar.progress = 0.4
            #expect(stage.announced() == ["40% complete"])
        }
    }

    @Test("a bar that is there with some progress says nothing by itself")
    func firstSight() {
        SpokenStage.with { stage in
            _ = stage.bar(0.45)
            #expect(stage.announced().isEmpty)
            #expect(stage.lines == ["45% complete"])
        }
    }

    @Test("a hundred per cent is said of all of it only", arguments: [(0.996, 99), (0.9999, 99), (1, 100), (2, 100)])
    func hundred(progress: Float, percent: Int) {
        SpokenStage.with { stage in
            _ = stage.bar(progress)
            #expect(stage.lines == ["\(percent)% complete"])
        }
    }

    @Test("percentages are rounded, and what is no number counts as nothing done")
    func rounding() {
        #expect(AccessibilityProgress.fraction(Double(Float(0.29))).percent == 29)
        #expect(AccessibilityProgress.fraction(Double(Float(0.57))).percent == 57)
        #expect(AccessibilityProgress.fraction(.nan).percent == 0)
        #expect(AccessibilityProgress.fraction(-.infinity).percent == 0)
        #expect(AccessibilityProgress.fraction(.infinity).percent == 100)
        #expect(AccessibilityProgress.fraction(.leastNonzeroMagnitude).percent == 0)
        #expect(AccessibilityProgress.indeterminate(isRunning: true).percent == nil)
    }

    @Test("a bar that is no element announces nothing")
    func noElement() {
        SpokenStage.with { stage in
            let bar = stage.bar()
            bar.isAccessibilityElement = false
            _ = stage.announced()
            bar.progress = 0.5
            #expect(stage.announced().isEmpty)
            #expect(stage.lines.isEmpty)
        }
    }

    @Test(
        "the words and the digits are those of the locale",
        arguments: [
            ("en", "50% complete"), ("de", "50\u{A0}% abgeschlossen"), ("fr", "50\u{A0}% effectués"),
            ("es", "50\u{A0}% completado"), ("ja", "50%完了"), ("zh-Hans", "已完成50%"), ("ar", "اكتمل ٥٠٪\u{61C}"),
            ("he", "הושלמו 50%"),
        ])
    func locales(locale: String, text: String) {
        SpokenStage.with(locale: locale) { stage in
            _ = stage.bar(0.5)
            #expect(stage.lines == [text])
        }
    }
}
