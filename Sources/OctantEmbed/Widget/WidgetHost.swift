#if GTK
    import CoreGraphics
    internal import OctantDisplay
    internal import OctantGTK
    internal import UIKit

    /// Keeps a view, the window that is around it for UIKit, and the widget that shows it. The widget keeps this.
    @MainActor
    final class WidgetHost {
        let view: UIView
        private let window: HostWindow
        private let measure: ViewMeasure
        private var display: WidgetDisplay?
        /// The value of `isFocusable` that the program set; nil for none.
        private var wantsFocus: Bool?
        /// The GtkWidget: floating, until it is owned.
        private(set) var pointer: OpaquePointer

        /// Shows `view` in `instance`, a new widget of a subclass, or in one that it makes.
        init(view: UIView, in instance: OpaquePointer? = nil) throws(OctantWidgetError) {
            let joined = try Embedding.join()
            view.removeFromSuperview()
            self.view = view
            measure = ViewMeasure(view)
            window = HostWindow(showing: view, of: measure)
            let client = Client()
            guard let display = WidgetDisplay(on: joined, client: client, instance: instance) else { throw .noWidget }
            pointer = display.pointer
            self.display = display
            client.host = self
            display.isFocusable = isFocusable
            window.ownDisplay = display
            window.sizeRequestDidChange = { [weak display] in display?.sizeMayHaveChanged() }
            window.isHidden = false
        }

        /// The host of `pointer`, a GtkWidget; nil if it is none of Octant's, or destroyed.
        static func of(_ pointer: OpaquePointer) -> WidgetHost? { (WidgetDisplay.client(of: pointer) as? Client)?.host }

        /// Whether the widget takes part in the program's keyboard focus: as the program set, else whether there is
        /// anything in the view that keys could be meant for.
        var isFocusable: Bool {
            get { display != nil && (wantsFocus ?? Self.contains(view) { $0 is UIControl || $0 is UIScrollView }) }
            set {
                wantsFocus = newValue
                display?.isFocusable = newValue
            }
        }

        private static func contains(_ view: UIView, _ test: (UIView) -> Bool) -> Bool {
            test(view) || view.subviews.contains { contains($0, test) }
        }

        private func enterFocus(fromBehind: Bool) -> Bool {
            guard isFocusable else { return false }
            return window.enterFocus(fromBehind: fromBehind) || wantsFocus == true
                || Self.contains(view) { $0 is UIScrollView }
        }

        private func end() {
            window.sizeRequestDidChange = nil
            window.isHidden = true
            window.ownDisplay = nil
            view.removeFromSuperview()
            display = nil
        }

        /// The client of the widget.
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

            var acceptsFocus: Bool { MainActor.assumeIsolated { host?.isFocusable ?? false } }

            func handle(_ key: KeyEvent) -> Bool { MainActor.assumeIsolated { host?.window.handleKey(key) ?? false } }

            func enterFocus(fromBehind: Bool) -> Bool {
                MainActor.assumeIsolated { host?.enterFocus(fromBehind: fromBehind) ?? false }
            }

            func moveFocus(back: Bool) -> Bool {
                MainActor.assumeIsolated { host?.window.moveFocus(back: back) ?? false }
            }

            func directionDidChange(isRightToLeft: Bool) {
                MainActor.assumeIsolated {
                    host?.window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
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
