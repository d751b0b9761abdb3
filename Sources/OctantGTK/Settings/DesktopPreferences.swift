#if GTK
    import OctantDisplay

    /// Dots an inch, in 1024ths, at which GTK lays out text of the ordinary size.
    private let plainTextResolution = 96.0 * 1024
    /// The scales of text, as a multiple of the ordinary size: what desktops let their users choose.
    private let textScales = 0.5...3.0
    /// The longest blink of a caret, in seconds.
    private let longestBlink = 10.0

    /// The user's settings from a desktop's sources, as far as each has reported anything.
    ///
    /// There are two: GTK's settings (of an XSETTINGS manager, of the compositor's desktop, of `settings.ini`) and the
    /// settings portal. Reduced motion and increased contrast hold as soon as one of them asks for it.
    struct DesktopPreferences: Equatable {
        // MARK: GTK's settings

        /// `gtk-enable-animations`.
        var enablesAnimations = true
        /// `gtk-xft-dpi`: dots an inch for text, in 1024ths; not above 0 where it is not set.
        var textResolution = -1
        /// `gtk-theme-name`.
        var themeName = ""
        /// `gtk-application-prefer-dark-theme`.
        var prefersDark = false
        /// The variable `GTK_THEME`, which GTK prefers to any setting; the variant follows a colon.
        var forcedTheme: String?
        /// `gtk-cursor-blink`.
        var caretBlinks = true
        /// `gtk-cursor-blink-time`, in milliseconds.
        var caretBlinkTime = 1000
        /// `gtk-cursor-blink-timeout`, in seconds.
        var caretBlinkTimeout = 10

        // MARK: The portal

        /// `org.freedesktop.appearance contrast`: 1 for a stronger one.
        var portalContrast: Double?
        /// `org.freedesktop.appearance reduced-motion`: 1 for less.
        var portalReducedMotion: Double?
        /// `org.gnome.desktop.a11y.interface high-contrast`: not 0 for a stronger one.
        var portalHighContrast: Double?
        /// `org.gnome.desktop.interface enable-animations`: 0 for none.
        var portalAnimations: Double?
        /// `org.gnome.desktop.interface text-scaling-factor`.
        var portalTextScale: Double?

        // MARK: What follows

        /// Whether dark colours are wanted.
        var isDark: Bool {
            if let forcedTheme { return forcedTheme.hasSuffix(":dark") || Self.isDark(theme: forcedTheme) }
            return prefersDark || Self.isDark(theme: themeName)
        }

        private static func isDark(theme: String) -> Bool { theme.hasSuffix("-dark") || theme == "HighContrastInverse" }

        /// The other settings; what no source reports is as in `former`.
        func settings(_ former: InterfaceSettings = InterfaceSettings()) -> InterfaceSettings {
            var settings = former
            settings.reducesMotion = !enablesAnimations || portalAnimations == 0 || portalReducedMotion == 1
            let theme = forcedTheme ?? themeName
            settings.increasesContrast =
                theme.hasPrefix("HighContrast") || theme.contains("-hc") || portalContrast == 1
                || portalHighContrast.map { $0 != 0 } ?? false
            settings.textScale = textScale
            let period = min(max(Double(caretBlinkTime) / 1000, 0), longestBlink)
            settings.caretBlinkPeriod = caretBlinks ? period : 0
            settings.caretBlinkTimeout = max(Double(caretBlinkTimeout), 0)
            return settings
        }

        /// GTK's text, where that is not of the ordinary size, else the portal's.
        private var textScale: Double {
            let own = textResolution > 0 ? Double(textResolution) / plainTextResolution : 1
            let scale = own != 1 ? own : portalTextScale ?? 1
            guard scale.isFinite, scale > 0 else { return 1 }
            return min(max(scale, textScales.lowerBound), textScales.upperBound)
        }
    }
#endif
