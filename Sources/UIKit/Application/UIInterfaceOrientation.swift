/// The orientation of an interface on its screen.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Turned so that the device's left is at the top.
    case landscapeRight = 3
    /// Turned so that the device's right is at the top.
    case landscapeLeft = 4

    /// Whether the interface is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// With its left at the bottom.
    case landscapeLeft = 3
    /// With its right at the bottom.
    case landscapeRight = 4
    /// On its back.
    case faceUp = 5
    /// On its face.
    case faceDown = 6

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have this orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The style of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, by the traits.
    case `default` = 0
    /// Light, for dark content beneath.
    case lightContent = 1
    /// Dark, for light content beneath.
    case darkContent = 3
}
