#if GTK
    package import OctantGTK

    /// The observer of the widgets' display, for tests that count.
    @MainActor
    package enum WidgetTrace {
        /// Set before the first widget is made.
        package static var observer: DisplayObserver?
    }
#endif
