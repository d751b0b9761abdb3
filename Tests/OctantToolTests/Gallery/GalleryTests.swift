import CoreGraphics
import Foundation
import OctantDisplay
import OctantExport
import Testing
import UIKit
import ViewSupport

@testable import OctantTool

@Suite("The gallery's window", .serialized)
@MainActor
struct GalleryTests {
    /// From a telephone's to a large monitor's, in points.
    private nonisolated static let sizes = [
        CGSize(width: 320, height: 240), CGSize(width: 320, height: 480), CGSize(width: 390, height: 844),
        CGSize(width: 640, height: 480), CGSize(width: 759, height: 600), CGSize(width: 760, height: 600),
        CGSize(width: 1024, height: 768), CGSize(width: 1298, height: 918), CGSize(width: 1920, height: 1080),
        CGSize(width: 2560, height: 1440),
    ]

    private func onStage<Result>(
        _ size: CGSize, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        _ body: (Stage, UIView) throws -> Result
    ) rethrows -> Result {
        try Stage.shown(size: size, style: style, direction: direction) { stage in
            let controller = GalleryViewController(directory: URL(fileURLWithPath: "/nonexistent"))
            stage.window.rootViewController = controller
            _ = stage.window.renderTree
            return try body(stage, controller.view)
        }
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
    }

    private func place(of view: UIView, in outer: UIView) -> CGRect { view.convert(view.bounds, to: outer) }

    /// The scroll views around `view`.
    private func scrolls(around view: UIView) -> [UIScrollView] {
        sequence(first: view, next: \.superview).compactMap { $0 as? UIScrollView }
    }

    /// The tiles of the window: one an indicator, and the second styles of the activity indicator and of the bar.
    private static let tileCount = Indicators.all.count + 2

