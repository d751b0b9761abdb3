#if GTK
    import CGTK
    import Foundation
    import OctantBase
    @_spi(C) import OctantEmbed
    import TestSupport
    import UIKit
    import ViewSupport

    /// What is behind the widget at first: a colour that no theme has.
    private let backdrop = "#3060c0"

    /// The program's window, and the view in it.
    @MainActor
    final class Host {
        private let top: UnsafeMutablePointer<GtkWindow>
        private let box: UnsafeMutablePointer<GtkBox>
        /// The program's own buttons before and after the view, once there are any.
        private var neighbours: [String: UnsafeMutablePointer<GtkWidget>] = [:]
        private var shown: UnsafeMutablePointer<GtkWidget>?
        private var view: UIView?
        private let style = gtk_css_provider_new()
        private let overlay: OpaquePointer
        /// What lies on everything, if anything does.
        private var lid: UnsafeMutablePointer<GtkWidget>?
        /// The number of frames that GTK made of the window.
        private var paintings = 0

        init() throws {
            gtk_style_context_add_provider_for_display(gdk_display_get_default(), OpaquePointer(style), 600)
            guard let window = gtk_window_new(), let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0),
                let overlay = gtk_overlay_new()
            else { exit(1) }
            self.overlay = OpaquePointer(overlay)
            self.box = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
            top = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
            gtk_window_set_title(top, "EmbedProbe")
            gtk_window_set_default_size(top, 300, 200)
            gtk_overlay_set_child(self.overlay, box)
            gtk_window_set_child(top, overlay)
            tellKeys(of: window)
            setBackdrop(backdrop)
            gtk_window_present(top)
            countPaintings(in: window)
        }

        func obey(_ line: String) {
            let string = line.split(separator: " ", maxSplits: 1).map(String.init)
            let rest = string.count > 1 ? string[1] : ""
            switch string.first {
            case "show": show(rest)
            case "hide": if let shown { gtk_widget_set_visible(shown, 0) }
            case "reveal": if let shown { gtk_widget_set_visible(shown, 1) }
            case "churn": churn(Int(rest) ?? 0)
            case "dark": setDark(true)
            case "light": setDark(false)
            case "backdrop": setBackdrop(rest)
            case "cover": cover(true)
            case "uncover": cover(false)
            case "paintings": Report.say("paintings", "\(paintings)")
            case "late": late()
            case "tasks": tasks()
            case "nest": nest()
            case "speech": speech()
            case "misuse": misuse()
            case "change": if let view { EmbeddedScene.change(view) }
            case "progress":
                let bar = view as? UIProgressView ?? view?.subviews.lazy.compactMap { $0 as? UIProgressView }.first
                bar?.progress = Float(rest) ?? 0
            case "turn": (view as? UISwitch)?.isOn = true
            case "surround": surround()
            case "focus": sayFocus()
            case "label": (view as? UILabel)?.text = rest
            case "say": sayTraits()
            case "mirror": mirror()
            case "clip": gdk_clipboard_set_text(gdk_display_get_clipboard(gdk_display_get_default()), rest)
            default: Report.say("unknown", line)
            }
        }

        // MARK: Views

        private func make(_ scene: String) -> UIView? {
            switch scene {
            case "still": return EmbeddedScene.still(isOpaque: true)
            case "clear": return EmbeddedScene.still(isOpaque: false)
            case "spinner":
                let spinner = UIActivityIndicatorView(style: .large)
                spinner.startAnimating()
                spinner.accessibilityLabel = "Loading"
                return spinner
            case "button":
                let action = UIAction(title: "Press") { _ in Report.say("pressed") }
                return UIButton(type: .system, primaryAction: action)
            case "form": return makeForm()
            case "field":
                let field = UITextField(frame: .zero)
                field.borderStyle = .roundedRect
                field.widthAnchor.constraint(equalToConstant: 200).isActive = true
                field.addAction(UIAction { _ in Report.say("text", field.text ?? "") }, for: .editingChanged)
                return field
            case "bar":
                let bar = UIProgressView(progressViewStyle: .default)
                (bar.accessibilityLabel, bar.progress) = ("Upload", 0.5)
                return bar
            case "switch":
                let onOff = UISwitch(frame: .zero)
                onOff.accessibilityLabel = "Wi-Fi"
                return onOff
            case "keys": return KeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            case "label":
                let label = UILabel()
                label.text = "Some words"
                return label
            default: return nil
            }
        }

        /// Two buttons, and a slider between them.
        private func makeForm() -> UIView {
            func button(_ name: String) -> UIButton {
                UIButton(type: .system, primaryAction: UIAction(title: name) { _ in Report.say("pressed", name) })
            }
            let slider = UISlider(frame: .zero)
            slider.accessibilityLabel = "Level"
            slider.addAction(UIAction { _ in Report.say("slid", "\(slider.value)") }, for: .valueChanged)
            let form = UIStackView(arrangedSubviews: [button("One"), slider, button("Two")])
            form.axis = .vertical
            form.widthAnchor.constraint(equalToConstant: 120).isActive = true
            return form
        }

        private func show(_ scene: String) {
            if scene == "hundred" { return showHundred() }
            if let shown { gtk_box_remove(box, shown) }
            (shown, view) = (nil, make(scene))
            guard let view else { return }
            do {
                let widget = try OctantWidget(view: view)
                let pointer = UnsafeMutablePointer<GtkWidget>(widget.pointer)
                gtk_widget_set_halign(pointer, GTK_ALIGN_CENTER)
                gtk_widget_set_valign(pointer, GTK_ALIGN_CENTER)
                gtk_box_append(box, pointer)
                shown = pointer
                if view is KeyView { widget.isFocusable = true }
                Report.say("shown", scene)
            } catch {
                Report.say("error", "\(error)")
            }
        }

        /// Shows spinners in a hundred widgets, all of which begin at once.
        private func showHundred() {
            guard let made = gtk_grid_new() else { return }
            let grid = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GtkGrid.self)
            for number in 0..<100 {
                guard let spinner = make("spinner"), let widget = try? OctantWidget(view: spinner) else { continue }
                gtk_grid_attach(
                    grid, UnsafeMutablePointer<GtkWidget>(widget.pointer), Int32(number % 20), Int32(number / 20), 1, 1)
            }
            gtk_box_append(box, made)
        }

        /// Makes and destroys `count` widgets, half of them without ever showing one, and prints what is left.
        private func churn(_ count: Int) {
            final class Weak {
                weak var view: UIView?
                init(_ view: UIView) { self.view = view }
            }
            var made: [Weak] = []
            for number in 0..<count {
                guard let view = make(number % 4 == 0 ? "button" : "spinner"),
                    let widget = try? OctantWidget(view: view)
                else { continue }
                made.append(Weak(view))
                let pointer = UnsafeMutablePointer<GtkWidget>(widget.pointer)
                if number % 2 == 0 {
                    gtk_box_append(box, pointer)
                    gtk_box_remove(box, pointer)
                } else {
                    g_object_ref_sink(pointer)
                    g_object_unref(pointer)
                }
            }
            // What is released at the end of the turn is gone then.
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                MainActor.assumeIsolated {
                    let alive = made.count { $0.view != nil }
                    let windows = UIApplication.shared.windows.count
                    Report.say(
                        ProbeLine(
                            kind: "churned", x: Double(alive), y: Double(windows), scale: Self.residentKiB,
                            detail: "\(made.count)"))
                }
            }
        }

        /// Memory that the process has, in KiB.
        private static var residentKiB: Double {
            let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
            return line?.split(separator: " ").dropLast().last.flatMap { Double($0) } ?? 0
        }

        // MARK: The loop

        /// What a GLib callback asks of the run loop is done, though nothing else wakes it.
        private func late() {
            g_timeout_add(
                100,
                { _ in
                    MainActor.assumeIsolated {
                        Report.say("callback")
                        RunLoop.main.perform { Report.say("performed") }
                        _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in Report.say("timer") }
                    }
                    return 0
                }, nil)
        }

        private func tasks() {
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in Report.say("timer") }
            DispatchQueue.global().async { DispatchQueue.main.async { Report.say("queue") } }
            Task {
                try await Task.sleep(for: .milliseconds(50))
                Report.say("actor", Thread.isMainThread ? "main" : "other")
            }
        }

        /// Runs GLib's loop within a block of the main queue until a timeout of GLib's, with a block waiting.
        private func nest() {
            DispatchQueue.main.async { Report.say("queue") }
            let loop = g_main_loop_new(nil, 0)
            g_timeout_add(
                300,
                { loop in
                    g_main_loop_quit(OpaquePointer(loop))
                    return 0
                }, UnsafeMutableRawPointer(loop))
            var before = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before)
            g_main_loop_run(loop)
            var after = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after)
            g_main_loop_unref(loop)
            let spent = Double(after.tv_sec - before.tv_sec) + Double(after.tv_nsec - before.tv_nsec) * 1e-9
            Report.say(ProbeLine(kind: "nested", time: spent))
        }

        // MARK: What surrounds the view

        /// Fills the window with `paint`, in the words of style sheets.
        private func setBackdrop(_ paint: String) {
            let sheet = "window { background: \(paint); } .lid { background: rgba(0, 0, 0, 0.5); }"
            gtk_css_provider_load_from_data(style, sheet, -1)
        }

        /// Lays something half black over everything in the window, or removes it.
        private func cover(_ covers: Bool) {
            if let lid { gtk_overlay_remove_overlay(overlay, lid) }
            lid = covers ? gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) : nil
            guard let lid else { return }
            gtk_widget_add_css_class(lid, "lid")
            gtk_overlay_add_overlay(overlay, lid)
        }

        /// Counts the frames that GTK makes of `window`.
        private func countPaintings(in window: UnsafeMutablePointer<GtkWidget>) {
            let clock = gtk_widget_get_frame_clock(window).map { UnsafeMutableRawPointer($0) }
            let count: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
                guard let data else { return }
                MainActor.assumeIsolated { Unmanaged<Host>.fromOpaque(data).takeUnretainedValue().paintings += 1 }
            }
            g_signal_connect_data(
                clock, "after-paint", unsafeBitCast(count, to: GCallback.self),
                Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        }

        /// Adds a button of the program's own before the view, and one after it.
        private func surround() {
            for name in ["before", "after"] {
                guard let button = gtk_button_new_with_label(name) else { continue }
                neighbours[name] = button
                if name == "before" { gtk_box_prepend(box, button) } else { gtk_box_append(box, button) }
            }
        }

        /// Prints what has the program's focus: one of its buttons, or the view and what has focus in it.
        private func sayFocus() {
            let focused = gtk_window_get_focus(top)
            var name = neighbours.first { $0.value == focused }?.key ?? "nothing"
            if focused == shown, let view {
                let inner = UIFocusSystem.focusSystem(for: view)?.focusedItem as? UIView
                name = "view \(inner?.accessibilityLabel ?? "itself")"
            }
            Report.say("focus", name)
        }

        /// Prints the keys that come to the program.
        private func tellKeys(of window: UnsafeMutablePointer<GtkWidget>) {
            let controller = gtk_event_controller_key_new()
            let pressed:
                @convention(c) (UnsafeMutableRawPointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) ->
                    gboolean = { _, value, _, _, _ in
                        Report.say("program", gdk_keyval_name(value).map { String(cString: $0) })
                        return 0
                    }
            g_signal_connect_data(
                controller.map { UnsafeMutableRawPointer($0) }, "key-pressed",
                unsafeBitCast(pressed, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
            gtk_widget_add_controller(window, controller)
        }

        private func setDark(_ isDark: Bool) {
            var value = GValue()
            // G_TYPE_BOOLEAN, which is a macro: the fifth of GObject's fundamental types.
            g_value_init(&value, GType(5 << 2))
            g_value_set_boolean(&value, isDark ? 1 : 0)
            let settings = UnsafeMutableRawPointer(gtk_settings_get_default())?.assumingMemoryBound(to: GObject.self)
            g_object_set_property(settings, "gtk-application-prefer-dark-theme", &value)
        }

        private func sayTraits() {
            guard let view else { return }
            let styles = [view.traitCollection, UIScreen.main.traitCollection].map {
                $0.userInterfaceStyle == .dark ? "dark" : "light"
            }
            Report.say(
                ProbeLine(
                    kind: "traits", x: view.bounds.width, y: view.bounds.height,
                    scale: view.traitCollection.displayScale,
                    detail: styles.joined(separator: " ")))
        }

        /// Lays the widget out from right to left, and prints how the view is.
        private func mirror() {
            guard let shown, let view else { return }
            gtk_widget_set_direction(shown, GTK_TEXT_DIR_RTL)
            Report.say(
                "direction", view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "right to left" : "other")
        }

        private func speech() {
            guard let shown else { return }
            let accessible = OpaquePointer(shown)
            let isBar = gtk_test_accessible_has_role(accessible, GTK_ACCESSIBLE_ROLE_PROGRESS_BAR) != 0
            let isBusy = gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_BUSY) != 0
            let hasLabel = gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
            Report.say("speech", "bar \(isBar) busy \(isBusy) label \(hasLabel)")
        }
    }

    extension Host {
        /// Calls C's functions for widgets that are not of their kind, and for one that is destroyed.
        fileprivate func misuse() {
            guard let label = gtk_label_new("a label"), let bar = progressBarNew(0), let spinner = spinnerNew(1) else {
                return
            }
            let widgets = [
                UnsafeMutableRawPointer(bar), UnsafeMutableRawPointer(spinner), UnsafeMutableRawPointer(label),
            ]
            spinnerSetAnimating(spinner, 1)
            progressBarSetProgress(bar, 0.5)
            spinnerSetAnimating(OpaquePointer(label), 1)
            var answers = [
                Double(spinnerAnimating(spinner)), Double(spinnerAnimating(bar)),
                progressBarProgress(bar), progressBarProgress(spinner),
                progressBarProgress(OpaquePointer(label)), progressBarProgress(nil),
            ]
            // Out of range, and no number.
            for progress in [7, -7, .infinity, .nan] {
                progressBarSetProgress(bar, progress)
                answers.append(progressBarProgress(bar))
            }
            // No style, and then a value for what is destroyed.
            spinnerSetStyle(spinner, 77)
            answers.append(Double(spinnerStyle(spinner)))
            for widget in widgets { g_object_ref_sink(widget) }
            g_object_run_dispose(widgets[0].assumingMemoryBound(to: GObject.self))
            progressBarSetProgress(bar, 0.25)
            answers.append(progressBarProgress(bar))
            for widget in widgets { g_object_unref(widget) }
            // Written before the signal that is waited for.
            nonisolated(unsafe) var isMade = true
            let isDone = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                isMade = spinnerNew(0) != nil
                isDone.signal()
            }
            isDone.wait()
            answers.append(isMade ? 1 : 0)
            Report.say("misused", answers.map { "\($0)" }.joined(separator: " "))
        }
    }

    /// A view that prints its keys.
    private final class KeyView: UIView {
        override var canBecomeFirstResponder: Bool { true }

        override func didMoveToWindow() { becomeFirstResponder() }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { Report.say("key", press.key?.characters ?? "") }
        }
    }
#endif
