#if GTK
    import Foundation
    import OctantBase
    import OctantDisplay
    import RenderServer
    internal import CGTK

    /// The settings of the portal that are followed.
    private let schemeKey = SettingsPortal.Key(namespace: "org.freedesktop.appearance", name: "color-scheme")
    private let portalKeys: [SettingsPortal.Key: WritableKeyPath<DesktopPreferences, Double?> & Sendable] = [
        .init(namespace: "org.freedesktop.appearance", name: "contrast"): \.portalContrast,
        .init(namespace: "org.freedesktop.appearance", name: "reduced-motion"): \.portalReducedMotion,
        .init(namespace: "org.gnome.desktop.a11y.interface", name: "high-contrast"): \.portalHighContrast,
        .init(namespace: "org.gnome.desktop.interface", name: "enable-animations"): \.portalAnimations,
        .init(namespace: "org.gnome.desktop.interface", name: "text-scaling-factor"): \.portalTextScale,
    ]

    /// The names of GTK's settings that are followed.
    private let darkName = "gtk-application-prefer-dark-theme"
    private let themeName = "gtk-theme-name"
    private let animationsName = "gtk-enable-animations"
    private let resolutionName = "gtk-xft-dpi"
    private let blinkName = "gtk-cursor-blink"
    private let blinkTimeName = "gtk-cursor-blink-time"
    private let blinkTimeoutName = "gtk-cursor-blink-timeout"

    /// Follows the desktop's settings for programs. Render thread only; exists as long as the process.
    ///
    /// The portal's colour scheme, where there is one, becomes GTK's own setting, so that title bars follow it. GTK's
    /// settings are then the result. In another program nothing of GTK's is set: the program has done so.
    final class DesktopSettings {
        private(set) var isDark = false
        private(set) var settings = InterfaceSettings()
        private var preferences = DesktopPreferences()
        private var portal: SettingsPortal?
        private var reader: ReaderStatus?
        private let object = ObjectProperties(gtk_settings_get_default().map { UnsafeMutableRawPointer($0) })
        /// Whether GTK belongs to another program.
        private let isGuest: Bool
        private let changed: (SurfaceEvent) -> Void

        /// Calls `changed` at every change from now on, with `.colorScheme` or `.settings`.
        init(isGuest: Bool, _ changed: @escaping (SurfaceEvent) -> Void) {
            (self.isGuest, self.changed) = (isGuest, changed)
        }

        /// Starts to follow. GTK's settings are known at once; the portal answers later, through `changed`.
        func start() {
            let environment = ProcessInfo.processInfo.environment
            preferences.forcedTheme = environment["GTK_THEME"]
            if isGuest {
                settings.isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
            } else {
                settings.isRightToLeft = PreferredLanguages.runRightToLeft(in: environment)
                gtk_widget_set_default_direction(settings.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
            }
            readToolkit()
            (isDark, settings) = (preferences.isDark, preferences.settings(settings))
            let names = [darkName, themeName, animationsName, resolutionName]
            for name in names + [blinkName, blinkTimeName, blinkTimeoutName] {
                object.follow(name) { [self] in
                    readToolkit()
                    tell()
                }
            }
            let portal = SettingsPortal(Set(portalKeys.keys).union([schemeKey])) { [self] key, value in
                if key == schemeKey {
                    applyScheme(value)
                } else if let keyPath = portalKeys[key] {
                    preferences[keyPath: keyPath] = value
                    tell()
                }
            }
            self.portal = portal
            portal.start()
            let reader = ReaderStatus { [self] runs in
                guard runs != settings.screenReaderRuns else { return }
                settings.screenReaderRuns = runs
                changed(.settings(settings))
            }
            self.reader = reader
            reader.start()
        }

        private func readToolkit() {
            preferences.prefersDark = object.flag(darkName)
            preferences.themeName = object.text(themeName)
            preferences.enablesAnimations = object.flag(animationsName)
            preferences.textResolution = object.number(resolutionName)
            preferences.caretBlinks = object.flag(blinkName)
            preferences.caretBlinkTime = object.number(blinkTimeName)
            preferences.caretBlinkTimeout = object.number(blinkTimeoutName)
        }

        /// Makes the portal's scheme GTK's: 1 for dark, 2 for light, and for 0, no preference, GTK's own.
        private func applyScheme(_ scheme: Double) {
            guard !isGuest else { return }
            switch scheme {
            case 1: object.set(darkName, true)
            case 2: object.set(darkName, false)
            default: gtk_settings_reset_property(gtk_settings_get_default(), darkName)
            }
        }

        /// Reports what differs from the last report.
        private func tell() {
            if preferences.isDark != isDark {
                isDark = preferences.isDark
                changed(.colorScheme(isDark: isDark))
            }
            let wanted = preferences.settings(settings)
            if wanted != settings {
                settings = wanted
                changed(.settings(wanted))
            }
        }
    }
#endif
