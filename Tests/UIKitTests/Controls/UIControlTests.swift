import CoreGraphics
import OctantBase
import RenderServer
import Testing
import UIKit

/// The events of touches, with names to read in failures.
private let touchEvents: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "in"), (.touchDragOutside, "out"),
    (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
    (.touchCancel, "cancel"),
]

@MainActor
private final class Listener {
    var heard: [String] = []

    func plain() { heard.append("plain") }
    func withSender(_ sender: UIControl) { heard.append("sender \(sender.tag)") }
    func withAny(_ sender: Any?) { heard.append("any \((sender as? UIControl)?.tag ?? -1)") }
    func withSwitch(_ sender: Listener) { heard.append("wrong") }
    func withEvent(_ sender: UIControl, forEvent event: UIEvent) { heard.append("event \(sender.tag)") }
    func withOptionalEvent(_ sender: UIControl, forEvent event: UIEvent?) { heard.append("event? \(event == nil)") }
}

/// A control that follows touches only as long as the test sets.
@MainActor
private final class Tracker: UIControl {
    var begins = true
    var continues = true
    var log: [String] = []

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("begin \(isTracking) \(isTouchInside)")
        return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("continue \(touch.location(in: self).x)")
        return continues
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end \(isTouchInside)") }
    override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
}

@Suite("UIControl")
@MainActor
struct UIControlTests {
    private let size = CGSize(width: 400, height: 400)

    private func control<Control: UIControl>(_ control: Control, on stage: Stage) -> Control {
        control.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        stage.window.addSubview(control)
        return control
    }

    private func log(_ control: UIControl) -> Listener {
        let listener = Listener()
        for (event, name) in touchEvents {
            control.addAction(UIAction { _ in listener.heard.append(name) }, for: event)
        }
        return listener
    }

    // MARK: Actions

    @Test("methods of a target are called with nothing, the sender, or the sender and the event")
    func targets() {
        let (control, listener) = (UIControl(), Listener())
        control.tag = 7
        control.addTarget(listener, action: Listener.plain, for: .touchUpInside)
        control.addTarget(listener, action: Listener.withSender, for: .touchUpInside)
        control.addTarget(listener, action: Listener.withAny, for: .touchUpInside)
        control.addTarget(listener, action: Listener.withOptionalEvent, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["plain", "sender 7", "any 7", "event? true"])
        control.sendActions(for: .touchDown)
        #expect(listener.heard.count == 4)
    }

    @Test("a method that asks for another sender, or an event that there is not, is not called, with one line")
    func misfits() {
        let (control, listener, lines) = (UIControl(), Listener(), Lines())
        control.addTarget(listener, action: Listener.withSwitch, for: .valueChanged)
        control.addTarget(listener, action: Listener.withEvent, for: .valueChanged)
        Log.redirected(to: { lines.add($0) }) { control.sendActions(for: .valueChanged) }
        #expect(listener.heard.isEmpty)
        #expect(lines.all.count == 2)
    }

