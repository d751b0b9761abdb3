import UIKit

/// A key that was pressed.
public struct KeyPress: Sendable {
    /// What happens to the key.
    public struct Phases: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: Int

        /// The phases of these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It goes down.
        public static let down = Phases(rawValue: 1)
        /// It is still down, and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// It goes up.
        public static let up = Phases(rawValue: 4)
        /// All of that.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether something was done with a key.
    public enum Result: Hashable, Sendable {
        /// It was: nobody else gets it.
        case handled
        /// It was not.
        case ignored
    }

    /// What happens to the key.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that it types; empty for none.
    public let characters: String
    /// The modifiers held down with it.
    public let modifiers: EventModifiers

    /// What `press` of `event` is; nil for a key that types nothing and has no name.
    @MainActor init?(_ press: UIPress, _ phase: Phases) {
        guard let key = press.key, let equivalent = KeyEquivalent(key) else { return nil }
        (self.phase, self.key) = (phase, equivalent)
        (characters, modifiers) = (key.characters, EventModifiers(key.modifierFlags))
    }
}

extension View {
    /// Calls `action` when `key` goes down or repeats while this view, or one in it, has focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
    ) -> some View { onKeyPress(keys: [key]) { _ in action() } }

    /// Calls `action` in the `phases` of `key` while this view, or one in it, has focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }

    /// Calls `action` in the `phases` of one of `keys` while this view, or one in it, has focus.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
    }

    /// Calls `action` in the `phases` of a key that types some of `characters` while this view, or one in it, has
    /// focus.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        let matches = { (press: KeyPress) in press.characters.unicodeScalars.contains(where: characters.contains) }
        return modifier(KeyPressModifier(phases: phases, matches: matches, action: action))
    }

    /// Calls `action` in the `phases` of any key while this view, or one in it, has focus.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action)) }
}

private nonisolated struct KeyPressModifier: WrappingModifier {
    let phases: KeyPress.Phases
    let matches: (KeyPress) -> Bool
    let action: @MainActor (KeyPress) -> KeyPress.Result

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<KeyPressSurface> {
        updated(SurfaceElement(node, around: content, in: KeyPressSurface()))
    }

    @MainActor func update(_ element: SurfaceElement<KeyPressSurface>) {
        let (phases, matches, action) = (phases, matches, action)
        element.surface.handle = { [weak element] press in
            guard phases.contains(press.phase), element?.environment.values.isEnabled == true, matches(press) else {
                return false
            }
            return action(press) == .handled
        }
    }
}

/// A view around others that gets their keys.
final class KeyPressSurface: SurfaceView {
    /// Does something with a key, and returns whether it did.
    var handle: @MainActor (KeyPress) -> Bool = { _ in false }

    /// Those of `presses` that nothing was done with.
    private func left(_ presses: Set<UIPress>, _ phase: KeyPress.Phases) -> Set<UIPress> {
        // What was left by a focus state may still be where tab goes on from.
        let focused = UIFocusSystem.focusSystem(for: self)?.focusedItem as? FocusSurface
        guard focused?.isFirstResponder != false else { return presses }
        return presses.filter { press in KeyPress(press, phase).map { !handle($0) } ?? true }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = left(presses, event?.isRepeat == true ? .repeat : .down)
        if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let left = left(presses, .up)
        if !left.isEmpty { super.pressesEnded(left, with: event) }
    }
}
