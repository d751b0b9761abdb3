import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

/// A flow layout whose items were read off iOS 26.1, at two pixels a point. Source: docs/sources/views.md, Flow layout.
struct FlowScene: CustomTestStringConvertible, Sendable {
    let name: String
    let view: [CGFloat]
    let counts: [Int]
    let lines: CGFloat
    let items: CGFloat
    var insets: [CGFloat] = [0, 0, 0, 0]
    var size: [CGFloat] = [50, 50]
    /// The size of each item of the only section, where the delegate says them.
    var sizes: [[CGFloat]] = []
    var header: [CGFloat] = [0, 0]
    var footer: [CGFloat] = [0, 0]
    var isHorizontal = false
    /// Frames by "item", "header" or "footer", section and item, and "content".
    let expected: [String: [CGFloat]]

    init(
        _ name: String, _ view: [CGFloat], counts: [Int], lines: CGFloat, items: CGFloat,
        insets: [CGFloat] = [0, 0, 0, 0], size: [CGFloat] = [50, 50], sizes: [[CGFloat]] = [],
        header: [CGFloat] = [0, 0], footer: [CGFloat] = [0, 0], isHorizontal: Bool = false,
        expected: [String: [CGFloat]]
    ) {
        (self.name, self.view, self.counts, self.lines, self.items) = (name, view, counts, lines, items)
        (self.insets, self.size, self.sizes, self.header, self.footer) = (insets, size, sizes, header, footer)
        (self.isHorizontal, self.expected) = (isHorizontal, expected)
    }

    var testDescription: String { name }
}

/// Answers with the sizes of a scene.
@MainActor
private final class SceneSource: CollectionRecorder, UICollectionViewDelegateFlowLayout {
    var scene: FlowScene?

