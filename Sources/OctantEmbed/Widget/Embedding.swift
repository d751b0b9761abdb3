#if GTK
    internal import OctantGTK
    internal import UIKit

    /// The process's single instances, however many widgets there are. Main actor only.
    @MainActor
    enum Embedding {
        private static var joined: GTKDisplay?

        /// Starts UIKit in the program that calls, which has initialised GTK on the main thread: the first time it
        /// joins GTK, starts to run the main run loop from GLib's, and makes the `UIApplication` active.
        static func join() throws(OctantWidgetError) -> GTKDisplay {
            if let joined { return joined }
            let display: GTKDisplay
            do {
                display = try GTKDisplay.join(observer: WidgetTrace.observer) { event in
                    MainActor.assumeIsolated { UIScreen.main.handle(event) }
                }
            } catch {
                switch error {
                case .alreadyStarted: throw .displayIsOurs
                case .notInitialized, .noDisplay, .silentDisplay, .handedOver: throw .gtkIsNotInitialized
                }
            }
            guard MainLoop.start() else { throw .notOnMainThread }
            joined = display
            UIApplication.shared.ownsProcess = false
            UIApplication.shared.run(display: display, delegate: nil)
            return display
        }
    }
#endif
