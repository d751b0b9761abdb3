import Foundation

/// A menu of actions and of further menus, for a button or a view. Main thread.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The identity of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String

        /// The identifier of this text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of this text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The menu of the edit actions that an edit menu suggests.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    }

    /// How a menu in a menu is shown.
    public struct Options: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt

        /// The options of these bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In the menu around it, as a group apart.
        public static let displayInline = Options(rawValue: 1)
        /// Red, where it is a line.
        public static let destructive = Options(rawValue: 2)
        /// Of its actions, and those of menus in it, at most one is on: a choice turns the others off.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// How large the elements of a menu are.
    public enum ElementSize: Int, Sendable {
        /// Beside each other, an image each: up to four in a line.
        case small = 0
        /// Beside each other, with the title below the image: up to three in a line.
        case medium = 1
        /// Lines below each other.
        case large = 2
        /// As fits: lines.
        case automatic = -1
    }

    /// The identity; generated when none was given.
    public let identifier: Identifier
    /// How the menu is shown in another one. None by default.
    public let options: Options
    /// The actions and menus, from top to bottom.
    open private(set) var children: [UIMenuElement]
    /// How large the elements are. `.automatic` by default.
    open var preferredElementSize = ElementSize.automatic

    /// A menu of `children`. As a menu in a menu it has a title and an image; a title of the outermost one is above it.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.preferredElementSize = preferredElementSize
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.options, self.children) = (options, children)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns the same menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The actions that are on, of this menu and of those in it.
    open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

    /// The actions of this menu and of those in it.
    final var actions: [UIAction] {
        children.filled.flatMap { child in
            (child as? UIMenu)?.actions ?? (child as? UIAction).map { [$0] } ?? []
        }
    }

    /// Turns `action` on and the menu's other ones off.
    final func select(_ action: UIAction) {
        for other in actions { other.state = other === action ? .on : .off }
    }

    /// The innermost menu of a single selection that `action` is in; nil for none.
    final func selection(around action: UIAction) -> UIMenu? {
        for case let menu as UIMenu in children.filled {
            if let found = menu.selection(around: action) { return found }
        }
        return options.contains(.singleSelection) && actions.contains(action) ? self : nil
    }
}
