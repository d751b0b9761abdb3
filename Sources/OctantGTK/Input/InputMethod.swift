#if GTK
    import CoreGraphics
    internal import CGTK
    import OctantDisplay

    /// The desktop's input method, as one widget's keys go through it while text is typed there: dead keys, compose,
    /// and whole methods such as IBus. Render thread only.
    final class InputMethod {
        /// The outcome of a key.
        enum Outcome: Equatable {
            /// The key is no part of a composition.
            case ownKey
            /// The method handled the key, and types this for it, or nothing yet.
            case taken(String)
        }

        private let context: UnsafeMutablePointer<GtkIMContext>?
        private let send: (TextInputEvent) -> Void
        private var input: TextInput?
        /// Whether the window has the keyboard.
        private var isActive = false
        private var hasFocus = false
        /// The text that the method typed for the key being filtered; nil while there is none.
        private var typed: String?
        /// Whether the method gives up what it was composing, as somebody else wants.
        private var isResetting = false

        /// A method for `widget`, whose compositions go to `send`.
        init(_ widget: UnsafeMutablePointer<GtkWidget>, send: @escaping (TextInputEvent) -> Void) {
            self.send = send
            context = gtk_im_multicontext_new()
            guard let context else { return }
            gtk_im_context_set_client_widget(context, widget)
            Signal.connectText(context, "commit") { [weak self] in self?.commit($0) }
            Signal.connect(context, "preedit-changed") { [weak self] in self?.compositionDidChange() }
        }

        deinit {
            close()
            g_object_unref(context.map { UnsafeMutableRawPointer($0) })
        }

        /// Lets go of the widget.
        func close() {
            guard let context else { return }
            update(nil)
            gtk_im_context_set_client_widget(context, nil)
        }

        /// Updates where text is typed: at `input`, or nowhere.
        func update(_ input: TextInput?) {
            guard let context, input != self.input else { return }
            let old = self.input
            self.input = input
            if old != nil, old?.session != input?.session { reset(context) }
            if let input {
                setPurpose(input.isSecret ? GTK_INPUT_PURPOSE_PASSWORD : input.purpose.kind.desktopKind, of: context)
                setHints(input.purpose.desktopHints, of: context)
                func points(_ length: CGFloat) -> Int32 {
                    length.isFinite ? Int32(clamping: Int(min(max(length, -1e6), 1e6))) : 0
                }
                var rect = GdkRectangle(
                    x: points(input.caret.minX), y: points(input.caret.minY), width: points(input.caret.width),
                    height: points(input.caret.height))
                gtk_im_context_set_cursor_location(context, &rect)
            }
            focusMayHaveChanged()
        }

        /// The window has the keyboard now, or no longer.
        func activate(_ isActive: Bool) {
            self.isActive = isActive
            focusMayHaveChanged()
        }

        /// Passes a key, an event of GDK's, to the method.
        func filter(_ event: OpaquePointer?) -> Outcome {
            guard let context, let event, input != nil else { return .ownKey }
            typed = ""
            let isTaken = gtk_im_context_filter_keypress(context, event) != 0
            defer { typed = nil }
            return isTaken ? .taken(typed ?? "") : .ownKey
        }

        private func focusMayHaveChanged() {
            guard let context, hasFocus != (isActive && input != nil) else { return }
            hasFocus.toggle()
            if hasFocus { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
        }

        private func reset(_ context: UnsafeMutablePointer<GtkIMContext>) {
            isResetting = true
            gtk_im_context_reset(context)
            isResetting = false
        }

        private func commit(_ text: String) {
            // What was being composed is in the text as it was shown: it is not typed once more.
            guard !isResetting else { return }
            if typed != nil { typed?.append(text) } else { send(.committed(text)) }
        }

        private func compositionDidChange() {
            guard let context, !isResetting else { return }
            var text: UnsafeMutablePointer<CChar>?
            var caret: Int32 = 0
            gtk_im_context_get_preedit_string(context, &text, nil, &caret)
            defer { g_free(text) }
            send(.composing(text.map { String(cString: $0) } ?? "", caret: Int(caret)))
        }

        private func setPurpose(_ purpose: GtkInputPurpose, of context: UnsafeMutablePointer<GtkIMContext>) {
            var value = GValue()
            g_value_init(&value, gtk_input_purpose_get_type())
            defer { g_value_unset(&value) }
            g_value_set_enum(&value, gint(purpose.rawValue))
            g_object_set_property(
                UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self), "input-purpose", &value)
        }

        private func setHints(_ hints: UInt32, of context: UnsafeMutablePointer<GtkIMContext>) {
            var value = GValue()
            g_value_init(&value, gtk_input_hints_get_type())
            defer { g_value_unset(&value) }
            g_value_set_flags(&value, hints)
            g_object_set_property(
                UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self), "input-hints", &value)
        }
    }

    extension TextInputPurpose.Kind {
        /// GTK's number for it.
        fileprivate var desktopKind: GtkInputPurpose {
            switch self {
            case .any: GTK_INPUT_PURPOSE_FREE_FORM
            case .digits: GTK_INPUT_PURPOSE_DIGITS
            case .number: GTK_INPUT_PURPOSE_NUMBER
            case .phone: GTK_INPUT_PURPOSE_PHONE
            case .url: GTK_INPUT_PURPOSE_URL
            case .email: GTK_INPUT_PURPOSE_EMAIL
            case .name: GTK_INPUT_PURPOSE_NAME
            case .pin: GTK_INPUT_PURPOSE_PIN
            }
        }
    }

    extension TextInputPurpose {
        /// GTK's bits for how it is written.
        fileprivate var desktopHints: UInt32 {
            var hints: [GtkInputHints] = []
            switch capitals {
            case .never: hints.append(GTK_INPUT_HINT_LOWERCASE)
            case .words: hints.append(GTK_INPUT_HINT_UPPERCASE_WORDS)
            case .sentences: hints.append(GTK_INPUT_HINT_UPPERCASE_SENTENCES)
            case .all: hints.append(GTK_INPUT_HINT_UPPERCASE_CHARS)
            case nil: break
            }
            if let isChecked {
                hints.append(isChecked ? GTK_INPUT_HINT_SPELLCHECK : GTK_INPUT_HINT_NO_SPELLCHECK)
            }
            return hints.reduce(0) { $0 | $1.rawValue }
        }
    }
#endif
