extension UIPageViewController {
    /// The way in which pages follow one another. The numbers are Apple's.
    public enum NavigationOrientation: Int, Sendable {
        /// Beside one another.
        case horizontal = 0
        /// Below one another.
        case vertical = 1
    }

    /// Where the next page comes from. The numbers are Apple's.
    public enum NavigationDirection: Int, Sendable {
        /// From where later pages are.
        case forward = 0
        /// From where earlier pages are.
        case reverse = 1
    }

    /// How one page gives place to another. The numbers are Apple's.
    public enum TransitionStyle: Int, Sendable {
        /// By curling. Here pages scroll all the same.
        case pageCurl = 0
        /// By scrolling.
        case scroll = 1
    }

    /// The side on which pages that curl are bound. The numbers are Apple's.
    public enum SpineLocation: Int, Sendable {
        /// None: pages scroll.
        case none = 0
        /// The left or the upper side.
        case min = 1
        /// The middle, between two pages. Here there is one page all the same.
        case mid = 2
        /// The right or the lower side.
        case max = 3
    }

    /// The name of something that a controller is made with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The name `rawValue`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The `SpineLocation`, or its number.
        public static let spineLocation = OptionsKey(
            rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages that scroll, a number of points. 0 by default.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
