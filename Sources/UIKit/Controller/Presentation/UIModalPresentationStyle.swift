/// The room that a presented controller's view takes, and what becomes of the view beneath it.
public enum UIModalPresentationStyle: Int, Sendable {
    /// All of the window. The view beneath leaves the window once the new one covers it.
    case fullScreen = 0
    /// A card that leaves the top edge of what is beneath in sight; in a wide window in the middle of it.
    case pageSheet = 1
    /// A card of the controller's `preferredContentSize` in the middle of a wide window; a page sheet in a narrow one.
    case formSheet = 2
    /// The room of the nearest controller around that `definesPresentationContext`, whose view leaves the window.
    case currentContext = 3
    /// What the presentation controller of the `transitioningDelegate` says.
    case custom = 4
    /// All of the window, over the view beneath, which stays.
    case overFullScreen = 5
    /// The room of the nearest controller around that `definesPresentationContext`, over its view, which stays.
    case overCurrentContext = 6
    /// A card beside its source in a wide window; a sheet in a narrow one.
    case popover = 7
    /// No other style: what a delegate answers that wants no adaptation.
    case none = -1
    /// The style that the system chooses: a page sheet.
    case automatic = -2
}

/// The movement by which a presented controller's view comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the bottom, and back down.
    case coverVertical = 0
    /// What is there turns about its vertical axis, with the new view on its back.
    case flipHorizontal = 1
    /// It fades in and out.
    case crossDissolve = 2
}

extension UIModalPresentationStyle {
    /// The style that is shown for this one.
    var resolved: UIModalPresentationStyle {
        switch self {
        case .automatic, .none: .pageSheet
        default: self
        }
    }

    /// Whether the presented view takes the room of a context, and not the window's.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether the view beneath leaves the window.
    var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the presented view is on a card.
    var isCard: Bool { self == .pageSheet || self == .formSheet }
}
