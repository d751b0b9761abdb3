// A GTK 4 program in Swift with a UIView in its window, and what Swift programs need while GLib's main loop runs: a
// Timer, the main queue, and a task of the main actor.
#if GTK
    import CGTK
    import OctantEmbed
    import UIKit

    /// A spinner, a button that stops it, and a label that counts.
    final class StatusView: UIStackView {
        private let spinner = UIActivityIndicatorView(style: .large)
        private let label = UILabel()
        private let button = UIButton(type: .system)
        private var seconds = 0
        private var notes: [String] = []

        init() {
            super.init(frame: .zero)
            axis = .vertical
            alignment = .center
            spacing = 12
            for view in [spinner, label, button] { addArrangedSubview(view) }
            spinner.hidesWhenStopped = false
            spinner.startAnimating()
            label.text = "0 s"
            button.setTitle("Stop", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        }

        required init(coder: NSCoder) { super.init(coder: coder) }

        /// Starts what counts.
        func start() {
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
                MainActor.assumeIsolated { self?.count() }
            }
            RunLoop.main.add(timer, forMode: .common)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.note("main queue") }
            Task { [weak self] in
                try await Task.sleep(for: .milliseconds(700))
                self?.note("main actor")
            }
        }

        private func count() {
            seconds += 1
            if seconds == 1 { note("timer") }
            label.text = ([("\(seconds) s")] + notes).joined(separator: ", ")
        }

        /// Writes down what has come, for whoever watches the program.
        private func note(_ what: String) {
            notes.append(what)
            say(what)
        }

        private func toggle() {
            if spinner.isAnimating { spinner.stopAnimating() } else { spinner.startAnimating() }
            button.setTitle(spinner.isAnimating ? "Stop" : "Start", for: .normal)
            say(spinner.isAnimating ? "started" : "stopped")
        }
    }

    /// Prints a line at once.
    func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

    /// Fills `application` with its window.
    @MainActor
    func activate(_ application: UnsafeMutablePointer<GtkApplication>) throws {
        let status = StatusView()
        let widget = UnsafeMutablePointer<GtkWidget>(try OctantWidget(view: status).pointer)
        guard let window = gtk_application_window_new(application) else { return }
        let top = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_title(top, "EmbedSwift")
        gtk_window_set_default_size(top, 320, 180)
        gtk_window_set_child(top, widget)
        gtk_window_present(top)
        status.start()
    }

    guard let application = gtk_application_new("org.example.EmbedSwift", G_APPLICATION_NON_UNIQUE) else { exit(1) }
    let handler: @convention(c) (UnsafeMutablePointer<GtkApplication>?, gpointer?) -> Void = { application, _ in
        MainActor.assumeIsolated {
            do {
                if let application { try activate(application) }
            } catch {
                say("\(error)")
            }
        }
    }
    g_signal_connect_data(
        application, "activate", unsafeBitCast(handler, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
    exit(g_application_run(UnsafeMutablePointer(OpaquePointer(application)), 0, nil))
#endif
