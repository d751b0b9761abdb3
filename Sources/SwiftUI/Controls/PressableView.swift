import UIKit

/// A button's appearance, which knows whether it is touched, and which acts when the touch is lifted inside.
struct PressableView<Content: View>: View {
    /// The button.
    let configuration: PrimitiveButtonStyleConfiguration
    /// Makes the appearance.
    let appearance: @MainActor (ButtonStyleConfiguration) -> Content
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.spokenAttributes) private var spoken
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior

    init(
        configuration: PrimitiveButtonStyleConfiguration,
        appearance: @escaping @MainActor (ButtonStyleConfiguration) -> Content
    ) {
        (self.configuration, self.appearance) = (configuration, appearance)
    }

    var body: some View {
        appearance(
            ButtonStyleConfiguration(
                role: configuration.role, label: .init(configuration.label), isPressed: isPressed)
        )
        .modifier(
            PressModifier(
                isEnabled: isEnabled, spoken: spoken, shortcut: shortcut, repeats: repeatBehavior == .enabled,
                press: { isPressed = $0 }, action: configuration.action))
    }
}

/// Makes a view pressable.
private nonisolated struct PressModifier: WrappingModifier {
    let isEnabled: Bool
    let spoken: SpokenAttributes
    let shortcut: KeyboardShortcut?
    let repeats: Bool
    let press: @MainActor (Bool) -> Void
    let action: @MainActor () -> Void

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<PressControl> {
        updated(SurfaceElement(node, around: content, in: PressControl()))
    }

    @MainActor func update(_ element: SurfaceElement<PressControl>) {
        let control = element.surface
        (control.press, control.action, control.shortcut) = (press, action, shortcut)
        control.isEnabled = isEnabled
        if control.repeats != repeats { control.repeats = repeats }
        control.describe(spoken, traits: .button)
    }
}

/// A control whose subviews are its label. A screen reader reads it as a button of all the text in it.
final class PressControl: UIControl, ShortcutTarget {
    var shortcut: KeyboardShortcut?
    /// Called when a touch goes in or out.
    var press: @MainActor (Bool) -> Void = { _ in }
    /// Called when the touch is lifted inside.
    var action: @MainActor () -> Void = {}
    /// Whether it acts again and again while it is held.
    var repeats = false {
        didSet { if !repeats { repeater.end() } }
    }
    /// Whether the touch at hand, or the one before, was long enough for that.
    private var hasRepeated = false
    private lazy var repeater = TouchRepeater(self) { [unowned self] in
        hasRepeated = true
        action()
    }

    init() {
        super.init(frame: .zero)
        addAction(
            UIAction { [weak self] _ in
                guard let self, !hasRepeated else { return }
                action()
            }, for: .touchUpInside)
        addAction(UIAction { [weak self] _ in self?.action() }, for: .primaryActionTriggered)
        isAccessibilityElement = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasRepeated = false
        if repeats { repeater.begin() }
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        repeater.end()
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        repeater.end()
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { press(isHighlighted) } }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label }
        set { super.accessibilityLabel = newValue }
    }

    private var label: String? {
        let label = stringsInside
        return label.isEmpty ? nil : label.joined(separator: ", ")
    }

    func performShortcut() { action() }

    override func accessibilityActivate() -> Bool {
        if isEnabled { action() }
        return isEnabled
    }
}
