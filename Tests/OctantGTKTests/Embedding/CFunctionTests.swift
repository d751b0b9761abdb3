#if GTK
    import CGTK
    import Foundation
    import OctantBase
    import Testing

    @_spi(C) @testable import OctantEmbed

    /// What needs no display of the functions for C and of their GObject classes. What they do else, the programs in
    /// EmbeddedClassTests show.
    @Suite("Functions for C")
    struct CFunctionTests {
        /// What was logged by GLib in Octant's domain, since the last test that looked.
        private static let said = Locked<[String]>([])

        @Test("before GTK is initialised they make no widget, and say why as GTK's own do")
        func notInitialized() {
            let handler = g_log_set_handler(
                GLibMessage.domain, G_LOG_LEVEL_CRITICAL,
                { _, _, text, _ in
                    if let text { CFunctionTests.said.withLock { $0.append(String(cString: text)) } }
                }, nil)
            defer { g_log_remove_handler(GLibMessage.domain, handler) }
            #expect(spinnerNew(0) == nil)
            let said = Self.said.withLock { $0 }
            #expect(said == ["octant_spinner_new: assertion 'gtk_is_initialized ()' failed"])
        }

        @Test("colours are clamped, and what is no number is nothing")
        func colors() {
            let color = WidgetColor(GdkRGBA(red: 2, green: -1, blue: .nan, alpha: 0.5))
            #expect([color.red, color.green, color.blue, color.alpha] == [1, 0, 0, 0.5])
        }

        @Test("every property has at first the value that its description for GObject says")
        @MainActor
        func defaults() {
            let contents: [(WidgetClass, any WidgetContent)] = [
                (.spinner, SpinnerView()), (.progressBar, ProgressBarView()),
            ]
            for (kind, content) in contents {
                for (index, property) in kind.properties.enumerated() {
                    let standard: ObjectValue =
                        switch property.kind {
                        case .choice(_, let number): .choice(number)
                        case .flag(let flag): .flag(flag)
                        case .number(_, let number): .number(number)
                        case .text: .text(nil)
                        case .color: .color(nil)
                        }
                    #expect(content.value(of: index) == standard, "\(kind.name):\(property.name)")
                }
            }
        }
    }
#endif
