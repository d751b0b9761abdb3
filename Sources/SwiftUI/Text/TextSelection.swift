internal import OctantLocalization
import UIKit

/// How long a press takes that brings up the menu of a text, in seconds: as for `contextMenu`. Ours.
private let longPress = 0.5

/// Whether the user can select text.
public protocol TextSelectability {
    /// Whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// Yes.
    public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// No.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text that can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text that cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private enum TextSelectableKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether a press on a text brings up a menu that copies it.
    var isTextSelectable: Bool {
        get { self[TextSelectableKey.self] }
        set { self[TextSelectableKey.self] = newValue }
    }
}

extension View {
    /// Lets the user select the texts in this view, each as a whole, as on iOS: a long press on one, or a press of the
    /// other button, brings up a menu that copies it.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.isTextSelectable, S.allowsSelection)
    }
}

/// The menu of a text that can be copied. Main actor only.
@MainActor final class TextCopier {
    private weak var surface: TextSurface?
    private lazy var press = MenuPressGestureRecognizer { [weak self] in self?.open(at: $0) }

    /// The menu of the text of `surface`.
    init(of surface: TextSurface) {
        self.surface = surface
        press.minimumPressDuration = longPress
        surface.addGestureRecognizer(press)
    }

    /// A press brings it up no more.
    func end() { surface?.removeGestureRecognizer(press) }

    private var title: String { surface?.localizedStrings.catalog.copy ?? "" }

    /// The action by which a screen reader's user copies the text.
    var spokenAction: UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: title) { [weak self] _ in
            self?.copy()
            return true
        }
    }

    private func copy() {
        if let text = surface?.lines?.string { UIPasteboard.general.string = text }
    }

    private func open(at position: CGPoint) -> ActionMenuView? {
        guard let surface else { return nil }
        let action = UIAction(title: title) { [weak self] _ in self?.copy() }
        return ActionMenuView.show(
            UIMenu(children: [action]), of: surface, at: CGRect(origin: position, size: .zero),
            chosen: { $0.performWithSender(surface, target: nil) })
    }
}
