import CoreGraphics

extension GraphicsContext {
    /// A text as a canvas draws it: for the environment of the canvas.
    public struct ResolvedText {
        /// The paint in place of the text's colours; nil for these.
        public var shading: Shading?
        fileprivate let text: Text
        fileprivate let context: GraphicsContext

        fileprivate func lines(
            _ size: CGSize?
        ) -> (lines: TextFlow.Lines, size: CGSize, first: CGFloat, last: CGFloat) {
            nonisolated(unsafe) let resolved = self
            return MainActor.assumeIsolated {
                var flow = resolved.context.flow(resolved.text)
                let proposal = size.map { ProposedViewSize($0) } ?? .unspecified
                let lines = flow.lines(for: proposal)
                return (
                    lines, flow.size(for: proposal), lines.layout.firstBaseline + lines.drop,
                    lines.layout.lastBaseline + lines.drop
                )
            }
        }

        /// The size of the text in a room of `size`, in points.
        public func measure(in size: CGSize) -> CGSize { lines(size).size }

        /// The distance from the top of the text in a room of `size` to its first baseline, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { lines(size).first }

        /// The distance from the top of the text in a room of `size` to its last baseline, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { lines(size).last }
    }

    /// The text for the canvas's environment.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, context: self) }

    /// Draws `text` with `anchor` of it at `point`, as wide as it is.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let (lines, size, _, _) = text.lines(nil)
        let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        draw(lines, text.shading, CGRect(origin: origin, size: size))
    }

    /// Draws `text` in `rect`, broken at its width, as many lines as there is space for.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.lines(rect.size).lines, text.shading, rect) }

    private func draw(_ lines: TextFlow.Lines, _ shading: Shading?, _ rect: CGRect) {
        draw { context in
            nonisolated(unsafe) let target = context
            guard let shading else {
                return MainActor.assumeIsolated { lines.draw(in: target, at: rect.origin, over: rect) }
            }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            MainActor.assumeIsolated { lines.draw(in: target, at: rect.origin, over: rect) }
            context.setBlendMode(.sourceIn)
            paint(shading, in: context, over: rect) { context, clips in
                context.addRect(rect.insetBy(dx: -rect.width, dy: -rect.height))
                if clips { context.clip() } else { context.fillPath() }
            }
            context.endTransparencyLayer()
        }
    }
}
