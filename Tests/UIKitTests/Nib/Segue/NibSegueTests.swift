import CoreGraphics
import Foundation
import OctantBase
import Testing
@testable import UIKit
import ViewSupport

/// A list out of a storyboard, which notes its segues.
@MainActor
final class SeguedListController: UITableViewController, NibConnectable {
    var log: [String] = []
    var refuses = false
    var addButton: UIBarButtonItem?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("selected \(indexPath.row)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return !refuses
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
        log.append("prepare \(segue.identifier ?? "-") \(row.map(String.init) ?? "-")")
        segue.destination.title = row.map { "Row \($0)" } ?? "Other"
    }

    func back(_ segue: UIStoryboardSegue) { log.append("back by \(segue.identifier ?? "-")") }

    func makeAdding(_ coder: NSCoder, _ sender: Any?) -> SeguedAddingController? {
        SeguedAddingController(coder: coder, note: "made by the list")
    }

    class var nibConnections: [NibConnection] {
        [
            .outlet("addButton", \SeguedListController.addButton), .action("back:", SeguedListController.back),
            .segueAction("makeAdding:sender:", SeguedListController.makeAdding),
        ]
    }
}

final class SeguedAddingController: UIViewController {
    let note: String

    init?(coder: NSCoder, note: String) {
        self.note = note
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

/// A segue of the program's own.
final class SeguedSwap: UIStoryboardSegue {
    override func perform() {
        source.navigationController?.setViewControllers([destination], animated: false)
    }
}

@Suite("Segues of storyboards")
@MainActor
struct NibSegueTests {
    private static let module = "customModule=\"UIKitTests\" customModuleProvider=\"target\""
    private static let scenes = """
        <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
            </navigationBar>
            <connections>
                <segue destination="list" kind="relationship" relationship="rootViewController" id="s0"/>
            </connections>
        </navigationController>
        """
    private static let others = """
        <tableViewController id="list" customClass="SeguedListController" \(module) sceneMemberID="viewController">
            <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="table">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <prototypes>
                    <tableViewCell reuseIdentifier="row" textLabel="l" style="IBUITableViewCellStyleDefault" \
        accessoryType="detailDisclosureButton" id="cell">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                            <subviews><label text="Title" id="l"/></subviews>
                        </tableViewCellContentView>
                        <connections>
                            <segue destination="detail" kind="show" identifier="detail" id="s1"/>
                            <segue destination="detail" kind="presentation" identifier="info" \
        modalPresentationStyle="fullScreen" animates="NO" trigger="accessoryAction" id="s2"/>
                        </connections>
                    </tableViewCell>
                </prototypes>
                <connections><outlet property="dataSource" destination="list" id="o1"/>\
        <outlet property="delegate" destination="list" id="o2"/></connections>
            </tableView>
            <navigationItem key="navigationItem" title="List" id="item">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                    <connections><segue destination="adding" kind="show" identifier="add" animates="NO" \
        destinationCreationSelector="makeAdding:sender:" id="s3"/></connections>
                </barButtonItem>
            </navigationItem>
            <connections>
                <outlet property="addButton" destination="add" id="o3"/>
                <segue destination="detail" kind="custom" identifier="swap" customClass="SeguedSwap" \(module) id="s4"/>
                <segue destination="detail" kind="popoverPresentation" identifier="pop" \
        popoverAnchorBarButtonItem="add" id="s5"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
            </connections>
        </tableViewController>
        <viewController id="detail" hidesBottomBarWhenPushed="YES" sceneMemberID="viewController">
            <view key="view" id="dv"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <button buttonType="system" id="b"><rect key="frame" x="20" y="200" width="100" height="44"/>
                        <connections><segue destination="exit" kind="unwind" identifier="home" \
        unwindAction="back:" id="s6"/></connections>
                    </button>
                </subviews>
            </view>
        </viewController>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        <viewController id="adding" customClass="SeguedAddingController" \(module) sceneMemberID="viewController">
            <view key="view" id="av"/>
        </viewController>
        """

    private static func with(_ body: (Stage, UINavigationController, SeguedListController) throws -> Void) throws {
        let storyboard = UIStoryboard(data: NibPage.storyboard(scenes, initial: "nav", beside: others))
        try Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            let list = try #require(navigation.topViewController as? SeguedListController)
            stage.window.rootViewController = navigation
            stage.pass(1)
            try body(stage, navigation, list)
            #expect(storyboard.issues == [])
        }
    }

    @Test("a navigation controller comes with its root, and with the bar that the file has for it")
    func containers() throws {
        try Self.with { _, navigation, list in
            #expect(navigation.viewControllers == [list] && list.navigationItem.title == "List")
            #expect(navigation.navigationBar.prefersLargeTitles)
            #expect(navigation.navigationBar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(list.addButton === list.navigationItem.rightBarButtonItem && list.addButton != nil)
            #expect(list.tableView.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1", "Row 2"])
        }
    }

    @Test("a cell begins its segue with itself as the sender, before the delegate knows of the choice")
    func cells() throws {
        try Self.with { stage, navigation, list in
            let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(cell.accessibilityActivate())
            #expect(list.log == ["should detail", "prepare detail 1", "selected 1"])
            stage.pass(1)
            #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.title == "Row 1")
            #expect(navigation.topViewController?.hidesBottomBarWhenPushed == true)
        }
    }

    @Test("a controller can refuse what a cell asks for, but not what it asks for itself")
    func refusal() throws {
        try Self.with { stage, navigation, list in
            list.refuses = true
            let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            _ = cell.accessibilityActivate()
            #expect(list.log == ["should detail", "selected 0"] && navigation.viewControllers.count == 1)
            list.performSegue(withIdentifier: "detail", sender: nil)
            stage.pass(1)
            #expect(list.log.last == "prepare detail -" && navigation.topViewController?.title == "Other")
        }
    }

    @Test("the detail button of a cell begins a segue of its own, which presents")
    func accessory() throws {
        try Self.with { stage, _, list in
            let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
            let button = try #require(cell.subviews.last { $0 is UIControl } as? UIControl)
            button.sendActions(for: .touchUpInside)
            stage.pass(1)
            #expect(list.log == ["should info", "prepare info 2"])
            #expect(list.presentedViewController?.title == "Row 2")
            #expect(list.presentedViewController?.modalPresentationStyle == .fullScreen)
        }
    }

    @Test("a segue action makes the destination, and a bar's button begins the segue")
    func segueAction() throws {
        try Self.with { stage, navigation, list in
            list.addButton?.method?.send(from: list.addButton ?? list, event: nil, first: nil)
            stage.pass(1)
            #expect((navigation.topViewController as? SeguedAddingController)?.note == "made by the list")
        }
    }

    @Test("a segue of the program's own class does what that does")
    func custom() throws {
        try Self.with { stage, navigation, list in
            list.performSegue(withIdentifier: "swap", sender: nil)
            stage.pass(1)
            #expect(navigation.viewControllers.count == 1 && navigation.topViewController !== list)
        }
    }

    @Test("an unwind segue calls the method of the controller that has it, and goes back there")
    func unwinding() throws {
        try Self.with { stage, navigation, list in
            for name in ["detail", "info"] {
                list.performSegue(withIdentifier: name, sender: nil)
                stage.pass(1)
                let detail = try #require(list.presentedViewController ?? navigation.topViewController)
                #expect(detail !== list)
                list.log = []
                try #require(detail.view.first(UIButton.self)).sendActions(for: .primaryActionTriggered)
                #expect(list.log == ["back by home"])
                stage.pass(1)
                #expect(navigation.viewControllers == [list] && list.presentedViewController == nil)
            }
        }
    }

    @Test("a segue that is not there is one line of the log")
    func none() throws {
        try Self.with { _, _, list in
            let lines = Locked<[String]>([])
            Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
                list.performSegue(withIdentifier: "nowhere", sender: nil)
            }
            #expect(lines.withLock { $0.count } == 1 && lines.withLock { $0.first }?.contains("'nowhere'") == true)
        }
    }

