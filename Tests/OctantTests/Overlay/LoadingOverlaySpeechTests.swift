import Octant
import OctantDisplay
import Testing

@Suite("What a screen reader says of overlays")
@MainActor
struct LoadingOverlaySpeechTests {
    /// Longer than a fade takes.
    private static let fade = 0.25

    /// Lets `seconds` pass, with what is due in them.
    private func pass(_ seconds: Double, _ stage: SpokenStage) {
        Stage(clock: stage.clock, window: stage.window).pass(seconds)
    }

    /// An overlay over a window with a label in it, seen at once; the label has been read.
    private func overlay(
        _ content: LoadingOverlay.Content, locale: String = "en", onCancel: @escaping @MainActor () -> Void = {},
        _ body: (SpokenStage, LoadingOverlay.Token) throws -> Void
    ) rethrows {
        try SpokenStage.with(locale: locale) { stage in
            stage.add(stage.label("Inbox"))
            #expect(stage.lines == ["Inbox"])
            let timing = LoadingOverlay.Timing(graceTime: 0, minimumShowTime: 0)
            let token = LoadingOverlay.show(in: stage.window, content, timing: timing, onCancel: onCancel)
            try body(stage, token)
            token.dismiss()
            pass(Self.fade, stage)
        }
    }

    @Test("it is modal: indicator, label and detail are read in one, then the button, and nothing beneath")
    func modal() throws {
        let content = LoadingOverlay.Content(label: "Sending", detail: "3 of 12 photos", cancelTitle: "Cancel")
        try overlay(content) { (stage, token) throws in
            #expect(stage.lines == ["Sending, 3 of 12 photos, In progress", "Cancel, Button"])
            let tree = try #require(stage.window.accessibilityTree)
            let dialog = try #require(tree.root.children.first)
            #expect(dialog.content.role == .dialog && dialog.content.states.contains(.modal))
            #expect(tree.root.children.count == 1)
            token.dismiss()
            #expect(stage.lines == ["Inbox"])
        }
    }

    @Test("each indicator tells what it shows: the turning one that it is in progress, the others how far it is")
    func indicators() throws {
        for (indicator, progress, line, role) in [
            (.spinner, nil, "In progress", .activityIndicator), (.spinner, 0.5, "In progress", .activityIndicator),
            (.bar, nil, "In progress", .activityIndicator), (.bar, 0.5, "50% complete", .progressBar),
            (.ring, nil, "In progress", .activityIndicator), (.ring, 0.25, "25% complete", .progressBar),
        ] as [(LoadingOverlay.Indicator, Float?, String, AccessibilityRole)] {
            try overlay(.init(indicator: indicator, progress: progress)) { (stage, _) throws in
                #expect(stage.lines == [line])
                let content = try #require(stage.elements.first).content
                #expect(content.role == role && content.states.contains(.updatesFrequently))
                #expect(content.states.contains(.busy) == (role == .activityIndicator))
                #expect((content.range?.current).map { Float($0) } == (role == .progressBar ? progress : nil))
            }
        }
    }

    @Test("its coming is announced once, with its words, and its going once")
    func comingAndGoing() {
        overlay(.init(label: "Sending")) { stage, token in
            #expect(stage.announced() == ["Sending, In progress"])
            pass(Self.fade, stage)
            #expect(stage.announced().isEmpty)
            token.dismiss()
            #expect(stage.announced() == ["Sending, Progress halted"])
            pass(Self.fade, stage)
            #expect(stage.announced().isEmpty)
        }
    }

    @Test("a bar's coming is announced too, then each tenth and the end, and after the end no halt")
    func bar() {
        overlay(.init(indicator: .bar, progress: 0, label: "Sending")) { stage, token in
            var heard = stage.announced()
            for percent in 1...100 {
                token.content.progress = Float(percent) / 100
                heard += stage.announced()
            }
            token.dismiss()
            heard += stage.announced()
            pass(Self.fade, stage)
            #expect(heard == (0...10).map { "Sending, \($0 * 10)% complete" })
            #expect(stage.announced().isEmpty)
        }
    }

