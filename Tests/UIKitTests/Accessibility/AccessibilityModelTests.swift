import Testing
import UIKit

@Suite("The accessibility of objects")
@MainActor
struct AccessibilityModelTests {
    @Test("what is an element by default is what a reader would want to meet")
    func elementsByDefault() {
        let label = UILabel(frame: .zero)
        #expect(!label.isAccessibilityElement)
        label.text = "Words"
        for view in [
            label, UIButton(type: .system), UISwitch(), UISlider(), UIStepper(), UIProgressView(), UITextField(),
        ] as [UIView] {
            #expect(view.isAccessibilityElement, "\(type(of: view))")
        }
        for view in [UIView(), UIImageView(image: nil), UIControl(), UISegmentedControl(items: ["One"])] as [UIView] {
            #expect(!view.isAccessibilityElement, "\(type(of: view))")
        }
        #expect(UIAccessibilityElement(accessibilityContainer: label).isAccessibilityElement)
        #expect(!UIViewController().isAccessibilityElement)
    }

    @Test("everything can be set, and read back, on views, elements and controllers")
    func settable() {
        let view = UIView()
        for object in [view, UIAccessibilityElement(accessibilityContainer: view), UIViewController()] as [UIResponder]
        {
            object.isAccessibilityElement = true
            object.accessibilityLabel = "Name"
            object.accessibilityValue = "Value"
            object.accessibilityHint = "Hint"
            object.accessibilityIdentifier = "id"
            object.accessibilityLanguage = "de"
            object.accessibilityTraits = [.button, .selected]
            object.accessibilityFrame = CGRect(x: 1, y: 2, width: 30, height: 40)
            object.accessibilityElementsHidden = true
            object.accessibilityViewIsModal = true
            object.shouldGroupAccessibilityChildren = true
            #expect(object.isAccessibilityElement)
            #expect(object.accessibilityLabel == "Name")
            #expect(object.accessibilityAttributedLabel?.string == "Name")
            #expect(object.accessibilityValue == "Value")
            #expect(object.accessibilityHint == "Hint")
            #expect(object.accessibilityIdentifier == "id")
            #expect(object.accessibilityLanguage == "de")
            #expect(object.accessibilityTraits == [.button, .selected])
            #expect(object.accessibilityFrame == CGRect(x: 1, y: 2, width: 30, height: 40))
            #expect(object.accessibilityActivationPoint == CGPoint(x: 16, y: 22))
            #expect(object.accessibilityElementsHidden)
            #expect(object.accessibilityViewIsModal)
            #expect(object.shouldGroupAccessibilityChildren)
            #expect(object.accessibilityUserInputLabels == [] && object.accessibilityRespondsToUserInteraction)
            object.accessibilityUserInputLabels = ["Start"]
            object.accessibilityRespondsToUserInteraction = false
            #expect(object.accessibilityUserInputLabels == ["Start"])
            #expect(!object.accessibilityRespondsToUserInteraction)
            object.accessibilityActivationPoint = CGPoint(x: 3, y: 4)
            #expect(object.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
            object.accessibilityAttributedLabel = NSAttributedString(string: "Rich")
            #expect(object.accessibilityLabel == "Rich")
            object.accessibilityLabel = nil
            #expect(object.accessibilityLabel == nil)
            #expect(!object.accessibilityActivate())
            #expect(!object.accessibilityPerformEscape())
        }
    }