    private func size(_ pair: [CGFloat]) -> CGSize { CGSize(width: pair[0], height: pair[1]) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let scene else { return .zero }
        return size(scene.sizes.isEmpty ? scene.size : scene.sizes[indexPath.item])
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { size(scene?.header ?? [0, 0]) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { size(scene?.footer ?? [0, 0]) }
}

@Suite("A flow layout as measured")
@MainActor
struct MeasuredFlowTests {
    nonisolated static let scenes: [FlowScene] = [
        FlowScene(
            "a grid with insets", [375, 480], counts: [8],
            lines: 12, items: 12, insets: [16, 16, 16, 16], size: [100, 100],
            expected: [
                "item 0.0": [16, 16, 100, 100], "item 0.1": [137.5, 16, 100, 100], "item 0.2": [259, 16, 100, 100],
                "item 0.3": [16, 128, 100, 100], "item 0.4": [137.5, 128, 100, 100], "item 0.5": [259, 128, 100, 100],
                "item 0.6": [16, 240, 100, 100], "item 0.7": [137.5, 240, 100, 100],
            ]),
        FlowScene(
            "two sections side by side with headers", [375, 240], counts: [4, 2],
            lines: 12, items: 10, insets: [10, 14, 10, 14], size: [96, 72], header: [44, 0], isHorizontal: true,
            expected: [
                "item 0.0": [58, 10, 96, 72], "item 0.1": [58, 158, 96, 72], "item 0.2": [166, 10, 96, 72],
                "item 0.3": [166, 158, 96, 72], "item 1.0": [334, 10, 96, 72], "item 1.1": [334, 158, 96, 72],
                "header 0": [0, 0, 44, 240], "header 1": [276, 0, 44, 240],
            ]),
        FlowScene(
            "a section without items keeps header, insets and footer", [375, 300], counts: [1, 0, 1],
            lines: 10, items: 10, insets: [4, 12, 6, 12], size: [80, 40], header: [0, 30], footer: [0, 20],
            expected: [
                "item 2.0": [12, 194, 80, 40], "header 1": [0, 100, 375, 30], "header 2": [0, 160, 375, 30],
                "footer 1": [0, 140, 375, 20], "content": [0, 0, 375, 260],
            ]),
        FlowScene(
            "lines that fit to the point", [375, 400], counts: [5],
            lines: 12, items: 15, size: [115, 50],
            expected: [
                "item 0.0": [0, 0, 115, 50], "item 0.1": [130, 0, 115, 50], "item 0.2": [260, 0, 115, 50],
                "item 0.3": [0, 62, 115, 50], "item 0.4": [130, 62, 115, 50], "content": [0, 0, 375, 112],
            ]),
        FlowScene(
            "a footer and no header", [375, 300], counts: [2],
            lines: 10, items: 10, size: [80, 40], footer: [0, 12],
            expected: [
                "item 0.0": [0, 0, 80, 40], "item 0.1": [98.5, 0, 80, 40], "footer 0": [0, 40, 375, 12],
                "content": [0, 0, 375, 52],
            ]),
        FlowScene(
            "full lines are spread to both ends", [375, 400], counts: [7],
            lines: 10, items: 10, size: [100, 60],
            expected: [
                "item 0.0": [0, 0, 100, 60], "item 0.1": [137.5, 0, 100, 60], "item 0.2": [275, 0, 100, 60],
                "item 0.3": [0, 70, 100, 60], "item 0.5": [275, 70, 100, 60], "item 0.6": [0, 140, 100, 60],
                "content": [0, 0, 375, 200],
            ]),
        FlowScene(
            "headers, footers and items at half points", [375, 400], counts: [3, 2],
            lines: 10, items: 10, insets: [4, 12, 6, 12], size: [80, 40], header: [0, 30], footer: [0, 20],
            expected: [
                "item 0.0": [12, 34, 80, 40], "item 0.1": [102.5, 34, 80, 40], "item 0.2": [192.5, 34, 80, 40],
                "item 1.0": [12, 134, 80, 40], "item 1.1": [102.5, 134, 80, 40], "header 0": [0, 0, 375, 30],
                "header 1": [0, 100, 375, 30], "footer 0": [0, 80, 375, 20], "footer 1": [0, 180, 375, 20],
                "content": [0, 0, 375, 200],
            ]),
        FlowScene(
            "columns", [375, 220], counts: [7],
            lines: 10, items: 10, insets: [8, 12, 8, 12], size: [90, 70], isHorizontal: true,
            expected: [
                "item 0.0": [12, 8, 90, 70], "item 0.1": [12, 142, 90, 70], "item 0.2": [112, 8, 90, 70],
                "item 0.5": [212, 142, 90, 70], "item 0.6": [312, 8, 90, 70], "content": [0, 0, 414, 220],
            ]),
        FlowScene(
            "insets at all sides", [375, 400], counts: [7],
            lines: 10, items: 10, insets: [8, 16, 8, 16], size: [100, 60],
            expected: [
                "item 0.0": [16, 8, 100, 60], "item 0.1": [137.5, 8, 100, 60], "item 0.2": [259, 8, 100, 60],
                "item 0.6": [16, 148, 100, 60], "content": [0, 0, 375, 216],
            ]),
        FlowScene(
            "one item of two that would fit", [200, 300], counts: [1],
            lines: 6, items: 10, size: [90, 40],
            expected: [
                "item 0.0": [0, 0, 90, 40]
            ]),
        FlowScene(
            "a full line of different heights and one after it", [375, 300], counts: [5],
            lines: 10, items: 10, size: [80, 40], sizes: [[80, 40], [80, 90], [80, 40], [80, 40], [80, 40]],
            expected: [
                "item 0.0": [0, 25, 80, 40], "item 0.1": [98.5, 0, 80, 90], "item 0.3": [295, 25, 80, 40],
                "item 0.4": [0, 100, 80, 40], "content": [0, 0, 375, 140],
            ]),
        FlowScene(
            "a last line of different widths", [375, 300], counts: [3],
            lines: 10, items: 10, size: [80, 40], sizes: [[80, 40], [100, 40], [60, 40]],
            expected: [
                "item 0.0": [0, 0, 80, 40], "item 0.1": [90, 0, 100, 40], "item 0.2": [200, 0, 60, 40],
            ]),
        FlowScene(
            "one taller item", [375, 400], counts: [4],
            lines: 10, items: 10, sizes: [[80, 40], [80, 90], [80, 40], [80, 40]],
            expected: [
                "item 0.0": [0, 25, 80, 40], "item 0.1": [90, 0, 80, 90], "item 0.2": [180, 25, 80, 40],
                "item 0.3": [270, 25, 80, 40], "content": [0, 0, 375, 90],
            ]),
        FlowScene(
            "lines with room for one item only", [200, 300], counts: [2],
            lines: 6, items: 10, size: [150, 40],
            expected: [
                "item 0.0": [25, 0, 150, 40], "item 0.1": [25, 46, 150, 40],
            ]),
    ]

    /// Lays the scene out and expects every frame to be as it was measured: those of attributes and of views.
    private func check(_ scene: FlowScene, asksDelegate: Bool) {
        func rect(_ numbers: [CGFloat]) -> CGRect {
            CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        Stage.shown(size: CGSize(width: scene.view[0], height: scene.view[1]), scale: 2) { stage in
            let layout = UICollectionViewFlowLayout()
            layout.minimumLineSpacing = scene.lines
            layout.minimumInteritemSpacing = scene.items
            layout.sectionInset = UIEdgeInsets(
                top: scene.insets[0], left: scene.insets[1], bottom: scene.insets[2], right: scene.insets[3])
            layout.scrollDirection = scene.isHorizontal ? .horizontal : .vertical
            layout.itemSize = CGSize(width: scene.size[0], height: scene.size[1])
            layout.headerReferenceSize = CGSize(width: scene.header[0], height: scene.header[1])
            layout.footerReferenceSize = CGSize(width: scene.footer[0], height: scene.footer[1])
            let plain = CollectionRecorder(scene.counts), source = SceneSource(scene.counts)
            source.scene = scene
            let view = stage.collection(asksDelegate ? source : plain, layout)
            for (part, numbers) in scene.expected.sorted(by: { $0.key < $1.key }) {
                let expected = rect(numbers)
                let words = part.split(separator: " ")
                let places = words.count > 1 ? words[1].split(separator: ".").compactMap { Int($0) } : []
                switch words[0] {
                case "content": #expect(view.contentSize == expected.size, "\(view.contentSize)")
                case "item":
                    let path = IndexPath(item: places[1], section: places[0])
                    #expect(view.layoutAttributesForItem(at: path)?.frame == expected, "\(part)")
                    #expect(view.cellForItem(at: path)?.frame == expected, "\(part)")
                default:
                    let kind =
                        words[0] == "header"
                        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
                    let path = IndexPath(item: 0, section: places[0])
                    let attributes = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
                    #expect(attributes?.frame == expected, "\(part)")
                    #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame == expected, "\(part)")
                }
            }
        }
    }

    @Test("each item, header and footer is where it was measured", arguments: scenes)
    func frames(scene: FlowScene) {
        check(scene, asksDelegate: true)
        if scene.sizes.isEmpty { check(scene, asksDelegate: false) }
    }
}