    @Test("a target is not kept alive, and hears nothing once it is gone")
    func weakTargets() {
        let control = UIControl()
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            control.addTarget(listener, action: Listener.plain, for: .touchDown)
            withExtendedLifetime(listener) {}
        }
        #expect(gone == nil)
        control.sendActions(for: .touchDown)
        var handlers = 0
        control.enumerateEventHandlers { _, _, _, _ in handlers += 1 }
        #expect(handlers == 0)
    }

    @Test("without a target, the nearest responder of the method's class is called")
    func responderChain() {
        final class Form: UIView {
            var presses = 0
            func pressed() { presses += 1 }
        }
        let (outer, inner, control) = (Form(), Form(), UIControl())
        outer.addSubview(inner)
        inner.addSubview(control)
        control.addTarget(nil, action: Form.pressed, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(inner.presses == 1 && outer.presses == 0)
        control.removeFromSuperview()
        control.sendActions(for: .touchUpInside)
        #expect(inner.presses == 1)
    }

    @Test("targets are removed by target, by event, or all")
    func removal() {
        let (control, one, other) = (UIControl(), Listener(), Listener())
        for listener in [one, other] {
            control.addTarget(listener, action: Listener.plain, for: [.touchDown, .touchUpInside])
        }
        #expect(control.allControlEvents == [.touchDown, .touchUpInside])
        control.removeTarget(one, action: nil, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(one.heard.count == 1 && other.heard.count == 2)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(one.heard.count == 1 && other.heard.count == 2)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test("an action knows its sender while it runs, and one with the same identifier replaces it")
    func actions() {
        let control = UIControl()
        var heard: [String] = []
        let first = UIAction(title: "Go", identifier: .init("go")) { action in
            heard.append("first \(action.sender as? UIControl === control)")
        }
        control.addAction(first, for: .touchUpInside)
        control.sendActions(for: [.touchUpInside, .touchDown])
        #expect(heard == ["first true"])
        #expect(first.sender == nil && first.title == "Go")
        control.addAction(UIAction(identifier: .init("go")) { _ in heard.append("second") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(heard == ["first true", "second"])
        control.removeAction(identifiedBy: .init("go"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(heard.count == 2)
        #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    }

    @Test("handlers are told of in the order they were added, until told to stop")
    func enumeration() {
        let (control, listener) = (UIControl(), Listener())
        let action = UIAction { _ in }
        control.addAction(action, for: .valueChanged)
        control.addTarget(listener, action: Listener.plain, for: .touchDown)
        var seen: [UIControl.Event] = []
        control.enumerateEventHandlers { given, target, events, _ in
            seen.append(events)
            #expect((given == action) == (events == .valueChanged))
            #expect((target === listener) == (events == .touchDown))
        }
        #expect(seen == [.valueChanged, .touchDown])
        seen = []
        control.enumerateEventHandlers { _, _, events, stop in
            seen.append(events)
            stop = true
        }
        #expect(seen == [.valueChanged])
    }

    @Test("a handler may change the handlers while they run")
    func reentrance() {
        let control = UIControl()
        var count = 0
        control.addAction(
            UIAction { _ in
                count += 1
                control.removeTarget(nil, action: nil, for: .allEvents)
                control.addAction(UIAction { _ in count += 10 }, for: .valueChanged)
            }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(count == 1)
    }

    // MARK: State

    @Test("the state says what the properties say, and the primary action is registered")
    func state() {
        var count = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        #expect(control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
        control.performPrimaryAction()
        #expect(count == 1 && control.allControlEvents == .primaryActionTriggered)
    }

    @Test("leading and trailing follow the direction of reading")
    func alignment() {
        let control = UIControl()
        #expect(control.effectiveContentHorizontalAlignment == .center)
        for (attribute, leading) in [
            (UISemanticContentAttribute.forceLeftToRight, UIControl.ContentHorizontalAlignment.left),
            (.forceRightToLeft, .right),
        ] {
            control.semanticContentAttribute = attribute
            control.contentHorizontalAlignment = .leading
            #expect(control.effectiveContentHorizontalAlignment == leading)
            control.contentHorizontalAlignment = .trailing
            #expect(control.effectiveContentHorizontalAlignment == (leading == .left ? .right : .left))
        }
    }

    // MARK: Touches

    @Test("a tap is down and up inside; a second one soon after is a repeat")
    func taps() {
        Stage.shown(size: size) { stage in
            let control = control(UIControl(), on: stage)
            let listener = log(control)
            stage.touch(.began, 150, 120)
            #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
            stage.touch(.ended, 150, 120)
            #expect(!control.isTracking && !control.isHighlighted)
            stage.tap(150, 120)
            #expect(listener.heard == ["down", "upInside", "down", "repeat", "upInside"])
        }
    }

    @Test("a drag leaves at 70 points and comes back at 70 points")
    func slop() {
        Stage.shown(size: size) { stage in
            let control = control(UIControl(), on: stage)
            let listener = log(control)
            stage.touch(.began, 150, 120)
            stage.touch(.moved, 269, 120)
            #expect(control.isHighlighted)
            stage.touch(.moved, 271, 120)
            #expect(!control.isHighlighted && control.isTracking)
            stage.touch(.moved, 31, 120)
            stage.touch(.moved, 29, 120)
            stage.touch(.ended, 29, 120)
            #expect(
                listener.heard == [
                    "down", "in", "exit", "out", "enter", "in", "exit", "out", "upOutside",
                ])
            listener.heard = []
            stage.clock.advance(by: 1)
            stage.touch(.began, 150, 120)
            stage.touch(.ended, 260, 120)
            #expect(listener.heard == ["down", "upInside"])
        }
    }

    @Test("a touch that is taken away is a cancel: by the system, by disabling, by leaving the window")
    func cancels() {
        Stage.shown(size: size) { stage in
            let control = control(UIControl(), on: stage)
            let listener = log(control)
            let takers: [@MainActor () -> Void] = [
                { stage.touch(.cancelled, 0, 0) }, { control.isEnabled = false }, { control.removeFromSuperview() },
            ]
            for take in takers {
                listener.heard = []
                stage.clock.advance(by: 1)
                control.isEnabled = true
                stage.window.addSubview(control)
                stage.touch(.began, 150, 120)
                take()
                #expect(!control.isTracking && !control.isHighlighted)
                stage.touch(.ended, 150, 120)
                #expect(listener.heard == ["down", "cancel"])
            }
        }
    }

    @Test("a disabled control keeps touches to itself and tells of none")
    func disabled() {
        Stage.shown(size: size) { stage in
            let below = control(UIControl(), on: stage)
            let above = control(UIControl(), on: stage)
            let (belowLog, aboveLog) = (log(below), log(above))
            above.isEnabled = false
            stage.tap(150, 120)
            #expect(belowLog.heard.isEmpty && aboveLog.heard.isEmpty)
        }
    }

    @Test("a subclass follows touches as far as it wants")
    func tracking() {
        Stage.shown(size: size) { stage in
            let control = control(Tracker(), on: stage)
            let listener = log(control)
            control.begins = false
            stage.tap(150, 120)
            #expect(control.log == ["begin true true"] && listener.heard.isEmpty && !control.isHighlighted)
            (control.begins, control.log) = (true, [])
            stage.touch(.began, 150, 120)
            stage.touch(.moved, 160, 120)
            stage.touch(.ended, 160, 120)
            #expect(control.log == ["begin true true", "continue 60.0", "end true"])
            (control.continues, control.log, listener.heard) = (false, [], [])
            stage.clock.advance(by: 1)
            stage.touch(.began, 150, 120)
            stage.touch(.moved, 160, 120)
            stage.touch(.moved, 170, 120)
            stage.touch(.ended, 170, 120)
            #expect(control.log == ["begin true true", "continue 60.0"])
            #expect(listener.heard == ["down"] && !control.isHighlighted)
        }
    }

    @Test("real events reach methods that ask for one")
    func realEvents() {
        Stage.shown(size: size) { stage in
            let control = control(UIControl(), on: stage)
            let listener = Listener()
            control.addTarget(listener, action: Listener.withEvent, for: .touchUpInside)
            stage.tap(150, 120)
            #expect(listener.heard == ["event 0"])
        }
    }

    /// As the UIControl.h of the iOS SDK has them.
    @Test("events and states have UIKit's numbers")
    func numbers() {
        for (bit, (event, name)) in touchEvents.enumerated() { #expect(event.rawValue == 1 << UInt(bit), "\(name)") }
        let others: [(UIControl.Event, UInt)] = [
            (.valueChanged, 12), (.primaryActionTriggered, 13), (.menuActionTriggered, 14), (.editingDidBegin, 16),
            (.editingChanged, 17), (.editingDidEnd, 18), (.editingDidEndOnExit, 19),
        ]
        for (event, bit) in others { #expect(event.rawValue == 1 << bit) }
        let groups: [UIControl.Event] = [
            .allTouchEvents, .allEditingEvents, .applicationReserved, .systemReserved, .allEvents,
        ]
        #expect(groups.map(\.rawValue) == [0xFFF, 0xF_0000, 0xF00_0000, 0xF000_0000, 0xFFFF_FFFF])
        let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .application, .reserved]
        #expect(states.map(\.rawValue) == [0, 1, 2, 4, 0xFF_0000, 0xFF00_0000])
    }

    @Test("a tap of a gesture around a control is the control's, several taps or fingers are the gesture's")
    func gestures() {
        let (control, outer) = (UIControl(), UIView())
        outer.addSubview(control)
        for (taps, touches, begins) in [(1, 1, false), (2, 1, true), (3, 1, true), (1, 2, true)] {
            let tap = UITapGestureRecognizer()
            (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, touches)
            outer.addGestureRecognizer(tap)
            #expect(control.gestureRecognizerShouldBegin(tap) == begins, "\(taps), \(touches)")
            control.isEnabled = false
            #expect(control.gestureRecognizerShouldBegin(tap))
            control.isEnabled = true
        }
        let own = UITapGestureRecognizer()
        control.addGestureRecognizer(own)
        #expect(control.gestureRecognizerShouldBegin(own))
        #expect(control.gestureRecognizerShouldBegin(UIPanGestureRecognizer()))
    }

    @Test("removing targets leaves actions, and removing actions leaves targets")
    func removingKinds() {
        let (control, listener) = (UIControl(), Listener())
        var count = 0
        let action = UIAction(identifier: UIAction.Identifier("a")) { _ in count += 1 }
        control.addAction(action, for: .valueChanged)
        control.addTarget(listener, action: Listener.plain, for: .valueChanged)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(count == 1 && listener.heard.isEmpty)
        control.addTarget(listener, action: Listener.plain, for: .valueChanged)
        control.removeAction(identifiedBy: action.identifier, for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(count == 1 && listener.heard == ["plain"])
    }
}
