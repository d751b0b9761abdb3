#if GTK
    /// The reason why no widget was made.
    public enum OctantWidgetError: Error, Sendable, Hashable, CustomStringConvertible {
        /// GTK is not initialised, or has no display: `gtk_init()` comes first, or the start of a `GtkApplication`.
        case gtkIsNotInitialized
        /// The process has Octant's own windows, whose GTK runs on another thread: it was started by
        /// `UIApplicationMain`.
        case displayIsOurs
        /// The calling thread is not the process's main one.
        case notOnMainThread
        /// GTK made no widget.
        case noWidget

        /// The text for the user.
        public var description: String {
            switch self {
            case .gtkIsNotInitialized:
                "GTK is not initialised: gtk_init(), or the start of the GtkApplication, comes first"
            case .displayIsOurs: "UIApplicationMain runs in this process: GTK belongs to its windows"
            case .notOnMainThread: "GTK and Octant's views belong to the process's main thread, and this is another"
            case .noWidget: "GTK made no widget"
            }
        }
    }
#endif
