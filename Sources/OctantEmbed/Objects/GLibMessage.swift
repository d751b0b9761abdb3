#if GTK
    internal import CGTK

    /// Messages to the program's developer, in GLib's log.
    enum GLibMessage {
        /// The domain of the messages (`G_LOG_DOMAIN`).
        static let domain = "Octant"

        /// Logs a warning of one line.
        static func warn(_ text: String) {
            text.withCString { text in
                withVaList([text]) { g_logv(domain, G_LOG_LEVEL_WARNING, "%s", $0) }
            }
        }

        /// Logs that `function`, called by C, was given something for which `condition` does not hold: as GLib's own
        /// functions do.
        static func refuse(_ function: String, _ condition: String) {
            g_return_if_fail_warning(domain, function, condition)
        }
    }
#endif
