import CoreGraphics
import Testing
import UIKit

@Suite("Interface files with something wrong in them")
@MainActor
struct NibErrorTests {
    private func load(_ text: String) throws {
        _ = try Log.$sink.withValue({ _ in }) { try UINib(data: Data(text.utf8), bundle: nil).objects(withOwner: nil) }
    }

    @Test("broken XML is an error with its line")
    func broken() throws {
        let text =
            "<?xml version=\"1.0\"?>\n<document type=\"CocoaTouch\">\n<objects>\n<view></label>\n</objects></document>"
        let error = try #require(throws: NibError.self) { try load(text) }
        guard case .malformed(let line, _) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(line == 4)
    }

    @Test("what is no interface file, compiled ones included, is an error of its own")
    func otherFiles() {
        #expect(throws: NibError.compiled) { try load("NIBArchive\u{1}\u{0}\u{0}\u{0}") }
        #expect(throws: NibError.compiled) { try load("bplist00abcdefgh") }
        #expect(throws: NibError.notInterface(element: "svg", type: "")) { try load("<svg width=\"3\"/>") }
        #expect(throws: NibError.notInterface(element: "document", type: "com.apple.InterfaceBuilder3.Cocoa.XIB")) {
            try load("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")
        }
        for text in ["", "x", "<document", "    \n\n\n\n\n\n\n   "] {
            #expect(throws: NibError.self) { try load(text) }
        }
        #expect(throws: NibError.notFound(name: "Nowhere", bundle: Bundle.main.bundlePath)) {
            try UINib(nibName: "Nowhere", bundle: nil).objects(withOwner: nil)
        }
    }

    @Test("entities of a document's own are refused: nothing outside is read, and nothing grows")
    func entities() {
        let bomb = (1...9).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined()
        for declaration in ["<!ENTITY e0 \"xxxxxxxxxx\">\(bomb)", "<!ENTITY e9 SYSTEM \"file:///etc/passwd\">"] {
            #expect(throws: NibError.self) {
                try load("<!DOCTYPE document [\(declaration)]><document type=\"CocoaTouch\">&e9;</document>")
            }
        }
    }

    @Test("views may stand in each other only so deep")
    func depth() throws {
        let deep =
            String(repeating: "<view><subviews>", count: 5000) + String(repeating: "</subviews></view>", count: 5000)
        #expect(throws: NibError.self) {
            try UINib(data: NibPage.xib(deep), bundle: nil).objects(withOwner: nil)
        }
        let view: UIView = try NibPage.object(
            String(repeating: "<view><subviews>", count: 90) + String(repeating: "</subviews></view>", count: 90))
        #expect(view.subviews.count == 1)
    }

    @Test("elements that are not known are reported by name and line and skipped, what is beside them is not")
    func unknownElements() throws {
        let (view, issues) = try NibPage.load(
            """
            <view id="v"><subviews>
            <mapView mapType="standard" id="m"><subviews><label text="lost" id="l"/></subviews></mapView>
            <label text="kept" id="k"><variation key="heightClass=regular" text="x"/></label>
            </subviews></view>
            """, as: UIView.self)
        #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["kept"])
        #expect(issues.map(\.kind) == [.unknownElement, .unknownElement])
        #expect(issues.map(\.subject) == ["mapView", "variation"])
        #expect(issues.map(\.line) == [8, 9])
    }

    @Test("attributes and values that cannot be understood are reported and skipped")
    func unfitValues() throws {
        let (label, issues) = try NibPage.load(
            """
            <label text="a" numberOfLines="many" textAlignment="sideways" alpha="nan" tag="99999999999999999999" \
            hidden="perhaps" glow="YES" id="l"><rect key="frame" x="1e300" y="-inf" width="-5" height="3"/></label>
            """, as: UILabel.self)
        #expect(label.numberOfLines == 1 && label.textAlignment == .natural && label.alpha == 1 && label.tag == 0)
        #expect(label.frame == CGRect(x: 1e7, y: 0, width: 0, height: 3) && !label.isHidden)
        #expect(
            Set(issues.map(\.subject)) == [
                "numberOfLines", "textAlignment", "alpha", "tag", "hidden", "glow", "x", "y",
            ])
        #expect(issues.first { $0.subject == "glow" }?.kind == .unknownAttribute)
    }

    @Test("of two objects of one id the first is found by it, and the second is there all the same")
    func duplicates() throws {
        let (view, issues) = try NibPage.load(
            """
            <view id="v"><subviews><view tag="1" id="x"/><view tag="2" id="x"/></subviews><constraints>
            <constraint firstItem="x" firstAttribute="width" constant="5" id="c"/></constraints></view>
            """, as: UIView.self)
        #expect(view.subviews.map(\.tag) == [1, 2] && issues.map(\.kind) == [.duplicateIdentifier])
        #expect(view.subviews[0].constraints.count + view.constraints.count == 1)
        #expect(view.constraints.first?.firstItem === view.subviews[0])
    }

    @Test("the handler hears of what is wrong")
    func handler() throws {
        var heard: [NibIssue] = []
        UINib.issueHandler = { heard.append($0) }
        defer { UINib.issueHandler = nil }
        let (_, issues) = try NibPage.load(#"<view odd="1" id="v"/>"#, as: UIView.self)
        #expect(heard == issues && issues.count == 1)
    }

    /// A small generator of numbers that are the same in every run (SplitMix64).
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }

    private static let page = NibPage.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" destination="v" \
        id="o"/></connections></placeholder>
        <view clipsSubviews="YES" alpha="0.5" tag="7" customClass="DialView" customModule="UIKitTests" id="v">
        <rect key="frame" x="10" y="20" width="300" height="40"/><subviews>
        <activityIndicatorView animating="YES" hidesWhenStopped="YES" style="large" id="a"><color key="color" red="1" \
        green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/></activityIndicatorView>
        <progressView progress="0.5" progressViewStyle="bar" id="p"/>
        <label text="Text" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="2" id="l">
        <fontDescription key="fontDescription" type="system" weight="bold" pointSize="17"/></label>
        <stackView axis="vertical" spacing="8" id="s"><subviews><switch on="YES" id="w"/><slider value="4" minValue="1" \
        maxValue="9" id="sl"/><stepper maximumValue="100" id="st"/><segmentedControl selectedSegmentIndex="1" id="sg">\
        <segments><segment title="A"/><segment title="B" width="40"/></segments></segmentedControl>
        <textField borderStyle="line" text="x" id="tf"/></subviews></stackView>
        <button buttonType="system" id="b"><buttonConfiguration key="configuration" style="filled" title="B" \
        imagePadding="3"/><connections><action selector="retry" destination="v" eventType="touchDown" id="ac"/>\
        </connections></button></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" multiplier="1:2" \
        constant="8" priority="750" id="c1"/><constraint firstItem="l" firstAttribute="width" relation="lessThanOrEqual" \
        constant="90" id="c2"/></constraints>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">\
        <real key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="label" destination="l" id="o1"/></connections></view>
        """)

    @Test("no mutation of a file ends the program or does not end", arguments: 0..<8)
    func fuzz(seed: UInt64) throws {
        var dice = Dice(state: seed)
        let words = [
            "v", "a", "label", "view", "YES", "1e308", "-1e308", "nan", "0", "-0", "9223372036854775807", "1:0", "0:0",
            "UIKit", "UIView", "layer.", "layer.bounds", "<", ">", "\"", "&amp;", "&#x0;", "&x;", "]]>", "<![CDATA[",
            "<subviews>", "</view>", "\u{0}", "\u{FFFD}", "width", "leading", "system", "large",
        ].map { Array($0.utf8) }
        var loaded = 0
        Log.$sink.withValue({ _ in }) {
            for _ in 0..<150 {
                var bytes = Array(Self.page)
                for _ in 0..<Int.random(in: 1...4, using: &dice) where !bytes.isEmpty {
                    let place = Int.random(in: 0..<bytes.count, using: &dice)
                    let end = min(bytes.count, place + Int.random(in: 1...12, using: &dice))
                    switch Int.random(in: 0..<12, using: &dice) {
                    case 0: bytes.removeLast(bytes.count - place)
                    case 1: bytes[place] = UInt8.random(in: 0...255, using: &dice)
                    case 2: bytes.removeSubrange(place..<end)
                    case 3: bytes.insert(contentsOf: words.randomElement(using: &dice) ?? [], at: place)
                    default: replaceValue(in: &bytes, after: place, words.randomElement(using: &dice) ?? [])
                    }
                }
                let nib = UINib(data: Data(bytes), bundle: nil)
                guard let objects = try? nib.objects(withOwner: UIViewController()) else { continue }
                loaded += 1
                for case let view as UIView in objects {
                    view.layoutIfNeeded()
                    _ = view.systemLayoutSizeFitting(CGSize(width: 100, height: 100))
                }
            }
        }
        // Values that were only exchanged leave a file that can be loaded.
        #expect(loaded > 20)
    }

    /// Puts `word` in place of the next attribute's value after `place`.
    private func replaceValue(in bytes: inout [UInt8], after place: Int, _ word: [UInt8]) {
        let (quote, equals) = (UInt8(ascii: "\""), UInt8(ascii: "="))
        guard let sign = bytes[place...].firstIndex(of: equals), sign + 2 < bytes.count, bytes[sign + 1] == quote,
            let end = bytes[(sign + 2)...].firstIndex(of: quote)
        else { return }
        bytes.replaceSubrange((sign + 2)..<end, with: word)
    }
}
