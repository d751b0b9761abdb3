import CoreGraphics
import UIKit
import ViewSupport

extension LayoutAction {
    static var ofCollections: [LayoutAction] {
        typealias C = UICollectionView
        return [
            .set("dataSource", \C.dataSource, nil, nil), .set("delegate", \C.delegate, nil, nil),
            .set("prefetchDataSource", \C.prefetchDataSource, nil, nil),
            .set("isPrefetchingEnabled", \C.isPrefetchingEnabled, false, true),
            .set(
                "collectionViewLayout", \C.collectionViewLayout, UICollectionViewFlowLayout(),
                UICollectionViewFlowLayout()),
            .set("backgroundView", \C.backgroundView, UIView(), nil),
            .set("allowsSelection", \C.allowsSelection, false, true),
            .set("allowsMultipleSelection", \C.allowsMultipleSelection, true, false),
            .call("reloadData", moves: true) { (it: C) in it.reloadData() },
        ]
    }

    static var ofReusableViews: [LayoutAction] {
        [.call("prepareForReuse") { (it: UICollectionReusableView) in it.prepareForReuse() }]
    }

    static var ofItems: [LayoutAction] {
        typealias C = UICollectionViewCell
        return [
            .set("backgroundView", \C.backgroundView, UIView(), nil),
            .set("selectedBackgroundView", \C.selectedBackgroundView, UIView(), nil),
            .set("isSelected", \C.isSelected, true, false), .set("isHighlighted", \C.isHighlighted, true, false),
            .set("contentConfiguration", \C.contentConfiguration, LayoutAction.content("a"), LayoutAction.content("b")),
            .set("backgroundConfiguration", \C.backgroundConfiguration, .listPlainCell(), nil, isComparable: false),
            .set(
                "automaticallyUpdatesContentConfiguration", \C.automaticallyUpdatesContentConfiguration, false, true),
            .set(
                "automaticallyUpdatesBackgroundConfiguration", \C.automaticallyUpdatesBackgroundConfiguration, false,
                true),
            .set("configurationUpdateHandler", \C.configurationUpdateHandler, nil, nil),
            .call("setNeedsUpdateConfiguration") { (it: C) in it.setNeedsUpdateConfiguration() },
            .call("defaultBackgroundConfiguration") { (it: C) in _ = it.defaultBackgroundConfiguration() },
        ]
    }

    static var ofListCells: [LayoutAction] {
        typealias C = UICollectionViewListCell
        return [
            .set("accessories", \C.accessories, [], []),
            .set("indentationLevel", \C.indentationLevel, 2, 0), .set("indentationWidth", \C.indentationWidth, 5, 10),
            .call("defaultContentConfiguration") { (it: C) in _ = it.defaultContentConfiguration() },
        ]
    }

    static var ofCollectionControllers: [LayoutAction] {
        typealias C = UICollectionViewController
        return [
            .set("collectionView", \C.collectionView, UICollectionView(), UICollectionView()),
            .set("clearsSelectionOnViewWillAppear", \C.clearsSelectionOnViewWillAppear, false, true),
        ]
    }
}
