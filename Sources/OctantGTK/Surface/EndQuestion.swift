#if GTK
    import Foundation
    internal import CGTK
    import OctantDisplay

    /// The exit code of a program that its user ended because it did not answer (sysexits.h: a fault of the software).
    private let endedCode: Int32 = 70

    /// The question what is to become of a program that does not answer: a dialog over its window. Render thread only.
    final class EndQuestion {
        private var dialog: UnsafeMutablePointer<GtkWindow>?

        /// Asks over `window`, whose title is `title`. `choose` gets whether the program is to end; then the dialog is
        /// gone. Nil when GTK makes none.
        init?(
            over window: UnsafeMutablePointer<GtkWindow>, about title: String, _ texts: NotRespondingText,
            choose: @escaping (Bool) -> Void
        ) {
            let type = gtk_message_dialog_get_type()
            guard let made = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
            let raw = UnsafeMutableRawPointer(made)
            let top = raw.assumingMemoryBound(to: GtkWindow.self)
            let dialog = raw.assumingMemoryBound(to: GtkDialog.self)
            self.dialog = top
            let message = texts.isNotResponding(title)
            if let text = g_markup_escape_text(message, -1) {
                gtk_message_dialog_set_markup(raw.assumingMemoryBound(to: GtkMessageDialog.self), text)
                g_free(text)
            }
            gtk_window_set_title(top, message)
            gtk_window_set_transient_for(top, window)
            gtk_window_set_modal(top, 1)
            gtk_dialog_add_button(dialog, texts.wait, GTK_RESPONSE_CANCEL.rawValue)
            let end = gtk_dialog_add_button(dialog, texts.forceQuit, GTK_RESPONSE_ACCEPT.rawValue)
            gtk_widget_add_css_class(end, "destructive-action")
            gtk_dialog_set_default_response(dialog, GTK_RESPONSE_CANCEL.rawValue)
            Signal.connectNumber(raw, "response") { [weak self] answer in
                self?.close()
                choose(answer == GTK_RESPONSE_ACCEPT.rawValue)
            }
            gtk_window_present(top)
        }

        /// Removes the dialog. Idempotent.
        func close() {
            guard let dialog else { return }
            self.dialog = nil
            gtk_window_destroy(dialog)
        }

        /// Ends the process with code 70, whatever its other threads do, and logs that where it does not have to wait:
        /// the program may hang because its standard error is full.
        static func endProcess(_ title: String) -> Never {
            var entry = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
            if poll(&entry, 1, 0) > 0, entry.revents & Int16(POLLOUT) != 0 {
                signal(SIGPIPE, SIG_IGN)
                let line = Array("octant: \(title) did not answer: its user ended it\n".utf8)
                _ = write(STDERR_FILENO, line, line.count)
            }
            _exit(endedCode)
        }
    }
#endif
