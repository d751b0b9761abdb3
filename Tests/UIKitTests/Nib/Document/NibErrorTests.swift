import CoreGraphics
import FuzzTargets
import OctantBase
import Testing
import UIKit

@Suite("Interface files with something wrong in them")
@MainActor
struct NibErrorTests {
    private func load(_ text: String) throws {
        _ = try Log.redirected(to: { _ in }) { try UINib(data: Data(text.utf8), bundle: nil).objects(withOwner: nil) }
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

    @Test("no mutation of a file ends the program or does not end, and some files are loaded", arguments: 0..<8)
    func fuzz(seed: UInt64) throws {
        let loaded = try (0..<150).count { number in
            try FuzzTarget.nibs.attempt(FuzzTarget.nibs.make(seed * 150 + UInt64(number)))
        }
        // Values that were only exchanged leave a file that can be loaded.
        #expect(loaded > 20)
    }
}
