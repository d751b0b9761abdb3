import CoreGraphics
import Testing

@testable import UIKit

/// A view of a program's own, with everything that a file can reach.
class DialView: UIView, NibConnectable {
    private(set) var log: [String] = []
    private(set) var sawSubviews = -1
    private(set) var frameAtBirth = CGRect.null
    var lineWidth: CGFloat = 4 { didSet { log.append("lineWidth") } }
    var steps = 1
    var caption: String? = "none"
    var tone: UIColor = .black
    var isOn = false
    var spot = CGPoint.zero
    var room = CGSize.zero
    var position = CGRect.zero
    var span = NSRange(location: 0, length: 0)
    weak var label: UILabel! { didSet { log.append("label") } }
    var width: NSLayoutConstraint?
    var parts: [UIView] = []
    private(set) var sent: [String] = []

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        (sawSubviews, frameAtBirth) = (subviews.count, frame)
        log.append("init")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake")
    }

    func retry() { sent.append("retry") }
    func turn(_ sender: UIButton) { sent.append("turn \(sender.tag)") }

    class var nibConnections: [NibConnection] {
        [
            .attribute("lineWidth", \DialView.lineWidth), .attribute("steps", \DialView.steps),
            .attribute("caption", \DialView.caption), .attribute("tone", \DialView.tone),
            .attribute("isOn", \DialView.isOn), .attribute("spot", \DialView.spot),
            .attribute("room", \DialView.room), .attribute("place", \DialView.position),
            .attribute("span", \DialView.span), .outlet("label", \DialView.label),
            .outlet("width", \DialView.width), .outlets("parts", \DialView.parts),
            .action("retry", DialView.retry), .action("turn:", DialView.turn),
        ]
    }
}

/// What this module gives to every view.
extension UIView {
    fileprivate var strength: Int {
        get { Int(layer.zPosition) }
        set { layer.zPosition = CGFloat(newValue) }
    }

    @MainActor enum __NibConnections: NibExtension {
        static var nibConnections: [NibConnection] { [.attribute("strength", \UIView.strength)] }
    }
}

/// A view that wants no file.
private final class RefusingView: UIView {
    required init?(coder: NSCoder) { nil }
}

/// The object for File's Owner.
@MainActor
private final class Owner: NibConnectable {
    var dial: DialView?
    private(set) var presses = 0
    func press(_ sender: UIControl, event: UIEvent?) { presses += 1 }

    static var nibConnections: [NibConnection] {
        [.outlet("dial", \Owner.dial), .action("press:event:", Owner.press)]
    }
}

@Suite("Classes, outlets, actions and attributes from interface files")
@MainActor
struct NibConnectionTests {
    private static let module = #"customModule="UIKitTests" customModuleProvider="target""#

    @Test("a class is found by its name, and made with init(coder:), its frame and subviews there already")
    func customClass() throws {
        let dial: DialView = try NibPage.object(
            """
            <view customClass="DialView" \(Self.module) id="v"><rect key="frame" x="1" y="2" width="3" height="4"/>
            <subviews><view id="a"/><view id="b"/></subviews></view>
            """)
        #expect(dial.sawSubviews == 2 && dial.frameAtBirth == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("runtime attributes of every type are set, then outlets, and then the object is woken")
    func attributes() throws {
        let dial: DialView = try NibPage.object(
            """
            <view customClass="DialView" \(Self.module) id="v"><subviews><label text="x" id="l"/></subviews>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="lineWidth"><real key="value" value="6.5"/>\
            </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="steps"><integer key="value" value="8"/>\
            </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Wait"/>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isOn" value="YES"/>
                <userDefinedRuntimeAttribute type="color" keyPath="tone"><color key="value" \
            systemColor="systemMintColor"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="point" keyPath="spot"><point key="value" x="1" y="2"/>\
            </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="size" keyPath="room"><size key="value" width="3" height="4"/>\
            </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="rect" keyPath="place"><rect key="value" x="1" y="2" width="3" \
            height="4"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="range" keyPath="span"><range key="value" location="2" length="5"/>\
            </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" \
            value="9"/>\
            </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="1" \
            alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <connections><outlet property="label" destination="l" id="o1"/></connections></view>
            """)
        #expect(dial.lineWidth == 6.5 && dial.steps == 8 && dial.caption == "Wait" && dial.isOn)
        #expect(dial.tone == .systemMint && dial.spot == CGPoint(x: 1, y: 2))
        #expect(dial.room == CGSize(width: 3, height: 4) && dial.position == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(dial.span == NSRange(location: 2, length: 5))
        #expect(dial.layer.cornerRadius == 9 && dial.layer.borderColor == UIColor.white.cgColor)
        #expect(dial.log == ["init", "lineWidth", "label", "awake"])
    }

    @Test("what an extension gives to a class of another module is found, for its own classes and for others")
    func extensions() throws {
        let attributes = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="strength">\
            <integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """
        let dial: DialView = try NibPage.object(
            "<view customClass=\"DialView\" \(Self.module) id=\"v\">\(attributes)</view>")
        #expect(dial.strength == 3)
        #expect(NibConnection.all(of: UILabel()).contains { $0.name == "strength" } == false)
        #expect(NibConnection.all(of: UILabel(), modules: ["UIKitTests"]).contains { $0.name == "strength" })
    }

    @Test("nil sets what can be nil")
    func nilAttribute() throws {
        let (dial, issues) = try NibPage.load(
            """
            <view customClass="DialView" \(Self.module) id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="nil" keyPath="caption"/>
                <userDefinedRuntimeAttribute type="nil" keyPath="steps"/>
            </userDefinedRuntimeAttributes></view>
            """, as: DialView.self)
        #expect(dial.caption == nil && dial.steps == 1)
        #expect(issues.map(\.kind) == [.notConnected] && issues.first?.subject == "steps")
    }

    @Test("outlets reach views, constraints and collections, of the owner and of views")
    func outlets() throws {
        let owner = Owner()
        let dial: DialView = try NibPage.object(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"><connections>
                <outlet property="dial" destination="v" id="o0"/></connections></placeholder>
            <view customClass="DialView" \(Self.module) id="v">
                <subviews><label text="a" id="l"/><view id="m"/></subviews>
                <constraints><constraint firstItem="m" firstAttribute="width" constant="30" id="w"/></constraints>
                <connections>
                    <outlet property="label" destination="l" id="o1"/><outlet property="width" destination="w" id="o2"/>
                    <outletCollection property="parts" destination="m" id="o3"/>
                    <outletCollection property="parts" destination="l" id="o4"/>
                </connections>
            </view>
            """, owner: owner)
        #expect(owner.dial === dial && dial.label?.text == "a" && dial.width?.constant == 30)
        #expect(dial.parts.map { $0 is UILabel } == [false, true])
    }

