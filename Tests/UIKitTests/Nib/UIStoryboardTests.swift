import CoreGraphics
import OctantBase
import Testing
import UIKit

/// A controller of a program's own.
class LoadingController: UIViewController, NibConnectable {
    private(set) var log: [String] = []
    var spinner: UIActivityIndicatorView!
    var grace = 0.0
    var note = "coder"

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(grace) \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded \(spinner != nil)")
    }

    class var nibConnections: [NibConnection] {
        [.outlet("spinner", \LoadingController.spinner), .attribute("grace", \LoadingController.grace)]
    }
}

@Suite("Storyboards, and controllers from interface files")
@MainActor
struct UIStoryboardTests {
    private static let controller = """
        <viewController storyboardIdentifier="loading" title="Loading" id="one" customClass="LoadingController" \
        customModule="UIKitTests" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews><activityIndicatorView animating="YES" style="large" \
        translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        constant="20" id="c1"/>
                    <constraint firstItem="safe" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" \
        constant="3" id="c2"/>
                </constraints>
            </view>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="grace"><real key="value" value="0.5"/>\
        </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <connections><outlet property="spinner" destination="a" id="o1"/></connections>
        </viewController>
        """

    @Test("the initial controller wakes before its view is made, and has its outlets when that is loaded")
    func initial() throws {
        let storyboard = UIStoryboard(data: NibPage.storyboard(Self.controller))
        let controller = try #require(storyboard.instantiateInitialViewController() as? LoadingController)
        #expect(controller.log == ["awake 0.5 false"] && controller.title == "Loading")
        #expect(controller.storyboard === storyboard)
        let view = try #require(controller.view)
        #expect(controller.log == ["awake 0.5 false", "loaded true"] && view.bounds.size.width == 320)
        #expect(controller.spinner.isAnimating && controller.spinner.superview === view)
        view.layoutIfNeeded()
        #expect(controller.spinner.frame == CGRect(x: 280, y: 20, width: 37, height: 37))
        #expect(storyboard.issues == [])
    }

    @Test("controllers are found by their identifier; a wrong one is an error that says which there are")
    func identifiers() throws {
        let storyboard = UIStoryboard(data: NibPage.storyboard(Self.controller))
        #expect(storyboard.instantiateViewController(withIdentifier: "loading") is LoadingController)
        #expect(throws: NibError.noController(identifier: "other", known: ["loading"])) {
            try storyboard.viewController(withIdentifier: "other")
        }
        Log.redirected(to: { _ in }) {
            #expect(type(of: storyboard.instantiateViewController(withIdentifier: "x")) == UIViewController.self)
        }
    }

    @Test("a creator makes the controller from the coder")
    func creator() throws {
        let storyboard = UIStoryboard(data: NibPage.storyboard(Self.controller))
        let made = storyboard.instantiateInitialViewController { coder -> LoadingController? in
            let controller = LoadingController(coder: coder)
            controller?.note = "creator"
            return controller
        }
        let controller = try #require(made)
        #expect(controller.note == "creator" && controller.grace == 0.5)
        #expect(controller.view != nil && controller.spinner != nil)
    }

    @Test("the older guides of a controller's top and bottom stand for its safe area")
    func controllerGuides() throws {
        let storyboard = UIStoryboard(
            data: NibPage.storyboard(
                """
                <viewController id="one" sceneMemberID="viewController">
                    <layoutGuides><viewControllerLayoutGuide type="top" id="t"/>\
                <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
                    <view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="200"/>
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="p"/></subviews><constraints>
                    <constraint firstItem="p" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="c1"/>
                    <constraint firstItem="b" firstAttribute="top" secondItem="p" secondAttribute="bottom" id="c2"/>
                    </constraints></view>
                </viewController>
                """))
        let controller = try #require(storyboard.instantiateInitialViewController())
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
        let view = try #require(controller.view)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame.minY == 30 && view.subviews.first?.frame.maxY == 190)
        #expect(storyboard.issues == [])
    }

    @Test("a navigation controller comes with its root view controller, and segues are no issue")
    func navigation() throws {
        let storyboard = UIStoryboard(
            data: NibPage.storyboard(
                """
                <navigationController id="nav" sceneMemberID="viewController"><connections>
                    <segue destination="one" kind="relationship" relationship="rootViewController" id="s1"/>
                </connections></navigationController>
                """, initial: "nav",
                beside: """
                    <viewController title="Root" id="one" sceneMemberID="viewController"><view key="view" id="v"/>
                    <connections><segue destination="two" kind="show" id="s2"/></connections></viewController>
                    """))
        let controller = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let root = try #require(controller.topViewController)
        #expect(root.title == "Root" && root.view != nil && storyboard.issues == [])
    }

    @Test("a storyboard without an initial controller, and one that is not there, answer nil and say why")
    func none() {
        let storyboard = UIStoryboard(data: NibPage.storyboard(Self.controller, initial: "nobody"))
        #expect(throws: NibError.noInitialController(storyboard: "")) { try storyboard.initialViewController() }
        let lines = Locked<[String]>([])
        Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
            #expect(UIStoryboard(name: "Nowhere", bundle: nil).instantiateInitialViewController() == nil)
        }
        #expect(lines.withLock { $0.count } == 1 && lines.withLock { $0.first }?.contains("'Nowhere'") == true)
    }

    @Test("a controller's view is the outlet of File's Owner in the file of its name, also in Base.lproj")
    func nibName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-\(UUID().uuidString).bundle")
        let base = folder.appendingPathComponent("Base.lproj")
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = NibPage.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoadingController"><connections>
                <outlet property="spinner" destination="a" id="o1"/><outlet property="view" destination="v" id="o2"/>
            </connections></placeholder>
            <view tag="11" id="v"><subviews><activityIndicatorView style="medium" id="a"/></subviews></view>
            """)
        try page.write(to: folder.appendingPathComponent("Named.xib"))
        try page.write(to: base.appendingPathComponent("Loading.xib"))
        let bundle = try #require(Bundle(path: folder.path))
        let named = LoadingController(nibName: "Named", bundle: bundle)
        #expect(named.view.tag == 11 && named.spinner != nil && named.log == ["loaded true"])
        let implied = LoadingController(nibName: nil, bundle: bundle)
        #expect(implied.view.tag == 11)
        #expect(bundle.loadNibNamed("Loading", owner: LoadingController())?.count == 1)
        Log.redirected(to: { _ in }) {
            let missing = LoadingController(nibName: "Missing", bundle: bundle)
            #expect(missing.view.tag == 0)
            #expect(bundle.loadNibNamed("Missing", owner: nil) == nil)
        }
    }
}
