extension UIPageControl {
    /// What the user does with a page control while it sends an event. The numbers are Apple's.
    public enum InteractionState: Int, Sendable {
        /// Nothing: a program changed the page.
        case none = 0
        /// A tap led one page on or back.
        case discrete = 1
        /// A finger moves along the indicators.
        case continuous = 2
    }

    /// When a page control shows a background. The numbers are Apple's.
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger moves along the indicators.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// The way in which the pages of a page control follow one another. The numbers are Apple's.
    public enum Direction: Int, Sendable {
        /// As text is read: from the leading to the trailing end.
        case natural = 0
        /// From left to right.
        case leftToRight = 1
        /// From right to left.
        case rightToLeft = 2
        /// Downwards.
        case topToBottom = 3
        /// Upwards.
        case bottomToTop = 4
    }
}
