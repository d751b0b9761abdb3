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

    /// Whether buttons are to have outlines: false, as no desktop asks for it.
    public static var buttonShapesEnabled: Bool { false }

    /// Whether switches are to have labels: false, as no desktop asks for it.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }

    /// Whether all sound is on one channel: false, as no desktop tells programs so.
    public static var isMonoAudioEnabled: Bool { false }

    /// Whether films are to have subtitles: false, as no desktop asks for it.
    public static var isClosedCaptioningEnabled: Bool { false }

    /// Whether the screen's contents are read at a gesture: false, as no desktop tells programs so.
    public static var isSpeakScreenEnabled: Bool { false }

    /// Whether a selection is read at a command: false, as no desktop tells programs so.
    public static var isSpeakSelectionEnabled: Bool { false }

    /// Whether a device that is shaken undoes: false, as desktops are not shaken.
    public static var isShakeToUndoEnabled: Bool { false }

    /// Whether films may begin by themselves: true, as no desktop forbids it.
    public static var isVideoAutoplayEnabled: Bool { true }

    /// Whether movements are to be replaced by fading, in addition to reduced motion: false, as no desktop asks for it.
    public static var prefersCrossFadeTransitions: Bool { false }
}
