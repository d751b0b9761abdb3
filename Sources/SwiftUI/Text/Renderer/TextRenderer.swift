/// Draws texts its own way: each text of the view that it is set on by `textRenderer(_:)`.
///
/// Where its `animatableData` are animated it draws for each frame, on the main thread.
public nonisolated protocol TextRenderer: Animatable {
    /// Draws `layout` into `ctx`, whose origin is the top left corner of the text.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// The size of the text for `proposal`, in points: by default what the text itself asks for.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far around the text may be drawn, in points: not at all by default.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The size that the text itself asks for.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// Nothing around the text.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer is to draw.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize

    /// The size of the text for `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// A mark of text, for its renderer: set by `Text.customAttribute(_:)`, found in the runs of a layout.
public protocol TextAttribute {}

extension View {
    /// This view with its texts drawn by `renderer`.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

/// Sets the renderer of texts, which animates by its data.
private nonisolated struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func body(content: Content) -> some View { content.environment(\.textRenderer, AnyTextRenderer(renderer)) }
}

/// A renderer of some type.
struct AnyTextRenderer: ComparableInput {
    let base: any TextRenderer

    init(_ base: any TextRenderer) { self.base = base }

    static func isSame(_ one: AnyTextRenderer, _ other: AnyTextRenderer) -> Bool {
        func isSame<R: TextRenderer>(_ renderer: R) -> Bool {
            (other.base as? R).map { InputComparison.isSame(renderer, $0) } ?? false
        }
        return isSame(one.base)
    }
}

private enum TextRendererKey: EnvironmentKey {
    static var defaultValue: AnyTextRenderer? { nil }
}

extension EnvironmentValues {
    /// The renderer of texts; nil, the default, for their usual drawing.
    var textRenderer: AnyTextRenderer? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}
