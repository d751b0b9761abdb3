/// Whether colours are meant for a bright or a dark surrounding.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not set: the reader decides, usually for light.
    case unspecified = 0
    /// Dark marks on a bright ground.
    case light = 1
    /// Bright marks on a dark ground.
    case dark = 2
}

/// The direction that a trait collection asks content to run in.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}

/// The direction that a user interface runs in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right, as in English.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}

/// The meaning of a view's content, as far as it decides whether the view is mirrored in a right-to-left interface.
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
    /// Not set.
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

/// The amount of space along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not set.
    case unspecified = 0
    /// Little space.
    case compact = 1
    /// Ample space.
    case regular = 2
}

/// Whether the user asked for stronger contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// The ordinary contrast.
    case normal = 0
    /// Stronger contrast.
    case high = 1
}

/// Whether an interface is in front of others, as a sheet does; dark colours are then a little brighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// The lowest one: a window's main content.
    case base = 0
    /// In front of the lowest.
    case elevated = 1
}

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// The usual weight.
    case regular = 0
    /// Heavier.
    case bold = 1
}

/// Whether an interface appears active: that of the window in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not set.
    case unspecified = -1
    /// The appearance in a window that is not in use.
    case inactive = 0
    /// The appearance in the window in use.
    case active = 1
}

/// Whether a screen feels how hard it is touched.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}

/// The colours that a screen shows.
public enum UIDisplayGamut: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// Those of sRGB.
    case SRGB = 0
    /// Those of P3, too.
    case P3 = 1
}
