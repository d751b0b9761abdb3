#if GTK
    import CoreGraphics
    import Foundation
    import OctantBase
    internal import UIKit

    /// The checks that every function called by C begins with: the thread, and the kind of widget it was given.
    enum CallGuard {
        /// Runs `body` if this is the main thread; else, or if it throws, returns `otherwise` and logs why.
        static func onMain<Answer: Sendable>(
            _ function: StaticString, otherwise: Answer, _ body: @MainActor () throws -> Answer
        ) -> Answer {
            do {
                guard Thread.isMainThread else { throw OctantWidgetError.notOnMainThread }
                return try MainActor.assumeIsolated(body)
            } catch {
                Log.line("\(function): \(error)")
                return otherwise
            }
        }

        /// Runs `body` with the view that `widget` shows, if that is a `Content`.
        static func with<Content: UIView, Answer: Sendable>(
            _ widget: OpaquePointer?, _ type: Content.Type, _ function: StaticString, otherwise: Answer,
            _ body: @MainActor (Content) -> Answer
        ) -> Answer {
            // The pointer is used before this returns, on the same thread.
            nonisolated(unsafe) let widget = widget
            return onMain(function, otherwise: otherwise) {
                guard let content = widget.flatMap(WidgetHost.of)?.view as? Content else {
                    throw WrongWidget(wanted: "\(type)")
                }
                return body(content)
            }
        }

        /// A new widget that shows what `make` makes: floating.
        static func make(_ function: StaticString, _ make: @MainActor () -> UIView) -> OpaquePointer? {
            let address: UInt = onMain(function, otherwise: 0) {
                UInt(bitPattern: try WidgetHost(view: make()).pointer)
            }
            return OpaquePointer(bitPattern: address)
        }

        /// The colour whose red, green, blue and alpha are at `parts`, as in a GdkRGBA: each clamped to 0...1, and 0
        /// where it is no number. Nil for nil.
        @MainActor
        static func color(_ parts: UnsafePointer<Float>?) -> UIColor? {
            guard let parts else { return nil }
            func part(_ index: Int) -> CGFloat {
                let part = CGFloat(parts[index])
                return part.isNaN ? 0 : min(max(part, 0), 1)
            }
            return UIColor(red: part(0), green: part(1), blue: part(2), alpha: part(3))
        }

        private struct WrongWidget: Error, CustomStringConvertible {
            let wanted: String
            var description: String { "the widget shows no \(wanted), or was destroyed" }
        }
    }
#endif
