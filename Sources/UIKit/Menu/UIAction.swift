import Foundation

/// The closure of an action; the argument is the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action of a control, a bar button or a menu, as a closure with a title and an image. Main thread.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The identity of an action: of two with the same identifier a control keeps the later one.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String

        /// The identifier of this text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier of this text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The title of a button that is made with the action, or of a menu's line; empty for none.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// The image of a button that is made with the action, or of a menu's line; nil for none.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// The image of a menu's line whose state is not off; nil, the default, for `image`.
    open var selectedImage: UIImage?
    /// The image of a menu's line in the present state.
    final var shownImage: UIImage? { state == .off ? image : selectedImage ?? image }
    /// The words of screen readers for the menu's line; nil, the default, for its title.
    open var discoverabilityTitle: String?
    /// How the menu's line is shown, and whether it can be chosen. None by default.
    open var attributes: UIMenuElement.Attributes
    /// What shows before the title in a menu. Off by default.
    open var state: UIMenuElement.State
    /// The identity among other actions; generated when none was given.
    public let identifier: Identifier
    /// The sender of the action: the control, while its handler runs; nil otherwise.
    open private(set) var sender: Any?
    private let handler: UIActionHandler

    /// An action that runs `handler`. Without an identifier it gets one that no other action has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        (self.attributes, self.state, self.handler) = (attributes, state, handler)
        (self.selectedImage, self.discoverabilityTitle) = (selectedImage, discoverabilityTitle)
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler for `sender`; `target` is not used.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

    /// Runs the handler for `sender`.
    final func perform(sender: Any?) {
        let former = self.sender
        self.sender = sender
        handler(self)
        self.sender = former
    }
}
