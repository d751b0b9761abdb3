import UIKit

extension View {
    /// What this view is for: shown beside a pointer that rests over it, and a screen reader's hint.
    nonisolated public func help(_ text: Text) -> some View {
        accessibilityHint(text).modifier(HelpModifier(text: text))
    }

    /// What this view is for: shown beside a pointer that rests over it, and a screen reader's hint. The text of
    /// `textKey`.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// What this view is for: shown beside a pointer that rests over it, and a screen reader's hint.
    @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

private struct HelpModifier: ViewModifier {
    @Environment(\.self) private var surroundings
    let text: Text

    nonisolated init(text: Text) { self.text = text }

    func body(content: Content) -> some View {
        content.modifier(ToolTipModifier(words: TextResolver(surroundings).string(text)))
    }
}

private nonisolated struct ToolTipModifier: WrappingModifier {
    let words: String

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<HoverSurface> {
        let surface = HoverSurface()
        surface.addInteraction(UIToolTipInteraction())
        return updated(SurfaceElement(node, around: content, in: surface))
    }

    @MainActor func update(_ element: SurfaceElement<HoverSurface>) {
        for case let interaction as UIToolTipInteraction in element.surface.interactions {
            interaction.defaultToolTip = words
        }
    }
}
