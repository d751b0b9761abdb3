import ObjectiveC
import OctantBase

/// A way to make bar items of classes known at run time only; of no use to programs. It works as `DynamicView` does.
open class DynamicBarItem: UIBarItem {
    /// An item that shows nothing.
    public required override init() { super.init() }
}

/// The appearance of the items of a class in certain surroundings: an item that is never shown, whose properties count
/// for those that have none of their own. Main thread.
@MainActor
private struct ItemAppearance {
    static var all: [ItemAppearance] = []

    let type: ObjectIdentifier
    let traits: UITraitCollection?
    let containers: [ObjectIdentifier]
    let item: UIBarItem
    private let classDepth: Int
    private let isOfClass: (UIBarItem) -> Bool
    /// Tests for each container, the outermost first.
    private let tests: [(UIResponder) -> Bool]

    init<Item: UIBarItem>(
        _ type: Item.Type, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type], item: UIBarItem
    ) {
        (self.type, self.traits, self.item) = (ObjectIdentifier(type), traits, item)
        self.containers = containers.map { ObjectIdentifier($0) }
        isOfClass = { $0 is Item }
        classDepth = sequence(first: Mirror(reflecting: item)) { $0.superclassMirror }.reduce(0) { depth, _ in depth + 1
        }
        func test<Container: UIAppearanceContainer>(for type: Container.Type) -> (UIResponder) -> Bool {
            { $0 is Container }
        }
        tests = containers.reversed().map { test(for: $0) }
    }

    /// How special this is for `item` in `bar`, the larger for what counts more; nil where it does not apply.
    func rank(for item: UIBarItem, in bar: UIView?) -> [Int]? {
        let isOfTraits = traits.map { bar?.traitCollection.containsTraits(in: $0) ?? false } ?? true
        guard isOfClass(item), isOfTraits else { return nil }
        var around = tests.isEmpty ? [] : bar.map { AppearanceRegistry.around($0) + [$0] } ?? []
        for test in tests {
            guard let index = around.firstIndex(where: test) else { return nil }
            around.removeSubrange(...index)
        }
        return [classDepth, tests.count, traits == nil ? 0 : 1]
    }
}

extension UIBarItem: UIAppearance {
    /// The appearance of all items of this class: the attributes of their titles and their tint, where an item has none
    /// of its own. It counts for items that are shown, or change, from then on.
    public static func appearance() -> Self { proxy(nil, []) }

    /// The appearance of the items of this class in bars that are, or are inside, objects of `containerTypes`, of which
    /// the first is the innermost and the last the outermost.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(nil, containerTypes) }

    /// The appearance of the items of this class in bars whose traits contain all of `trait`.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(trait, []) }

    /// The appearance of the items of this class in bars whose traits contain all of `trait`, and that are, or are
    /// inside, objects of `containerTypes`.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(trait, containerTypes) }

    private static func proxy(
        _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]
    ) -> Self {
        let identifiers = containers.map { ObjectIdentifier($0) }
        let known = ItemAppearance.all.first {
            $0.type == ObjectIdentifier(self) && $0.traits == traits && $0.containers == identifiers
        }
        if let known { return unsafeDowncast(known.item, to: Self.self) }
        let item = make(self)
        ItemAppearance.all.append(ItemAppearance(self, traits, containers, item: item))
        // It was made of this very class.
        return unsafeDowncast(item, to: Self.self)
    }

    /// A new item of class `type`.
    @inline(never) @_optimize(none)
    private static func make(_ type: UIBarItem.Type) -> UIBarItem {
        unsafeBitCast(type, to: DynamicBarItem.Type.self).init() as UIBarItem
    }

    /// The items whose properties count where this one has none of its own, that which counts most last.
    final var appearances: [UIBarItem] {
        ItemAppearance.all.compactMap { one in one.rank(for: self, in: bar).map { (one.item, $0) } }
            .ordered { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    }

    /// The font and colour of the title in `state`: the item's own before `others`, and these before those of its
    /// appearances.
    final func shownTitleTextAttributes(
        for state: UIControl.State, over others: [NSAttributedString.Key: Any] = [:]
    ) -> [NSAttributedString.Key: Any] {
        let all = appearances.map { $0.titleTextAttributes(for: state) } + [others, titleTextAttributes(for: state)]
        return all.reduce(into: [:]) { $0.merge($1 ?? [:]) { $1 } }
    }
}

extension UIBarButtonItem {
    /// The colour of title and image: the item's own before that of its appearances; nil for the tint.
    final var shownTintColor: UIColor? {
        tintColor ?? appearances.reversed().lazy.compactMap { ($0 as? UIBarButtonItem)?.tintColor }.first
    }
}
