import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import ViewSupport

/// A cell with a label that fills it.
@MainActor
final class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

/// A data source of sections of texts, which keeps what it was asked and told.
@MainActor
class CollectionRecorder: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var prepare: (LabelCell, IndexPath) -> Void = { _, _ in }
    var mayChoose: (IndexPath) -> Bool = { _ in true }
    /// The cells that were seen, and what happened, in order.
    private(set) var made: Set<ObjectIdentifier> = []
    private(set) var asked = 0
    private(set) var events: [String] = []

    init(_ sections: [[String]]) { self.sections = sections }

    convenience init(_ counts: [Int]) { self.init(counts.map { (0..<$0).map { "Item \($0)" } }) }

    /// What happened since the last call.
    func taken() -> [String] {
        defer { events = [] }
        return events
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        made.insert(ObjectIdentifier(cell))
        asked += 1
        if let cell = cell as? LabelCell {
            cell.label.text = sections[indexPath.section][indexPath.item]
            prepare(cell, indexPath)
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    private func note(_ text: String, _ path: IndexPath) { events.append("\(text) \(path.section).\(path.item)") }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("highlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("unhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        mayChoose(indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("select", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("deselect", indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("show", indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { note("end", indexPath) }
}

/// A collection that retains its data source.
private final class HoldingCollection: UICollectionView {
    var source: CollectionRecorder?
}

extension Stage {
    /// A collection that fills the window, with `source` as its data source and delegate.
    @MainActor
    func collection(
        _ source: CollectionRecorder, _ layout: UICollectionViewLayout = UICollectionViewFlowLayout()
    ) -> UICollectionView {
        let view = HoldingCollection(frame: window.bounds, collectionViewLayout: layout)
        view.source = source
        view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = source
        view.delegate = source
        window.addSubview(view)
        CATransaction.flush()
        return view
    }
}

/// The path of item `item` of the first section.
func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
