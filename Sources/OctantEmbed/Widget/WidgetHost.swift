#if GTK
    import CoreGraphics
    internal import OctantGTK
    internal import UIKit

    /// Keeps a view, the window that is around it for UIKit, and the widget that shows it. The widget keeps this.
    @MainActor
    final class WidgetHost {
        let view: UIView
        private let window: HostWindow
        private let measure: ViewMeasure
        private var display: WidgetDisplay?
        /// The GtkWidget: floating, until somebody takes it.
        private(set) var pointer: OpaquePointer

        init(view: UIView) throws(OctantWidgetError) {
            let joined = try Embedding.join()
            view.removeFromSuperview()
            self.view = view
            measure = ViewMeasure(view)
            window = HostWindow(showing: view, of: measure)
            let client = Client()
            guard let display = WidgetDisplay(on: joined, client: client) else { throw .noWidget }
            pointer = display.pointer
            self.display = display
            client.host = self
            display.isFocusable = Self.takesKeys(view)
            window.ownDisplay = display
            window.wishesDidChange = { [weak display] in display?.sizeMayHaveChanged() }
            window.isHidden = false
        }

        /// Whose widget `pointer`, a GtkWidget, is; nil if it is none of Octant's, or destroyed.
        static func of(_ pointer: OpaquePointer) -> WidgetHost? { (WidgetDisplay.client(of: pointer) as? Client)?.host }

        var isFocusable: Bool {
            get { display?.isFocusable ?? false }
            set { display?.isFocusable = newValue }
        }

        /// Whether there is anything in `view` that keys could be meant for.
        private static func takesKeys(_ view: UIView) -> Bool {
            view is UIControl || view is UIScrollView || view.subviews.contains(where: takesKeys)
        }

        private func end() {
            window.wishesDidChange = nil
            window.isHidden = true
            window.ownDisplay = nil
            view.removeFromSuperview()
            display = nil
        }

        /// What the widget asks.
        ///
        /// `@unchecked Sendable`: it is made and asked on the main thread only, where GTK is.
        private final class Client: WidgetClient, @unchecked Sendable {
            var host: WidgetHost?

            func measure(isHorizontal: Bool, across: CGFloat?) -> (minimum: CGFloat, natural: CGFloat) {
                MainActor.assumeIsolated {
                    let length = host?.measure.length(isHorizontal ? .horizontal : .vertical, across: across)
                    return length.map { ($0.minimum, $0.natural) } ?? (0, 0)
                }
            }

            func widgetWasDestroyed() {
                MainActor.assumeIsolated {
                    host?.end()
                    host = nil
                }
            }
        }
    }
#endif
