/// The height of a bar that an image is for.
public enum UIBarMetrics: Int, Sendable {
    /// The ordinary height.
    case `default` = 0
    /// The height on a telephone that lies on its side. Bars of a desktop never have it.
    case compact = 1
    /// The ordinary height with a prompt.
    case defaultPrompt = 101
    /// The lower height with a prompt. Bars of a desktop never have it.
    case compactPrompt = 102
}

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the bottom of what it is in.
    case bottom = 1
    /// At the top of what it is in.
    case top = 2
    /// At the top of the window: its background goes on above it.
    case topAttached = 3
}

/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
    /// As the appearance is: dark on light or light on dark.
    case `default` = 0
    /// Light on dark, whatever the appearance is.
    case black = 1
}
