#if GTK
    import Foundation
    import RenderServer
    import TestSupport
    import Testing

    @testable import OctantGTK

    private let names = [
        "org.freedesktop.appearance color-scheme", "org.freedesktop.appearance contrast",
        "org.freedesktop.appearance reduced-motion", "org.gnome.desktop.a11y.interface high-contrast",
        "org.gnome.desktop.interface enable-animations", "org.gnome.desktop.interface text-scaling-factor",
        "org.example wish", "org.freedesktop.appearance accent-color",
    ]

    /// Values as GVariant's text has them, of every type.
    private let valueTexts = [
        "true", "false", "byte 0x01", "int16 -1", "uint16 65535", "int32 -2147483648", "uint32 4294967295",
        "int64 -9223372036854775808", "uint64 18446744073709551615", "1e300", "-1e300", "0.0", "-0.0", "2.5",
        "double nan", "double inf", "double -inf", "double 5e-324", "''", "'1'", "'strong'", "objectpath '/a'",
        "signature 'a{sv}'", "<1>", "<<<<uint32 1>>>>", "<<<'x'>>>", "()", "(1,)", "(0.1, 0.2, 0.3)", "@ai []",
        "[1, 2]",
        "@a{sv} {}", "{'a': <1>}", "@mu nothing", "just 1", "b'bytes'",
    ]

    /// Whatever a portal reports, the desktop's settings stay such as an interface can follow.
    @Suite("Nonsense of a settings portal", .serialized)
    struct PortalFuzzTests {
        @Test("values of all types for all settings leave the window alive, and settings that can be followed")
        func values() throws {
            let screen = try XScreen()
            // Maybes and empty tuples are not for D-Bus.
            let values = valueTexts.filter { !$0.hasPrefix("@mu") && !$0.hasPrefix("just") && $0 != "()" }
            var numbers = SeededGenerator(seed: 1)
            let portal = try SettingsPortal(
                names.map { "\($0) \(values.randomElement(using: &numbers) ?? "1")" })
            let probe = try Probe(environment: screen.environment.merging(portal.environment) { $1 })
            try probe.line("frame")
            for _ in 0..<400 {
                portal.set(
                    "\(names.randomElement(using: &numbers) ?? "") \(values.randomElement(using: &numbers) ?? "")")
            }
            for arguments in [
                "(1,)", "('a', 'b')", "(1, 2, <3>)", "('org.freedesktop.appearance', 'contrast', 'x')",
                "('org.freedesktop.appearance', 'contrast', <1>, 'more')", "(<1>, <2>, <3>)", "([1], [2], [3])",
            ] {
                portal.tell(arguments)
            }
            for calm in [
                "org.freedesktop.appearance contrast uint32 0", "org.freedesktop.appearance reduced-motion uint32 0",
                "org.gnome.desktop.a11y.interface high-contrast false",
                "org.gnome.desktop.interface enable-animations true",
                "org.gnome.desktop.interface text-scaling-factor 1.25",
            ] {
                portal.set(calm)
            }
            var scales: [Double] = []
            try probe.line(
                "settings", where: { $0.detail == "text 1.25" },
                before: { line in
                    guard line.kind == "settings", let word = line.detail?.split(separator: " ").last else { return }
                    scales.append(Double(word) ?? .nan)
                })
            #expect(!scales.isEmpty && scales.allSatisfy { 0.5...3 ~= $0 })
            try probe.line("frame")
            #expect(try probe.finish() == 0)
        }

        @Test("a variant of any type is a number, a text, parts, or nothing", arguments: valueTexts)
        func variant(text: String) throws {
            let number: Double? = text.hasPrefix("double ") ? Double(text.dropFirst(7)) : nil
            let variant = try #require(number.map { Variant(number: $0) } ?? Variant(parsing: text))
            func visit(_ variant: Variant, _ depth: Int) {
                #expect(depth < 10)
                if variant.text != nil { #expect(variant.number == nil && variant.children.isEmpty) }
                for child in variant.children { visit(child, depth + 1) }
            }
            visit(variant, 0)
            switch text {
            case "true", "<<<<uint32 1>>>>", "<1>": #expect(variant.number == 1)
            case "uint32 4294967295": #expect(variant.number == 4_294_967_295)
            case "2.5": #expect(variant.number == 2.5)
            case "'strong'": #expect(variant.text == "strong")
            case "()", "@ai []", "@a{sv} {}", "@mu nothing": #expect(variant.number == nil && variant.children.isEmpty)
            default: break
            }
        }

        @Test("wishes of any numbers give a text scale that can be laid out")
        func preferences() {
            var numbers = SeededGenerator(seed: 2)
            let odd: [Double?] = [
                nil, .nan, .infinity, -.infinity, 0, -0.0, -1, .leastNonzeroMagnitude, 1e300, 1, 0.4, 7,
            ]
            for _ in 0..<500 {
                var preferences = DesktopPreferences()
                preferences.textResolution = [Int.min, .max, 0, -1, 98304, 1].randomElement(using: &numbers) ?? 0
                preferences.themeName =
                    ["", "Adwaita-dark", "HighContrast", ":", "-dark"].randomElement(using: &numbers) ?? ""
                preferences.forcedTheme = [nil, "", ":dark", "x:light"].randomElement(using: &numbers) ?? nil
                for path in [
                    \DesktopPreferences.portalContrast, \.portalReducedMotion, \.portalHighContrast, \.portalAnimations,
                    \.portalTextScale,
                ] {
                    preferences[keyPath: path] = odd.randomElement(using: &numbers) ?? nil
                }
                #expect(0.5...3 ~= preferences.settings().textScale)
                _ = preferences.isDark
            }
        }
    }
#endif
