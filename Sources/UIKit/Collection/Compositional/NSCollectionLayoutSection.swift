import CoreGraphics

/// What the size of a layout's parts is measured by. Main thread.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size within the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that hold.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section can depend on. Main thread.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// What the layout is in.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection.
    var traitCollection: UITraitCollection { get }
}

/// What a compositional layout has of both.
final class CompositionalEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero, _ traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
    var container: any NSCollectionLayoutContainer { self }
}

/// A section of a compositional layout: a group, repeated until there is no item left. Main thread.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: _PlainObject {
    final let group: NSCollectionLayoutGroup
    /// How a list shows the section; nil for one that is no list.
    final var list: UICollectionLayoutListConfiguration?

    /// A section of groups like this one.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// A section of rows as lists have them.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.section(in: layoutEnvironment) }

    /// Points around the groups. None by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Points between groups. None by default.
    open var interGroupSpacing: CGFloat = 0

    /// Headers and footers. None by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Views of the layout's own behind the section. None by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Whether the groups stand beside each other and scroll across the layout's direction, and where they stop.
    /// `.none` by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// How they move then.
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// Called with what is seen of the section before it is shown, to change how that looks. Nil by default.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Whether headers and footers stand within `contentInsets` at the sides. True by default.
    open var supplementariesFollowContentInsets = true
}