    @Test("one that goes before all is done says that it halted")
    func halted() {
        overlay(.init(indicator: .ring, progress: 0.3, label: "Sending")) { stage, token in
            #expect(stage.announced() == ["Sending, 30% complete"])
            token.dismiss()
            #expect(stage.announced() == ["Sending, Progress halted"])
        }
    }

    @Test("work that becomes measurable tells how far it is, in the same element")
    func becomesKnown() {
        overlay(.init(indicator: .bar, label: "Sending")) { stage, token in
            #expect(stage.announced() == ["Sending, In progress"])
            let id = stage.elements.first?.id
            token.content.progress = 0.4
            #expect(stage.announced() == ["Sending, 40% complete"])
            #expect(stage.elements.first?.id == id)
        }
    }

    @Test("work that ends within its grace time says nothing, and another caller's work no second beginning")
    func quiet() {
        SpokenStage.with { stage in
            let quick = LoadingOverlay.show(in: stage.window, .init(label: "Quick"))
            pass(0.1, stage)
            quick.dismiss()
            pass(1, stage)
            #expect(stage.announced().isEmpty && stage.lines.isEmpty)
            let timing = LoadingOverlay.Timing(graceTime: 0, minimumShowTime: 0)
            let one = LoadingOverlay.show(in: stage.window, .init(label: "One"), timing: timing)
            #expect(stage.announced() == ["One, In progress"])
            let two = LoadingOverlay.show(in: stage.window, .init(label: "Two"), timing: timing)
            #expect(stage.announced().isEmpty && stage.lines == ["Two, In progress"])
            two.dismiss()
            #expect(stage.announced().isEmpty && stage.lines == ["One, In progress"])
            one.dismiss()
            #expect(stage.announced() == ["One, Progress halted"])
        }
    }

    @Test("shown again while it fades, it is announced again")
    func again() {
        overlay(.init(indicator: .bar, progress: 0.5)) { stage, token in
            #expect(stage.announced() == ["50% complete"])
            token.dismiss()
            #expect(stage.announced() == ["Progress halted"])
            pass(0.05, stage)
            let timing = LoadingOverlay.Timing(graceTime: 0, minimumShowTime: 0)
            let other = LoadingOverlay.show(in: stage.window, .init(indicator: .bar, progress: 0.2), timing: timing)
            #expect(stage.announced() == ["20% complete"])
            #expect(stage.lines == ["20% complete"])
            other.dismiss()
        }
    }

    @Test("leaving a dialog presses the button, if there is one")
    func escape() throws {
        var cancelled = 0
        try overlay(.init(cancelTitle: "Cancel"), onCancel: { cancelled += 1 }) { (stage, token) throws in
            let overlay = try #require(stage.window.first(LoadingOverlay.self))
            #expect(overlay.accessibilityPerformEscape() && cancelled == 1)
            token.content.cancelTitle = nil
            #expect(!overlay.accessibilityPerformEscape() && cancelled == 1)
        }
    }

    @Test("what is read has the frame of what is seen, within the overlay")
    func frames() throws {
        try overlay(.init(label: "Sending", cancelTitle: "Cancel")) { (stage, _) throws in
            _ = stage.lines
            let frames = stage.elements.map(\.content.frame)
            let spinner = try #require(stage.window.first(UIActivityIndicatorView.self))
            let shown = spinner.convert(spinner.bounds, to: stage.window)
            #expect(frames.count == 2 && frames[0].contains(shown) && frames[0].maxY <= frames[1].minY)
            #expect(stage.window.bounds.contains(frames[0]))
        }
    }

    @Test(
        "its words are those of the locale",
        arguments: [
            ("de", "Senden, 50\u{A0}% abgeschlossen", "Senden, Vorgang angehalten"),
            ("ar", "Senden، اكتمل ٥٠٪\u{61C}", "Senden، توقف التقدم"),
            ("ja", "Senden、50%完了", "Senden、進行が停止しました"),
        ])
    func locales(locale: String, line: String, end: String) {
        overlay(.init(indicator: .bar, progress: 0.5, label: "Senden"), locale: locale) { stage, token in
            #expect(stage.lines == [line])
            #expect(stage.announced() == [line])
            token.dismiss()
            #expect(stage.announced() == [end])
        }
    }
}