    @Test("actions call methods without arguments, with the sender, and with the event, of views, owner and responders")
    func actions() throws {
        let owner = Owner()
        let dial: DialView = try NibPage.object(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view customClass="DialView" \(Self.module) id="v"><subviews><button buttonType="system" tag="3" id="b">
                <connections>
                    <action selector="retry" destination="v" eventType="touchDown" id="a1"/>
                    <action selector="turn:" destination="v" eventType="touchUpInside" id="a2"/>
                    <action selector="press:event:" destination="-1" eventType="touchUpInside" id="a3"/>
                    <action selector="turn:" destination="-2" eventType="valueChanged" id="a4"/>
                </connections></button></subviews></view>
            """, owner: owner)
        let button = try #require(dial.subviews.first as? UIButton)
        button.sendActions(for: .touchDown)
        #expect(dial.sent == ["retry"] && owner.presses == 0)
        button.sendActions(for: .touchUpInside)
        #expect(dial.sent == ["retry", "turn 3"] && owner.presses == 1)
        button.sendActions(for: .valueChanged)
        #expect(dial.sent == ["retry", "turn 3", "turn 3"])
    }

    @Test("a class that is not there is reported by name and line, and UIKit's stands in for it")
    func unknownClass() throws {
        let (view, issues) = try NibPage.load(
            #"<label text="a" customClass="NoSuchLabel" customModule="Nowhere" id="v"/>"#, as: UILabel.self)
        #expect(type(of: view) == UILabel.self && view.text == "a")
        #expect(issues.map(\.kind) == [.unknownClass])
        #expect(issues.first?.subject == "NoSuchLabel" && issues.first?.line == 7)
    }

    @Test("a class that is no view stands for none, and a view that refuses the file is left out")
    func unfitClasses() throws {
        let (view, issues) = try NibPage.load(
            """
            <view id="v"><subviews><view customClass="UIScreen" customModule="UIKit" id="a"/>
            <view customClass="Refusing" id="b"/></subviews></view>
            """, as: UIView.self)
        #expect(view.subviews.count == 2 && issues.map(\.kind) == [.unknownClass, .unknownClass])
        UINib.register(RefusingView.self, forClassName: "Refusing")
        let second = try NibPage.load(
            #"<view id="v"><subviews><view customClass="Refusing" id="b"/></subviews></view>"#, as: UIView.self)
        #expect(second.object.subviews.isEmpty && second.issues.map(\.kind) == [.refusedObject])
    }

    @Test("what a class does not declare is reported by its name, and nothing else is lost")
    func notDeclared() throws {
        let (dial, issues) = try NibPage.load(
            """
            <view customClass="DialView" \(Self.module) id="v"><subviews><view id="m"/></subviews>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="missing" value="YES"/>
                <userDefinedRuntimeAttribute type="string" keyPath="lineWidth" value="wide"/>
            </userDefinedRuntimeAttributes>
            <connections><outlet property="label" destination="m" id="o1"/>
            <outlet property="needle" destination="m" id="o2"/>
            <outletCollection property="parts" destination="m" id="o3"/></connections></view>
            """, as: DialView.self)
        #expect(issues.map(\.kind) == [.notConnected, .notConnected, .notConnected, .notConnected])
        #expect(issues.map(\.subject) == ["missing", "lineWidth", "label", "needle"])
        #expect(dial.lineWidth == 4 && dial.label == nil && dial.parts.count == 1)
    }

    @Test("gesture recognizers and their actions come along")
    func gestures() throws {
        let nib = UINib(
            data: NibPage.xib(
                """
                <view customClass="DialView" \(Self.module) id="v"><gestureRecognizers/><connections>
                    <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o"/>\
                </connections>\
                </view>
                <tapGestureRecognizer id="t"><connections><action selector="retry" destination="v" id="a"/>\
                </connections></tapGestureRecognizer>
                """), bundle: nil)
        let objects = try nib.objects(withOwner: nil)
        let dial = try #require(objects.first as? DialView)
        #expect(nib.issues == [] && dial.gestureRecognizers?.count == 1)
        #expect(dial.gestureRecognizers?.first is UITapGestureRecognizer)
    }

    @Test("objects from outside stand for placeholders of their own")
    func externalObjects() throws {
        let label = UILabel()
        let nib = UINib(
            data: NibPage.xib(
                """
                <placeholder placeholderIdentifier="shared" id="ext"/>
                <view customClass="DialView" \(Self.module) id="v"><connections>
                <outlet property="label" destination="ext" id="o"/></connections></view>
                """), bundle: nil)
        let objects = try nib.objects(withOwner: nil, options: [.externalObjects: ["shared": label]])
        #expect((objects.first as? DialView)?.label === label)
    }
}
