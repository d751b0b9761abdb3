#if GTK
    public import UIKit

    /// A view in a window of another program: a GtkWidget that shows a `UIView`. Main actor only.
    ///
    /// The program has GTK 4 and GLib's main loop on the process's main thread. The widget is measured by the view's
    /// preferred size, sets its size, draws it, and passes it the events of pointer, touches, wheel and keys. With the
    /// first widget `RunLoop.main`, `DispatchQueue.main` and the main actor go on under GLib's loop. See
    /// docs/embedding.md.
    ///
    /// ```swift
    /// let spinner = UIActivityIndicatorView(style: .large)
    /// spinner.startAnimating()
    /// let widget = try OctantWidget(view: spinner)
    /// gtk_box_append(box, UnsafeMutablePointer<GtkWidget>(widget.pointer))
    /// ```
    ///
    /// As with every function of GTK's that makes a widget, it is not owned yet (its reference is floating): the
    /// container that it is added to will own it. The widget keeps the view, until it is destroyed with its last
    /// reference.
    @MainActor
    public struct OctantWidget {
        /// The GtkWidget.
        public let pointer: OpaquePointer

        private weak var host: WidgetHost?

        /// A widget that shows `view`, which is removed from its superview.
        ///
        /// A view with neither an intrinsic size nor constraints inside is as large as its frame is now.
        public init(view: UIView) throws(OctantWidgetError) {
            let host = try WidgetHost(view: view)
            self.host = host
            pointer = host.pointer
        }

        /// The view that is shown; nil once the widget was destroyed.
        public var view: UIView? { host?.view }

        /// Whether the widget can have the program's keyboard focus, by Tab and by a click: keys go to the view then.
        /// Unless set, whether there is a control or a scroll view in the view.
        ///
        /// Tab comes to the first view in it that can have focus, goes from one to the next, and after the last one on
        /// to the program's next widget; shift and Tab come to the last one, and leave before the first. A key that
        /// nothing in the view handles is the program's.
        public var isFocusable: Bool {
            get { host?.isFocusable ?? false }
            nonmutating set { host?.isFocusable = newValue }
        }
    }
#endif
