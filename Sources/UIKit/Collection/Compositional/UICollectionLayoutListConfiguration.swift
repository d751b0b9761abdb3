import CoreGraphics
import Foundation

/// The guesses of the heights of rows, headers and footers, in points, until they say how high they are.
/// Source: docs/sources/views.md, Tables.
private let (rowHeight, edgeHeight): (CGFloat, CGFloat) = (44, 28)
/// The space above groups without a header, and below those without a footer, in points.
/// Source: docs/sources/views.md, Tables.
private let groupGap: CGFloat = 17.5

/// How a list in a collection looks. A value.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The look of a list, as that of a table.
    public enum Appearance: Int, Sendable {
        /// Rows from side to side.
        case plain = 0
        /// Sections apart from each other, on a grey ground.
        case grouped = 1
        /// Sections as cards with round corners, on a grey ground.
        case insetGrouped = 2
    }

    /// Where the header of a section comes from.
    public enum HeaderMode: Int, Sendable {
        /// There is none.
        case none = 0
        /// It is a view of the data source's of the kind `elementKindSectionHeader`.
        case supplementary = 1
        /// It is the section's first item.
        case firstItemInSection = 2
    }

    /// Where the footer of a section comes from.
    public enum FooterMode: Int, Sendable {
        /// There is none.
        case none = 0
        /// It is a view of the data source's of the kind `elementKindSectionFooter`.
        case supplementary = 1
    }

    /// Returns the lines of the row at `indexPath`, those of all rows being `sectionSeparatorConfiguration`.
    public typealias ItemSeparatorHandler =
        @MainActor (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration

    /// Returns the actions of the row at `indexPath`; nil for none.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The look.
    public let appearance: Appearance
    /// Where headers come from. `.none` by default.
    public var headerMode = HeaderMode.none
    /// Where footers come from. `.none` by default.
    public var footerMode = FooterMode.none
    /// Whether there are lines between rows. True by default.
    public var showsSeparators = true
    /// The lines above and below rows. Those of the look by default.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the lines of the row at a path, made from `separatorConfiguration`. Nil, the default, for that itself.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Returns the actions at the beginning of the row at a path, which is swiped aside for them; nil, the default, for
    /// none. Of rows in layouts of lists, and in sections that are lists.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns those at its end.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Points above each header; nil, the default, for those of the look.
    public var headerTopPadding: CGFloat?
    /// The background of the collection, unless it has one of its own; nil for the system's. That of the look by
    /// default.
    public var backgroundColor: UIColor?

    /// A list of this look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        backgroundColor = appearance == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Whether rows can be swiped aside.
    var hasSwipes: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }

    private var style: UITableView.Style {
        switch appearance {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }

    /// The section of a layout in `environment`.
    func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        let margin = minimumMargins(ofWidth: width).leading
        if appearance == .insetGrouped {
            (section.contentInsets.leading, section.contentInsets.trailing) = (margin, margin)
        }
        let edge = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(edgeHeight))
        var edges: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
                absoluteOffset: CGPoint(x: 0, y: headerTopPadding ?? 0))
            header.pinToVisibleBounds = appearance == .plain
            edges.append(header)
        } else if appearance != .plain {
            section.contentInsets.top = groupGap
        }
        if footerMode == .supplementary {
            edges.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        } else if appearance != .plain {
            section.contentInsets.bottom = groupGap
        }
        section.boundarySupplementaryItems = edges
        section.list = self
        return section
    }

    /// Notes in `attributes` what the row there depends on.
    func note(_ attributes: UICollectionViewLayoutAttributes, in view: UICollectionView?) {
        guard let view else { return }
        var place = CellPlace()
        place.style = style
        place.margin = minimumMargins(ofWidth: view.bounds.width).leading
        place.hasSeparators = showsSeparators
        let path = attributes.indexPath
        let lines = itemSeparatorHandler?(path, separatorConfiguration) ?? separatorConfiguration
        place.lines = lines
        place.separatorColor = lines.color
        let isHeader = headerMode == .firstItemInSection
        place.isFirst = path.item == (isHeader ? 1 : 0)
        place.isLast = path.item == view.numberOfItems(inSection: path.section) - 1
        place.isHeading = isHeader && path.item == 0
        attributes.listPlace = place
    }
}
