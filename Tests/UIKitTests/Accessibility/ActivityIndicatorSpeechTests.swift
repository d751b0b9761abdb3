import OctantDisplay
import Testing
import UIKit

/// What is asked for of activity indicators, sentence by sentence (docs/sources.md, Requirements 20 to 24 and 52).
@Suite("What a screen reader says of activity indicators")
@MainActor
struct ActivityIndicatorSpeechTests {
    @Test("a visible stop is announced once, with the indicator's label")
    func visibleStop() {
        SpokenStage.with { stage in
            let spinner = stage.add(UIActivityIndicatorView(style: .medium))
            spinner.accessibilityLabel = "Mail"
            spinner.hidesWhenStopped = false
            #expect(stage.announced().isEmpty)
            spinner.startAnimating()
            #expect(stage.announced() == ["Mail, In progress"])
            spinner.stopAnimating()
            #expect(stage.announced() == ["Mail, Progress halted"])
            spinner.hidesWhenStopped = true
            #expect(stage.announced().isEmpty)
        }
    }

    @Test("start and stop within one turn announce nothing")
    func oneTurn() {
        SpokenStage.with { stage in
            let spinner = stage.add(UIActivityIndicatorView(style: .medium))
            #expect(stage.announced().isEmpty)
            spinner.startAnimating()
            spinner.stopAnimating()
            #expect(stage.announced().isEmpty)
            spinner.startAnimating()
            _ = stage.announced()
            spinner.stopAnimating()
            spinner.startAnimating()
            #expect(stage.announced().isEmpty)
        }
    }

    @Test("one that leaves and comes back while it turns announces nothing: a cell, a tab, another superview")
    func comingAndGoing() {
        SpokenStage.with { stage in
            let (first, second) = (stage.add(UIView()), stage.add(UIView(), y: 50))
            let spinner = stage.add(UIActivityIndicatorView(style: .medium), into: first)
            spinner.startAnimating()
            #expect(stage.announced() == ["In progress"])
            spinner.removeFromSuperview()
            #expect(stage.announced().isEmpty)
            second.addSubview(spinner)
            #expect(stage.announced().isEmpty)
            second.isHidden = true
            #expect(stage.announced().isEmpty)
            second.isHidden = false
            #expect(stage.announced().isEmpty)
            #expect(stage.lines == ["In progress"])
        }
    }

    @Test("one that is stopped while it is out of sight announces nothing, and its next start again")
    func stoppedOutOfSight() {
        SpokenStage.with { stage in
            let page = stage.add(UIView())
            let spinner = stage.add(UIActivityIndicatorView(style: .medium), into: page)
            spinner.startAnimating()
            _ = stage.announced()
            page.isHidden = true
            _ = stage.announced()
            spinner.stopAnimating()
            #expect(stage.announced().isEmpty)
            page.isHidden = false
            spinner.startAnimating()
            #expect(stage.announced() == ["In progress"])
        }
    }

    /// docs/sources.md, Requirements 52.
    @Test("an indeterminate indicator is never read as 0 %, and is never silent")
    func neverZero() throws {
        try SpokenStage.with { stage in
            stage.add(UIActivityIndicatorView(style: .large)).startAnimating()
            let element = try #require(stage.elements.first)
            #expect(element.content.range == nil)
            #expect(element.content.role == .activityIndicator)
            #expect(!element.content.spoken.isEmpty)
            #expect(!element.content.spoken.contains("%"))
            #expect(!element.content.spoken.contains("0"))
            #expect(element.content.value == "In progress")
        }
    }

    @Test("a label of its own is read before its state, a value of its own in place of it; nil brings the state back")
    func ownText() {
        SpokenStage.with { stage in
            let spinner = stage.add(UIActivityIndicatorView(style: .medium))
            spinner.startAnimating()
            spinner.accessibilityLabel = "Syncing"
            #expect(stage.lines == ["Syncing, In progress"])
            spinner.accessibilityValue = "three of four"
            #expect(stage.lines == ["Syncing, three of four"])
            spinner.accessibilityValue = nil
            spinner.accessibilityLabel = nil
            #expect(stage.lines == ["In progress"])
        }
    }

    @Test("a button that waits keeps its words, is busy and says so")
    func inButton() throws {
        try SpokenStage.with { stage in
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Save"
            configuration.showsActivityIndicator = true
            let button = stage.add(UIButton(configuration: configuration))
            #expect(stage.lines == ["Save, In progress, Button"])
            let element = try #require(stage.elements.first)
            #expect(element.content.states.contains(.busy))
            button.configuration?.showsActivityIndicator = false
            #expect(stage.lines == ["Save, Button"])
        }
    }

    /// A spinner of a program's own.
    private final class Wheel: UIView {
        var isTurning = false { didSet { setNeedsLayout() } }
        override var accessibilityProgress: AccessibilityProgress? { .indeterminate(isRunning: isTurning) }
    }

    @Test("a program's own spinner speaks like the system's once it tells its progress")
    func ownSpinner() {
        SpokenStage.with { stage in
            let wheel = stage.add(Wheel())
            #expect(stage.lines == ["Progress halted"])
            wheel.isTurning = true
            #expect(stage.lines == ["In progress"])
            #expect(stage.announced() == ["In progress"])
        }
    }
}
