import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("A table's controller")
@MainActor
struct UITableViewControllerTests {
    private final class Names: UITableViewController {
        var names = ["Ada", "Bob"]
        var chosen: [Int] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
            refreshControl = UIRefreshControl()
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
        }
    }

    @Test("shows its rows, is told of the choice, and has the table's refresh control")
    func code() {
        Stage.shown(size: CGSize(width: 320, height: 440)) { stage in
            let controller = Names(style: .insetGrouped)
            stage.window.rootViewController = controller
            CATransaction.flush()
            #expect(controller.tableView.style == .insetGrouped)
            #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Ada", "Bob"])
            #expect(controller.tableView.refreshControl === controller.refreshControl)
            stage.tap(100, 100)
            #expect(controller.chosen.count == 1)
        }
    }

    private static func page(_ mode: String, _ content: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
          <scenes><scene sceneID="s"><objects>
            <tableViewController id="c" sceneMemberID="viewController">
              <tableView key="view" \(mode) style="plain" separatorStyle="default" rowHeight="50" id="t">
                <rect key="frame" x="0.0" y="0.0" width="320" height="440"/>
                \(content)
                <connections>
                  <outlet property="dataSource" destination="c" id="o1"/>
                  <outlet property="delegate" destination="c" id="o2"/>
                </connections>
              </tableView>
            </tableViewController>
          </objects></scene></scenes>
        </document>
        """
    }

    private static func cell(_ id: String, _ text: String) -> String {
        """
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" reuseIdentifier="\(id)" \
        textLabel="l\(id)" style="IBUITableViewCellStyleDefault" accessoryType="disclosureIndicator" id="\(id)">
          <rect key="frame" x="0.0" y="28" width="320" height="50"/>
          <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" id="v\(id)">
            <rect key="frame" x="0.0" y="0.0" width="280" height="50"/>
            <subviews>
              <label opaque="NO" contentMode="left" text="\(text)" id="l\(id)">
                <rect key="frame" x="16" y="0.0" width="250" height="50"/>
              </label>
            </subviews>
          </tableViewCellContentView>
        </tableViewCell>
        """
    }

    private func shown(_ page: String, _ body: (Stage, UIStoryboard) throws -> Void) throws {
        try ResourceFolder.with { folder in
            try folder.write("Rows.storyboard", page)
            let storyboard = try UIStoryboard(name: "Rows", bundle: folder.bundle)
            try Stage.shown(size: CGSize(width: 320, height: 440)) { stage in try body(stage, storyboard) }
        }
    }

    @Test("has the static cells of a storyboard as its rows")
    func storyboard() throws {
        let sections = """
            <sections><tableViewSection headerTitle="Head" id="s1"><cells>
              \(Self.cell("a", "First"))\(Self.cell("b", "Second"))
            </cells></tableViewSection></sections>
            """
        try shown(Self.page("dataMode=\"static\"", sections)) { stage, storyboard in
            let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
            stage.window.rootViewController = controller
            CATransaction.flush()
            #expect(storyboard.issues.isEmpty, "\(storyboard.issues)")
            let cells = controller.tableView.visibleCells
            #expect(cells.map { $0.textLabel?.text } == ["First", "Second"])
            #expect(cells.map(\.frame.height) == [50, 50] && cells[0].accessoryType == .disclosureIndicator)
            #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "Head")
        }
    }

    @Test("makes a new cell of a prototype for each row")
    func prototypes() throws {
        let content = "<prototypes>\(Self.cell("p", "Prototype"))</prototypes>"
        try shown(Self.page("dataMode=\"prototypes\"", content)) { stage, storyboard in
            let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
            stage.window.rootViewController = controller
            let table = try #require(controller.tableView)
            let cells = (0..<2).compactMap { _ in table.dequeueReusableCell(withIdentifier: "p") }
            #expect(cells.count == 2 && cells.first !== cells.last)
            #expect(cells.map { $0.textLabel?.text } == ["Prototype", "Prototype"])
            #expect(storyboard.issues.isEmpty, "\(storyboard.issues)")
        }
    }
}
