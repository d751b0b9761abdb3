#if GTK
    internal import CGTK

    /// The style class of our windows, and its style.
    ///
    /// The surface fills its window. A background beneath it would be painted for nothing, all of it with every frame
    /// where OpenGL draws.
    private let name = "octant-window"
    private let rule = "window.\(name) { background: none; }"

    /// The style of our windows among GTK's. Render thread only.
    enum WindowStyle {
        /// Applies the style to `window`.
        static func apply(to window: UnsafeMutablePointer<GtkWidget>) {
            _ = isInstalled
            gtk_widget_add_css_class(window, name)
        }

        private static let isInstalled: Bool = {
            guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return false }
            defer { g_object_unref(provider) }
            gtk_css_provider_load_from_data(provider, rule, -1)
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
            return true
        }()
    }
#endif
