import UIKit

/// What a view other than a button means in a menu.
enum MenuMeaning {
    /// A line with a checkmark where the value is true.
    case toggle(Binding<Bool>)
    /// A line that leads to what is in the view, named by its `MenuLabelKey`.
    case menu
    /// The choices in the view.
    case choices(PickerSelection)
}

/// Marks a view of a menu as what it means there.
nonisolated struct MenuMarkModifier: WrappingModifier {
    let meaning: MenuMeaning
    let isEnabled: Bool

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<MenuMark> {
        updated(SurfaceElement(node, around: content, in: MenuMark(meaning)))
    }

    @MainActor func update(_ element: SurfaceElement<MenuMark>) {
        (element.surface.meaning, element.surface.isEnabled) = (meaning, isEnabled)
    }
}

/// The view around what is one line, or several, of a menu. It is never seen.
final class MenuMark: UIView {
    var meaning: MenuMeaning
    var isEnabled = true

    init(_ meaning: MenuMeaning) {
        self.meaning = meaning
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

/// Whether a view is the name of a menu in a menu.
enum MenuLabelKey: LayoutValueKey { static var defaultValue: Bool { false } }

private enum IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views are lines of a menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

/// A toggle in a menu, which UIKit shows.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        MarkedView(content: configuration.label, meaning: .toggle(configuration.$isOn))
    }
}

/// A view that means something in a menu.
struct MarkedView<Content: View>: View {
    let content: Content
    let meaning: MenuMeaning
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { content.modifier(MenuMarkModifier(meaning: meaning, isEnabled: isEnabled)) }
}
