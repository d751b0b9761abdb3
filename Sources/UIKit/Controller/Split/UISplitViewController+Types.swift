extension UISplitViewController {
    /// The number of columns.
    public enum Style: Int, Sendable {
        /// That of `viewControllers`: two at most.
        case unspecified = 0
        /// Two columns.
        case doubleColumn = 1
        /// Three columns.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first one, at the edge.
        case primary = 0
        /// The second of three.
        case supplementary = 1
        /// The last one, which has what room there is.
        case secondary = 2
        /// What is shown in place of all where there is little room.
        case compact = 3
    }

    /// The columns that are seen, and how.
    public enum DisplayMode: Int, Sendable {
        /// As suits the room.
        case automatic = 0
        /// The last one alone.
        case secondaryOnly = 1
        /// The last one, and one beside it.
        case oneBesideSecondary = 2
        /// The last one, and one over it.
        case oneOverSecondary = 3
        /// All three, beside one another.
        case twoBesideSecondary = 4
        /// The last one, and two over it.
        case twoOverSecondary = 5
        /// All three; the last one keeps its width, and is cut at its far end.
        case twoDisplaceSecondary = 6

        /// The older name of `oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The older name of `secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The older name of `oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// Where columns get their room.
    public enum SplitBehavior: Int, Sendable {
        /// Beside one another.
        case automatic = 0
        /// Beside one another.
        case tile = 1
        /// Over the last one.
        case overlay = 2
        /// Beside one another, of three the last one keeps its width and is cut at its far end.
        case displace = 3
    }

    /// Whether there is a button that shows and hides the first column.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// Where the last column has a navigation bar.
        case automatic = 0
        /// No button.
        case never = 1
        /// Where the last column has a navigation bar.
        case always = 2
    }

    /// The side of the first column.
    public enum PrimaryEdge: Int, Sendable {
        /// Where lines of text begin.
        case leading = 0
        /// Where they end.
        case trailing = 1
    }
}

extension UISplitViewController.DisplayMode {
    /// The number of columns beside or over the last one.
    var others: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// Whether the others lie over the last one.
    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// The mode with so many others, placed as `behavior` says.
    init(others: Int, _ behavior: UISplitViewController.SplitBehavior) {
        switch (others, behavior) {
        case (2, .overlay): self = .twoOverSecondary
        case (2, .displace): self = .twoDisplaceSecondary
        case (2, _): self = .twoBesideSecondary
        case (1, .overlay): self = .oneOverSecondary
        case (1, _): self = .oneBesideSecondary
        default: self = .secondaryOnly
        }
    }
}
