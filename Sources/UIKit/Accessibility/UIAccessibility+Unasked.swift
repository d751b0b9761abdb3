extension UIAccessibility {
    /// Whether colour alone must tell nothing: false, as no desktop has such a setting.
    public static var shouldDifferentiateWithoutColor: Bool { false }

    /// Whether all colours are inverted: false, as no desktop tells programs so.
    public static var isInvertColorsEnabled: Bool { false }

    /// Whether the screen shows greys only: false, as no desktop tells programs so.
    public static var isGrayscaleEnabled: Bool { false }

    /// Whether the program is used by switches: false, as no desktop tells programs so.
    public static var isSwitchControlRunning: Bool { false }

    /// Whether the user is held to this program: false, as no desktop does that.
    public static var isGuidedAccessEnabled: Bool { false }

    /// Whether films may begin by themselves: true, as no desktop forbids it.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// Whether movements are to be replaced by fading, in addition to reduced motion: false, as no desktop asks for it.
    public static var prefersCrossFadeTransitions: Bool { false }
}