    @Test("a container view gets its controller before viewDidLoad, through prepare(for:sender:)")
    func embedding() throws {
        let storyboard = UIStoryboard(
            data: NibPage.storyboard(
                """
                <viewController id="one" customClass="SeguedEmbeddingController" \(Self.module) \
                sceneMemberID="viewController">
                    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
                        <containerView id="c"><rect key="frame" x="10" y="20" width="100" height="50"/>
                        <connections><segue destination="two" kind="embed" identifier="inner" id="s"/></connections>
                        </containerView>
                    </subviews></view>
                </viewController>
                """,
                beside: """
                    <viewController title="Two" id="two" sceneMemberID="viewController"><view key="view" id="w"/>\
                    </viewController>
                    """))
        let controller = try #require(storyboard.instantiateInitialViewController() as? SeguedEmbeddingController)
        #expect(controller.view.subviews.count == 1 && controller.log == ["prepare inner Two", "loaded 1"])
        let child = try #require(controller.children.first)
        #expect(child.view.superview === controller.view.subviews.first)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50) && storyboard.issues == [])
    }

    @Test("tab bar controllers come with theirs, in order; a container in itself is an issue")
    func tabs() throws {
        let storyboard = UIStoryboard(
            data: NibPage.storyboard(
                """
                <tabBarController id="tabs" sceneMemberID="viewController">
                    <tabBar key="tabBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0.0" y="0.0" \
                width="320" height="49"/></tabBar>
                    <connections>
                        <segue destination="a" kind="relationship" relationship="viewControllers" id="s1"/>
                        <segue destination="b" kind="relationship" relationship="viewControllers" id="s2"/>
                        <segue destination="tabs" kind="relationship" relationship="viewControllers" id="s3"/>
                    </connections>
                </tabBarController>
                """, initial: "tabs",
                beside: """
                    <viewController id="a" sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="First" image="star" catalog="system" id="i"/>
                    </viewController>
                    <navigationController id="b" sceneMemberID="viewController">
                        <tabBarItem key="tabBarItem" title="Second" id="j"/>
                        <connections><segue destination="a" kind="relationship" relationship="rootViewController" \
                    id="s4"/></connections>
                    </navigationController>
                    """))
        try Log.redirected(to: { _ in }) {
            let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
            #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["First", "Second"])
            #expect(tabs.tabBar.items?.first?.image != nil)
            #expect((tabs.viewControllers?.last as? UINavigationController)?.viewControllers.count == 1)
        }
        #expect(storyboard.issues.map(\.kind) == [.missingReference])
    }
}

final class SeguedEmbeddingController: UIViewController {
    var log: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "") \(segue.destination.title ?? "")")
    }

    override func viewDidLoad() { log.append("loaded \(children.count)") }
}
