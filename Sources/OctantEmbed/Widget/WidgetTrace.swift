#if GTK
    package import OctantGTK

    /// Who is told what the widgets' display does, for tests that count.
    @MainActor
    package enum WidgetTrace {
        /// Set before the first widget is made.
        package static var observer: DisplayObserver?
    }
#endif
