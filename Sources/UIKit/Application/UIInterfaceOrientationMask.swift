/// Several orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
    /// The raw bits: for each orientation the one of its number.
    public let rawValue: UInt

    /// The orientations of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// Turned so that the device's right is at the top.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// Turned so that the device's left is at the top.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// Turned either way.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All.
    public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}
