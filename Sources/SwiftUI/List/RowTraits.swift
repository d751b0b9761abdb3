import Foundation

/// What views say of the rows that they become in a list. What is nil was not said.
struct RowTraits {
    /// The distances between the row's sides and its view.
    var insets: EdgeInsets?
    /// The ground of the row.
    var background: AnyView?
    /// The lines above and below the row.
    var topSeparator: Visibility?
    var bottomSeparator: Visibility?
    /// The colours of these lines.
    var topTint: Color?
    var bottomTint: Color?
    var isDeleteDisabled: Bool?
    var isMoveDisabled: Bool?
    var isSelectionDisabled: Bool?
    /// Removes rows of the collection that the row is of.
    var delete: ((IndexSet) -> Void)?
    /// Moves rows of the collection that the row is of.
    var move: ((IndexSet, Int) -> Void)?
    /// What swiping the row shows at its beginning and at its end.
    var leadingSwipes: [RowSwipe] = []
    var trailingSwipes: [RowSwipe] = []

    /// Takes over what `outer` says and this does not.
    mutating func fill(from outer: RowTraits) {
        insets = insets ?? outer.insets
        background = background ?? outer.background
        topSeparator = topSeparator ?? outer.topSeparator
        bottomSeparator = bottomSeparator ?? outer.bottomSeparator
        topTint = topTint ?? outer.topTint
        bottomTint = bottomTint ?? outer.bottomTint
        isDeleteDisabled = isDeleteDisabled ?? outer.isDeleteDisabled
        isMoveDisabled = isMoveDisabled ?? outer.isMoveDisabled
        isSelectionDisabled = isSelectionDisabled ?? outer.isSelectionDisabled
        delete = delete ?? outer.delete
        move = move ?? outer.move
        leadingSwipes += outer.leadingSwipes
        trailingSwipes += outer.trailingSwipes
    }
}

/// The buttons that swiping a row shows at one of its sides.
struct RowSwipe {
    let content: AnyView
    let allowsFullSwipe: Bool
}

/// What a view says of its row, for the list that it is in.
enum RowTraitsKey: LayoutValueKey {
    static var defaultValue: RowTraits { RowTraits() }
}

/// Says something of the rows that a view becomes. Rows of a `ForEach` in it are still made as they are seen.
nonisolated struct RowTraitsModifier: ViewModifier {
    typealias Body = Never

    let traits: RowTraits

    init(_ change: (inout RowTraits) -> Void) {
        var traits = RowTraits()
        change(&traits)
        self.traits = traits
    }

    @MainActor static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, RowTraitsModifier>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, RowTraitsModifier>> {
        RowTraitsNode(view, context)
    }
}

/// A node that says something of the rows inside it.
@MainActor protocol RowTraitsHolder: _Node {
    var traits: RowTraits { get }
}

/// A node of a list, which is told when views say something else of rows.
@MainActor protocol RowTraitsReader: _Node {
    func traitsDidChange()
}

/// In a list the node itself is asked by those who look for what is said of a row; elsewhere, in a part of a row, an
/// element around each of those inside says it.
private final class RowTraitsNode<Modified: View>: ModifiedNode<Modified, RowTraitsModifier>, RowTraitsHolder {
    private var wrappers = Companions<RowTraitsElement>()

    var traits: RowTraits { modifier.traits }

    override var passesRows: Bool { true }

    override func update(_ view: ModifiedContent<Modified, RowTraitsModifier>) {
        super.update(view)
        for entry in wrappers.present { entry.companion.traits = traits }
        var next = parent
        while let node = next {
            if let list = node as? any RowTraitsReader { return list.traitsDidChange() }
            next = node.parent
        }
    }

    override func collectElements() -> [Element] {
        guard !isLazy else { return super.collectElements() }
        wrappers.follow(content?.elements ?? []) {
            RowTraitsElement(self, around: $0, traits)
        } restore: {
            $0.traits = traits
        }
        return wrappers.present.map(\.companion)
    }
}

private final class RowTraitsElement: UnaryElement {
    var traits: RowTraits

    init(_ node: _Node, around content: Element, _ traits: RowTraits) {
        self.traits = traits
        super.init(node, around: content)
    }

    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        guard K.self == RowTraitsKey.self else { return super.layoutValue(key) }
        var all = super.layoutValue(RowTraitsKey.self)
        all.fill(from: traits)
        return all as? K.Value ?? super.layoutValue(key)
    }
}

extension Element {
    /// What is said of the row whose view the element is, up to the node `list`.
    func rowTraits(in list: _Node?) -> RowTraits {
        var traits = layoutValue(RowTraitsKey.self)
        var next = node
        while let node = next, node !== list {
            if node.isLazy, let holder = node as? any RowTraitsHolder { traits.fill(from: holder.traits) }
            next = node.parent
        }
        return traits
    }
}

extension View {
    /// The distances between the sides of the row that this view becomes in a list and the view; nil for the usual.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowTraitsModifier { $0.insets = insets })
    }

    /// Puts `view` behind the row that this view becomes in a list; nil for the usual ground.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowTraitsModifier { $0.background = view.map { AnyView($0) } })
    }

    /// Shows the lines at these edges of the row that this view becomes in a list, or hides them.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(
            RowTraitsModifier {
                if edges.contains(.top) { $0.topSeparator = visibility }
                if edges.contains(.bottom) { $0.bottomSeparator = visibility }
            })
    }

    /// The lines at these edges of the row that this view becomes in a list in `color`; nil for the usual one.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            RowTraitsModifier {
                if edges.contains(.top) { $0.topTint = color }
                if edges.contains(.bottom) { $0.bottomTint = color }
            })
    }

    /// Whether the user cannot move the row that this view becomes in a list.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitsModifier { $0.isMoveDisabled = isDisabled })
    }

    /// Whether the user cannot delete the row that this view becomes in a list.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitsModifier { $0.isDeleteDisabled = isDisabled })
    }

    /// Whether the user cannot select the row that this view becomes in a list.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowTraitsModifier { $0.isSelectionDisabled = isDisabled })
    }

    /// Shows the buttons of `content` at an edge of the row that this view becomes in a list when the user swipes it
    /// from there. With `allowsFullSwipe`, a long swipe does what the first one does.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let swipe = RowSwipe(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        return modifier(
            RowTraitsModifier {
                if edge == .leading { $0.leadingSwipes = [swipe] } else { $0.trailingSwipes = [swipe] }
            })
    }
}
