import CoreGraphics
import OctantDisplay
import Testing
import UIKit

@Suite("What a screen reader knows of keyboard focus and of frames")
@MainActor
struct FocusSpeechTests {
    /// The names of the elements that have a state.
    private func names(_ stage: SpokenStage, _ state: AccessibilityStates) -> [String] {
        stage.elements.filter { $0.content.states.contains(state) }.map(\.content.name)
    }

    private func tab(_ stage: SpokenStage) { Stage(clock: stage.clock, window: stage.window).press(.tab) }

    @Test("controls that keys can reach say so, and the one that has focus says that; labels and disabled ones do not")
    func states() {
        SpokenStage.with { stage in
            stage.add(stage.label("Words"))
            let (save, late) = (stage.add(UIButton(type: .system), y: 40), stage.add(UIButton(type: .system), y: 80))
            (save.accessibilityLabel, late.accessibilityLabel) = ("Save", "Late")
            late.isEnabled = false
            #expect(names(stage, .focusable) == ["Save"] && names(stage, .focused) == [])
            tab(stage)
            #expect(names(stage, .focused) == ["Save"])
            save.isHidden = true
            #expect(names(stage, .focused) == [])
        }
    }

    @Test("of a segmented control that has focus, the chosen segment is read as the one that has it")
    func segments() {
        SpokenStage.with { stage in
            let control = stage.add(UISegmentedControl(items: ["Day", "Week", "Month"]), y: 40)
            control.selectedSegmentIndex = 1
            #expect(names(stage, .focusable) == ["Day", "Week", "Month"] && names(stage, .focused) == [])
            tab(stage)
            #expect(names(stage, .focused) == ["Week"])
            Stage(clock: stage.clock, window: stage.window).press(.right)
            #expect(names(stage, .focused) == ["Month"])
        }
    }

    @Test("the chosen one of segments is checked, and none of a control whose segments are pressed")
    func checked() {
        SpokenStage.with { stage in
            let control = stage.add(UISegmentedControl(items: ["Day", "Week"]), y: 40)
            control.selectedSegmentIndex = 1
            #expect(names(stage, .checkable) == ["Day", "Week"] && names(stage, .checked) == ["Week"])
            control.selectedSegmentIndex = 0
            #expect(names(stage, .checked) == ["Day"])
            control.isMomentary = true
            #expect(names(stage, .checkable) == [] && stage.elements.map(\.content.role) == [.button, .button])
        }
    }

    @Test("a reader brings focus to a control, and to a part of one; to what cannot have it, nothing happens")
    func requests() {
        SpokenStage.with { stage in
            let label = stage.label("Words")
            stage.add(label)
            let button = stage.add(UIButton(type: .system), y: 40)
            let control = stage.add(UISegmentedControl(items: ["Day", "Week"]), y: 80)
            let elements = stage.elements
            #expect(elements.count == 4)
            stage.window.handle(.accessibility(.focus(elements[1].id)))
            #expect(button.isFocused)
            stage.window.handle(.accessibility(.focus(elements[0].id)))
            #expect(button.isFocused)
            stage.window.handle(.accessibility(.focus(elements[3].id)))
            #expect(control.isFocused)
            stage.window.handle(.accessibility(.focus(.unique())))
            #expect(control.isFocused)
        }
    }

    @Test("lists, landmarks and groups are frames of what is in them, which is read together")
    func containers() throws {
        try SpokenStage.with { stage in
            let kinds: [(UIAccessibilityContainerType, AccessibilityRole?)] = [
                (.none, nil), (.list, .list), (.landmark, .landmark), (.semanticGroup, .group),
            ]
            for (index, (type, role)) in kinds.enumerated() {
                let frame = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
                (frame.accessibilityContainerType, frame.accessibilityLabel) = (type, "Files")
                stage.add(stage.label("One \(index)"), y: 0, into: frame)
                stage.add(stage.label("Two \(index)"), y: 30, into: frame)
                stage.add(frame)
                let root = try #require(stage.window.accessibilityTree?.root)
                if let role {
                    let node = try #require(root.children.first)
                    #expect(root.children.count == 1 && node.content.role == role && node.content.name == "Files")
                    #expect(node.children.map(\.content.name) == ["One \(index)", "Two \(index)"])
                } else {
                    #expect(root.children.map(\.content.name) == ["One 0", "Two 0"])
                }
                frame.removeFromSuperview()
            }
        }
    }
}