    private final class Stubborn: UIView {
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "Always" }
            set {}
        }
        override func accessibilityActivate() -> Bool { true }
    }

    @Test("a subclass overrides what it likes")
    func overrides() {
        SpokenStage.with { stage in
            let view = stage.add(Stubborn())
            view.accessibilityLabel = "Never"
            #expect(view.accessibilityActivate())
            #expect(stage.lines == ["Always"])
        }
    }

    @Test("an image view has the trait image, a label that of text, a button that of a button")
    func roleTraits() {
        #expect(UIImageView(image: nil).accessibilityTraits == .image)
        #expect(UILabel(frame: .zero).accessibilityTraits == .staticText)
        #expect(UIButton(type: .custom).accessibilityTraits == .button)
        #expect(UISlider().accessibilityTraits == .adjustable)
        #expect(UISwitch().accessibilityTraits == [.button, .toggleButton])
    }

    @Test("a control that is disabled or selected says so, whatever traits it was given")
    func states() {
        let button = UIButton(type: .system)
        button.accessibilityTraits = .link
        button.isEnabled = false
        button.isSelected = true
        #expect(button.accessibilityTraits == [.link, .notEnabled, .selected])
        button.isEnabled = true
        button.isSelected = false
        #expect(button.accessibilityTraits == .link)
    }

    @Test("a button's name is its title, of the state that it is in, or that of its configuration")
    func buttonNames() {
        let plain = UIButton(type: .system)
        #expect(plain.accessibilityLabel == nil)
        plain.setTitle("Go", for: .normal)
        plain.setTitle("Gone", for: .disabled)
        #expect(plain.accessibilityLabel == "Go")
        plain.isEnabled = false
        #expect(plain.accessibilityLabel == "Gone")
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.subtitle) = ("Send", "to all")
        #expect(UIButton(configuration: configuration).accessibilityLabel == "Send, to all")
    }

    @Test("a container tells its elements by count, by index and by place")
    func container() {
        let view = UIView()
        let (first, second) = (
            UIAccessibilityElement(accessibilityContainer: view), UIAccessibilityElement(accessibilityContainer: view)
        )
        #expect(view.accessibilityElementCount() == 0)
        view.accessibilityElements = [first, second]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as? UIAccessibilityElement === second)
        #expect(view.accessibilityElement(at: 2) == nil)
        #expect(view.accessibilityElement(at: -1) == nil)
        #expect(view.index(ofAccessibilityElement: second) == 1)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    }

    @Test("an element keeps its place in its container, and does not keep that alive")
    func elementFrames() {
        SpokenStage.with { stage in
            let view = stage.add(UIView(), x: 10, y: 20)
            let element = UIAccessibilityElement(accessibilityContainer: view)
            element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 10)
            #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 30, height: 10))
            view.frame.origin.x += 100
            #expect(element.accessibilityFrame.minX == 111)
        }
        var container: UIView? = UIView()
        let element = UIAccessibilityElement(accessibilityContainer: container as Any)
        #expect(element.accessibilityContainer != nil)
        container = nil
        #expect(element.accessibilityContainer == nil)
    }

    @Test("a view's frame on the screen is that of its bounds, turned and scaled as it is; none without a window")
    func viewFrames() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        #expect(view.accessibilityFrame == .zero)
        SpokenStage.with { stage in
            let outer = stage.add(UIView(), x: 100, y: 100)
            stage.add(view, x: 10, y: 10, into: outer)
            #expect(view.accessibilityFrame == CGRect(x: 110, y: 110, width: 40, height: 20))
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(view.accessibilityFrame == CGRect(x: 90, y: 100, width: 80, height: 40))
        }
    }

    @Test("activating, incrementing and decrementing do what the user's hand would, and nothing to what is disabled")
    func doing() {
        var events: [String] = []
        func note(_ control: UIControl, _ name: String) {
            control.addAction(UIAction { _ in events.append(name) }, for: .valueChanged)
        }
        let (toggle, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
        note(toggle, "switch")
        note(slider, "slider")
        note(stepper, "stepper")
        #expect(toggle.accessibilityActivate())
        #expect(toggle.isOn)
        slider.accessibilityIncrement()
        #expect(abs(slider.value - 0.1) < 1e-6)
        slider.accessibilityDecrement()
        slider.accessibilityDecrement()
        #expect(slider.value == 0)
        stepper.accessibilityIncrement()
        #expect(stepper.value == 1)
        stepper.accessibilityDecrement()
        #expect(stepper.value == 0)
        #expect(events == ["switch", "slider", "slider", "stepper", "stepper"])
        let pressed = UIButton(type: .system)
        pressed.addAction(UIAction { _ in events.append("button") }, for: .primaryActionTriggered)
        #expect(pressed.accessibilityActivate())
        #expect(events.last == "button")
        for control in [toggle, slider, stepper, pressed] {
            control.isEnabled = false
            #expect(!control.accessibilityActivate())
            control.accessibilityIncrement()
        }
        #expect(events.count == 6)
        #expect(slider.value == 0)
    }

    @Test("an action of one's own has a name and is done by its handler")
    func customActions() {
        let view = UIView()
        #expect(view.accessibilityCustomActions == nil)
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { $0.name == "Delete" }]
        let action = view.accessibilityCustomActions?.first
        #expect(action?.attributedName.string == "Delete")
        #expect(action.map { $0.actionHandler?($0) } == true)
    }

    private final class Deeds {
        var count = 0
        func done() { count += 1 }
    }

    @Test("an action of one's own may call a method of an object, while that is there")
    func targetActions() {
        var deeds: Deeds? = Deeds()
        let kept = deeds
        let action = UIAccessibilityCustomAction(
            name: "Do", target: deeds, selector: Selector("done", Deeds.done))
        #expect(action.actionHandler?(action) == true && kept?.count == 1)
        deeds = nil
    }

    @Test("whether a screen reader runs is what the desktop says, and a change is posted")
    func reader() {
        let (screen, traits) = (UIScreen.main.screen, UITraitCollection.default)
        defer {
            UIScreen.main.screen = screen
            UITraitCollection.default = traits
        }
        let heard = Lines()
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in heard.add("changed") }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(!UIAccessibility.isVoiceOverRunning)
        UIScreen.main.screen.settings.screenReaderRuns = true
        #expect(UIAccessibility.isVoiceOverRunning)
        UIScreen.main.screen.settings.screenReaderRuns = true
        #expect(heard.all == ["changed"])
        UIScreen.main.screen.settings.screenReaderRuns = false
        #expect(heard.all == ["changed", "changed"])
    }
}
