/// Whether colours are meant for a bright or a dark surrounding.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Nothing is said: whoever asks decides, usually for light.
    case unspecified = 0
    /// Dark marks on a bright ground.
    case light = 1
    /// Bright marks on a dark ground.
    case dark = 2
}

/// The direction that a trait collection asks content to run in.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// As English runs.
    case leftToRight = 0
    /// As Arabic and Hebrew run.
    case rightToLeft = 1
}

/// The direction that a user interface runs in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As English runs.
    case leftToRight = 0
    /// As Arabic and Hebrew run.
    case rightToLeft = 1
}

/// What a view shows, as far as it decides whether the view is mirrored in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored with the interface.
    case unspecified = 0
    /// Controls of playback, such as a rewind button: never mirrored.
    case playback = 1
    /// Directions in space, such as a text alignment switch: never mirrored.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}

/// The kind of device that an interface is laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// A telephone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's display.
    case carPlay = 3
    /// A desktop computer.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Nothing is said.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Ample room.
    case regular = 2
}

/// Whether the user asked for stronger contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// The ordinary contrast.
    case normal = 0
    /// Stronger contrast.
    case high = 1
}

/// Whether an interface stands in front of others, as a sheet does; dark colours are then a little brighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// The lowest one: a window's main content.
    case base = 0
    /// In front of the lowest.
    case elevated = 1
}

/// How heavy the user wants text to be.
public enum UILegibilityWeight: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// As it is.
    case regular = 0
    /// Heavier.
    case bold = 1
}

/// Whether an interface looks active: that of the window in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// It looks as in a window that is not in use.
    case inactive = 0
    /// It looks as in the window in use.
    case active = 1
}