    @Test(
        "at every size, in light and dark and both directions, everything can be reached and nothing lies on another",
        arguments: sizes)
    func reach(size: CGSize) throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try onStage(size, direction: direction) { _, view in
                let inspector = try #require(all(InspectorView.self, in: view).first)
                let chosen = all(UISegmentedControl.self, in: view)
                    .filter { $0.titleForSegment(at: 1) == "Right to left" }.map(\.selectedSegmentIndex)
                #expect(chosen == (direction == .rightToLeft ? [1, 1] : [0, 0]))
                let cards = all(GalleryCard.self, in: view)
                #expect(cards.count == Self.tileCount)
                let bars = all(UIControl.self, in: view).filter {
                    ($0 is UISegmentedControl || $0 is UISlider) && !$0.isDescendant(of: inspector)
                }
                #expect(bars.count == 4)
                // What is cut off by the window or a scroll view can be scrolled into it.
                for part in cards + bars + all(UIControl.self, in: inspector) as [UIView] {
                    for scroll in scrolls(around: part) {
                        let frame = place(of: part, in: scroll)
                        #expect(frame.minX >= 0 && frame.maxX <= scroll.bounds.width, "\(size) \(part)")
                        #expect(frame.minY >= 0 && frame.maxY <= scroll.contentSize.height, "\(size) \(part)")
                    }
                    let outer = scrolls(around: part).last ?? view
                    let frame = place(of: outer, in: view)
                    #expect(view.bounds.contains(frame), "\(size) \(outer)")
                    if scrolls(around: part).isEmpty { #expect(view.bounds.contains(place(of: part, in: view))) }
                }
                let panel = try #require(scrolls(around: inspector).first)
                let positions = (cards + bars + [panel]).map { place(of: $0, in: view) }
                for (index, one) in positions.enumerated() {
                    for other in positions[..<index] { #expect(!one.intersects(other), "\(size)") }
                }
                // One column below 760 points.
                let columns = Set(cards.map { place(of: $0, in: view).minX })
                #expect((panel.superview is UIScrollView) == (size.width < 760))
                if size.width < 760 { #expect(columns == [20] && panel.frame.minX == 20) }
                if size.width > 1200 { #expect(columns.count >= 4) }
                let isPanelRight = panel.convert(panel.bounds, to: view).midX > view.bounds.midX
                if size.width >= 760 { #expect(isPanelRight == (direction == .leftToRight)) }
            }
        }
    }

    @Test("at the first size on a monitor of 1080 rows no card is cut, and the ring in the first row is whole")
    func firstSize() throws {
        try onStage(CGSize(width: 1298, height: 918)) { stage, view in
            let cards = all(GalleryCard.self, in: view)
            for card in cards {
                #expect(view.bounds.contains(place(of: card, in: view)))
                let scroll = try #require(scrolls(around: card).first)
                #expect(scroll.bounds.contains(place(of: card, in: scroll).insetBy(dx: -6, dy: -6)))
            }
        }
    }

    @Test("every control has a name, and the inspector reads from right to left when the gallery does")
    func namesAndDirection() throws {
        try onStage(CGSize(width: 1298, height: 918)) { stage, view in
            _ = stage.window.accessibilityTree
            let tree = try #require(stage.window.accessibilityTree)
            let roles: [AccessibilityRole] = [.slider, .button, .toggleButton, .switchButton, .radioButton, .textField]
            let controls = tree.elements.map(\.content).filter { roles.contains($0.role) }
            #expect(controls.count > 20 && controls.filter(\.name.isEmpty) == [])
            #expect(tree.elements.contains { $0.content.role == .slider && $0.content.name == "Progress" })
            let inspector = try #require(all(InspectorView.self, in: view).first)
            @MainActor func title() throws -> CGFloat {
                let label = try #require(all(UILabel.self, in: inspector).first { $0.text == "Animating" })
                return place(of: label, in: inspector).minX
            }
            #expect(try title() == 16)
            let directions = try #require(
                all(UISegmentedControl.self, in: view).first { $0.titleForSegment(at: 1) == "Right to left" })
            directions.selectedSegmentIndex = 1
            directions.sendActions(for: .valueChanged)
            _ = stage.window.renderTree
            #expect(try title() > 190)
            let inner = try #require(
                all(UISegmentedControl.self, in: inspector).first { $0.titleForSegment(at: 1) == "Right to left" })
            #expect(inner.selectedSegmentIndex == 1)
        }
    }

    @Test("it is read tile by tile, each by a name of its own, then the inspector; nothing is modal")
    func reading() throws {
        try onStage(CGSize(width: 1298, height: 918)) { stage, view in
            _ = stage.window.accessibilityTree
            let root = try #require(stage.window.accessibilityTree?.root)
            #expect(
                root.children.map(\.content.name) == [
                    "Appearance", "Direction", "Design", "Progress", "Indicators", "Inspector",
                ])
            let tiles = try #require(root.first { $0.content.name == "Indicators" }).elements.map(\.content)
            #expect(tiles.count == Self.tileCount && Set(tiles.map(\.name)).count == Self.tileCount)
            #expect(!tiles.contains { $0.name.isEmpty })
            #expect(
                tiles.allSatisfy { $0.role == .button } && tiles.filter { $0.states.contains(.selected) }.count == 1)
            let cards = all(GalleryCard.self, in: view)
            for card in cards {
                card.sendActions(for: .touchUpInside)
                let root = try #require(stage.window.accessibilityTree?.root)
                #expect(!root.holdsModal, "\(card.entry.name)")
                let string = try #require(root.first { $0.content.name == "Inspector" }).elements.map(\.content)
                let silent = string.filter { $0.name.isEmpty && $0.value.isEmpty }
                #expect(silent.isEmpty, "\(card.entry.name)")
            }
            #expect(stage.window.takeAccessibilityNotices().allSatisfy { $0.text?.isEmpty == false })
            let colors = root.first { $0.content.name == "Color" }?.elements.map(\.content) ?? []
            #expect(colors.count > 5 && colors.allSatisfy { $0.name.hasPrefix("Color, ") })
        }
    }

    @Test("in one column the inspector follows the chosen card")
    func chosen() throws {
        try onStage(CGSize(width: 640, height: 480)) { stage, view in
            let panel = try #require(all(InspectorView.self, in: view).first?.superview)
            let cards = all(GalleryCard.self, in: view)
            #expect(panel.frame.minY > cards[0].frame.maxY && panel.frame.maxY < cards[1].frame.minY)
            cards[5].sendActions(for: .touchUpInside)
            _ = stage.window.renderTree
            #expect(panel.frame.minY > cards[5].frame.maxY && panel.frame.maxY < cards[6].frame.minY)
        }
    }

    /// Where `OCTANT_PICTURES` names a folder, the images are written there.
    @Test("it is drawn at every size, light and dark, in both directions", arguments: sizes)
    func images(size: CGSize) throws {
        for (style, direction, name) in [
            (UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight, "light"),
            (.dark, .rightToLeft, "dark-right"),
        ] {
            try onStage(size, style: style, direction: direction) { stage, _ in
                let image = try stage.imageOnBackground()
                #expect(image.width == Int(size.width) && image.height == Int(size.height))
                // The background of grouped contents is seen around everything.
                let ground = UIColor.systemGroupedBackground.resolvedColor(with: stage.window.traitCollection).cgColor
                let red = Int(((ground.components?.first ?? 0) * 255).rounded())
                #expect(parts(image.pixel(x: 2, y: 2))[1] == red)
                guard let folder = ProcessInfo.processInfo.environment["OCTANT_PICTURES"] else { return }
                let file = "\(folder)/\(Int(size.width))x\(Int(size.height))-\(name).png"
                try Data(PNGEncoder().encode(image)).write(to: URL(fileURLWithPath: file))
            }
        }
    }
}
