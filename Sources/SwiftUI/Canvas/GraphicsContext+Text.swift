import CoreGraphics

extension GraphicsContext {
    /// A text as a canvas draws it: for the environment of the canvas.
    public struct ResolvedText {
        fileprivate let text: Text
        fileprivate let context: GraphicsContext

        /// The size of the text in a room of `size`, in points.
        public func measure(in size: CGSize) -> CGSize {
            nonisolated(unsafe) let resolved = self
            return MainActor.assumeIsolated {
                var flow = resolved.context.flow(resolved.text)
                return flow.size(for: ProposedViewSize(size))
            }
        }
    }

    /// The text for the canvas's environment.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, context: self) }

    /// Draws `text` with `anchor` of it at `point`, as wide as it is.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text.text, at: point, anchor: anchor)
    }

    /// Draws `text` in `rect`, broken at its width, as many lines as there is space for.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }
}
