#if GTK
    import OctantDisplay
    import Testing

    @testable import OctantGTK

    @Suite("What a desktop's settings ask for")
    struct DesktopPreferencesTests {
        private func preferences(_ change: (inout DesktopPreferences) -> Void) -> DesktopPreferences {
            var preferences = DesktopPreferences()
            change(&preferences)
            return preferences
        }

        @Test("where nothing is said nothing is asked for")
        func nothing() {
            #expect(!DesktopPreferences().isDark && DesktopPreferences().settings() == InterfaceSettings())
        }

        @Test(
            "themes say by their names whether they are dark and of strong contrast",
            arguments: [
                ("Adwaita", false, false), ("Adwaita-dark", true, false), ("HighContrast", false, true),
                ("HighContrastInverse", true, true), ("Default-hc", false, true), ("Default-hc-dark", true, true),
            ])
        func themes(name: String, isDark: Bool, isStrong: Bool) {
            let set = preferences { $0.themeName = name }
            #expect(set.isDark == isDark && set.settings().increasesContrast == isStrong)
            let forced = preferences { $0.forcedTheme = name }
            #expect(forced.isDark == isDark && forced.settings().increasesContrast == isStrong)
        }

        @Test("a caret blinks as GTK's carets do, or not, and never at a pace or for a time that makes no sense")
        func caret() {
            let own = preferences { ($0.caretBlinkTime, $0.caretBlinkTimeout) = (1200, 5) }.settings()
            #expect(own.caretBlinkPeriod == 1.2 && own.caretBlinkTimeout == 5)
            #expect(preferences { $0.caretBlinks = false }.settings().caretBlinkPeriod == 0)
            let odd = preferences { ($0.caretBlinkTime, $0.caretBlinkTimeout) = (.max, -1) }.settings()
            #expect(odd.caretBlinkPeriod == 10 && odd.caretBlinkTimeout == 0)
            #expect(preferences { $0.caretBlinkTime = -5 }.settings().caretBlinkPeriod == 0)
        }

        @Test("the variable GTK_THEME goes before all settings, a variant after a colon included")
        func forced() {
            #expect(preferences { $0.forcedTheme = "Adwaita:dark" }.isDark)
            #expect(
                !preferences { ($0.forcedTheme, $0.prefersDark, $0.themeName) = ("Adwaita", true, "A-dark") }.isDark)
            #expect(preferences { $0.prefersDark = true }.isDark)
        }

        @Test("less motion and stronger contrast are wanted as soon as one place asks")
        func motionAndContrast() {
            #expect(preferences { $0.enablesAnimations = false }.settings().reducesMotion)
            #expect(preferences { $0.portalAnimations = 0 }.settings().reducesMotion)
            #expect(preferences { $0.portalReducedMotion = 1 }.settings().reducesMotion)
            #expect(!preferences { ($0.portalReducedMotion, $0.portalAnimations) = (0, 1) }.settings().reducesMotion)
            #expect(preferences { $0.portalContrast = 1 }.settings().increasesContrast)
            #expect(preferences { $0.portalHighContrast = 1 }.settings().increasesContrast)
            #expect(!preferences { ($0.portalContrast, $0.portalHighContrast) = (0, 0) }.settings().increasesContrast)
        }

        @Test("text is as large as GTK's, else as the portal says; nonsense is left out and the rest kept in bounds")
        func text() {
            func scale(_ dots: Int, _ portal: Double? = nil) -> Double {
                preferences { ($0.textResolution, $0.portalTextScale) = (dots, portal) }.settings().textScale
            }
            #expect(scale(-1) == 1 && scale(0) == 1 && scale(96 * 1024) == 1 && scale(120 * 1024) == 1.25)
            #expect(scale(-1, 1.5) == 1.5 && scale(96 * 1024, 1.5) == 1.5 && scale(120 * 1024, 1.5) == 1.25)
            for nonsense in [Double.nan, .infinity, 0, -2] { #expect(scale(-1, nonsense) == 1) }
            #expect(scale(-1, 100) == 3 && scale(1) == 0.5)
        }

        @Test("what no desktop says stays as it is")
        func rest() {
            var former = InterfaceSettings()
            (former.isRightToLeft, former.emboldensText, former.screenReaderRuns) = (true, true, true)
            var expected = former
            expected.reducesMotion = true
            #expect(preferences { $0.enablesAnimations = false }.settings(former) == expected)
        }
    }
#endif
