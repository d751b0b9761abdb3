import Foundation

extension View {
    /// Calls `action` with each address that the program is given while this view is on screen: those among its
    /// arguments when it starts, as the desktop passes them on (`Exec=program %u`), which wait for the first such view.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

private nonisolated struct OpenURLModifier: ViewModifier {
    typealias Body = Never

    let action: (URL) -> Void

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, OpenURLModifier>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, OpenURLModifier>> {
        OpenURLNode(view, context)
    }
}

/// A view that takes addresses.
@MainActor private protocol URLTaker: AnyObject {
    func take(_ url: URL)
}

private final class OpenURLNode<Modified: View>: LifecycleModifierNode<Modified, OpenURLModifier>, URLTaker {
    override func appeared() {
        OpenedURLs.shared.add(self)
        graph.afterLayout { OpenedURLs.shared.deliver() }
    }

    override func disappeared() { OpenedURLs.shared.remove(self) }

    func take(_ url: URL) { modifier.action(url) }
}

/// The addresses that the program is given, and the views that take them. Main actor only.
@MainActor package final class OpenedURLs {
    /// Those of the program.
    package static let shared = OpenedURLs()

    private struct Entry {
        weak var taker: (any URLTaker)?
    }

    private var takers: [Entry] = []
    private var waiting: [URL] = []

    fileprivate func add(_ taker: any URLTaker) {
        guard !takers.contains(where: { $0.taker === taker }) else { return }
        takers.append(Entry(taker: taker))
    }

    fileprivate func remove(_ taker: any URLTaker) { takers.removeAll { $0.taker == nil || $0.taker === taker } }

    /// Passes `url` on to all views that take addresses, or keeps it for the first one to come.
    package func open(_ url: URL) {
        waiting.append(url)
        deliver()
    }

    fileprivate func deliver() {
        let present = takers.compactMap(\.taker)
        guard !present.isEmpty else { return }
        let urls = waiting
        waiting = []
        for url in urls { for taker in present { taker.take(url) } }
    }
}
