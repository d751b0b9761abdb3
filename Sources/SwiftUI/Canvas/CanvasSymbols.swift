import UIKit

/// The views that a canvas draws, laid out in their ideal sizes, and never seen themselves. Main actor only.
@MainActor final class CanvasSymbols {
    private let host = _UIHostingView(rootView: AnyView(EmptyView()))

    /// Symbols; `didChange` is called when they changed by themselves.
    init(didChange: @escaping () -> Void) {
        host.updatesOffScreen = true
        host.backgroundColor = nil
        host.didUpdateOffScreen = didChange
    }

    /// Makes `views` the symbols, in an environment.
    func show(_ views: some View, in values: EnvironmentValues) {
        host.rootView = AnyView(views.fixedSize().modifier(SymbolModifier())).surrounded(by: values)
    }

    /// The view and the size of the symbol with the tag `id`; nil for none.
    func symbol(_ id: some Hashable) -> (view: UIView, size: CGSize)? {
        host.flush()
        host.layOutUnseen()
        func find(_ elements: [Element]) -> Element? {
            for element in elements {
                if element is SurfaceElement<SymbolSurface> {
                    if element.layoutValue(TagKey.self)?.matches(id) == true { return element }
                } else if let found = find(element.children) {
                    return found
                }
            }
            return nil
        }
        guard let element = find(host.rootNode?.elements ?? []), let view = element.ownView else { return nil }
        return (view, element.frame.size)
    }
}

/// The view around one symbol.
private final class SymbolSurface: SurfaceView {}

private nonisolated struct SymbolModifier: WrappingModifier {
    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<SymbolSurface> {
        SurfaceElement(node, around: content, in: SymbolSurface())
    }

    @MainActor func update(_ element: SurfaceElement<SymbolSurface>) {}
}

extension GraphicsContext {
    /// A view as a canvas draws it.
    public struct ResolvedSymbol {
        /// The ideal size of the view, in points.
        public let size: CGSize
        fileprivate let view: UIView
    }

    /// The symbol of the canvas with the tag `id`; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        nonisolated(unsafe) let wanted = id
        let symbols = symbols
        nonisolated(unsafe) var found: ResolvedSymbol?
        MainActor.assumeIsolated {
            found = symbols?.symbol(wanted).map { ResolvedSymbol(size: $0.size, view: $0.view) }
        }
        return found
    }

    /// Draws `symbol` stretched to `rect`.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0, !rect.isEmpty else { return }
        draw { context in
            context.saveGState()
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
            nonisolated(unsafe) let target = context
            let view = symbol.view
            MainActor.assumeIsolated { view.layer.render(in: target) }
            context.restoreGState()
        }
    }

    /// Draws `symbol` with `anchor` of it at `point`, as large as it is.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let (width, height) = (symbol.size.width, symbol.size.height)
        draw(
            symbol,
            in: CGRect(x: point.x - width * anchor.x, y: point.y - height * anchor.y, width: width, height: height))
    }
}
