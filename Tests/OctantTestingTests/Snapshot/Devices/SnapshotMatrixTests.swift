import OctantTesting
import SwiftUI
import Testing
import UIKit

/// References are in `__Snapshots__/SnapshotMatrixTests` beside this file.
@Suite("Snapshots on several devices", .serialized)
@MainActor
struct SnapshotMatrixTests {
    /// A page that shows its safe area, and a title in the language's direction.
    private final class Page: UIViewController {
        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            let area = UIView()
            area.backgroundColor = .secondarySystemFill
            let title = UILabel()
            title.text = "Title"
            title.font = .preferredFont(forTextStyle: .largeTitle)
            title.adjustsFontForContentSizeCategory = true
            for item in [area, title] {
                item.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(item)
            }
            let safe = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                area.leftAnchor.constraint(equalTo: safe.leftAnchor),
                area.rightAnchor.constraint(equalTo: safe.rightAnchor),
                area.topAnchor.constraint(equalTo: safe.topAnchor),
                area.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                title.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
                title.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            ])
        }
    }

    @Test("one call shows a controller on each device, in each style, text size and direction")
    func controller() {
        assertSnapshot(
            of: Page(),
            on: SnapshotMatrix(
                devices: [.iPhoneSE, .iPhone16.landscape], styles: [.light, .dark],
                contentSizes: [.large, .accessibilityLarge], directions: [.leftToRight, .rightToLeft]),
            scale: 0.25, named: "page")
    }

    @Test("a view of SwiftUI fills the screen, and a view keeps its size")
    func others() {
        let page = VStack {
            Text("Top")
            Spacer()
            Text("Bottom")
        }
        assertSnapshot(of: page, on: SnapshotMatrix(devices: [.iPhone16Pro, .iPad]), scale: 0.25, named: "swiftui")
        assertSnapshot(of: UISwitch(), on: SnapshotMatrix(devices: [.iPhoneSE]), named: "switch")
    }

    @Test("views know the device: size classes, idiom and safe area")
    func traits() throws {
        final class Seen: UIViewController {
            static var traits: [UITraitCollection] = []
            static var areas: [UIEdgeInsets] = []
            override func viewDidAppear(_ animated: Bool) {
                Self.traits.append(traitCollection)
                Self.areas.append(view.safeAreaInsets)
            }
        }
        let devices: [SnapshotDevice] = [.iPhoneSE, .iPhone16ProMax.landscape, .iPadMini.landscape]
        let call = SnapshotCall(fileID: #fileID, filePath: #filePath, function: "none", line: 1, column: 1)
        // None is recorded: only what is seen counts.
        let failures = verifySnapshots(
            of: { Seen() }, on: SnapshotMatrix(devices: devices), at: [0], scale: 0.1, tolerance: 0, named: "x",
            record: .never, call: call)
        #expect(failures.count == 3)
        #expect(Seen.traits.map(\.horizontalSizeClass) == [.compact, .regular, .regular])
        #expect(Seen.traits.map(\.verticalSizeClass) == [.regular, .compact, .regular])
        #expect(Seen.traits.map(\.userInterfaceIdiom) == [.phone, .phone, .pad])
        #expect(Seen.areas.map(\.top) == [20, 0, 24] && Seen.areas.map(\.left) == [0, 62, 0])
        #expect(SnapshotDevice.iPad.landscape.size == CGSize(width: 1180, height: 820))
        #expect(SnapshotDevice.iPhoneSE.landscape.landscape == .iPhoneSE.landscape)
    }
}
