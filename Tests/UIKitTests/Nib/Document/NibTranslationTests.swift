import Foundation
import OctantBase
import Testing
import UIKit

@Suite("Translated interface files")
@MainActor
struct NibTranslationTests {
    private static let objects = """
        <view id="box-1" customClass="UIView">
            <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
            <subviews>
                <label id="lab-1" text="Loading" fixedFrame="YES">
                    <rect key="frame" x="0.0" y="0.0" width="90" height="20"/>
                </label>
                <label id="lab-2" fixedFrame="YES">
                    <string key="text">Long
        text</string>
                    <rect key="frame" x="0.0" y="20" width="90" height="20"/>
                </label>
                <button id="but-1" buttonType="system" fixedFrame="YES">
                    <rect key="frame" x="0.0" y="40" width="90" height="20"/>
                    <state key="normal" title="Continue"/><state key="disabled" title="Wait"/>
                </button>
                <textField id="tex-1" placeholder="Name" fixedFrame="YES">
                    <rect key="frame" x="0.0" y="60" width="90" height="20"/>
                </textField>
                <segmentedControl id="seg-1" fixedFrame="YES">
                    <rect key="frame" x="0.0" y="80" width="90" height="20"/>
                    <segments><segment title="First"/><segment title="Second"/></segments>
                </segmentedControl>
                <button id="but-2" fixedFrame="YES">
                    <rect key="frame" x="0.0" y="120" width="90" height="20"/>
                    <buttonConfiguration key="configuration" style="filled" title="Send"/>
                </button>
            </subviews>
        </view>
        """

    private static let strings = """
        /* Class = "UILabel"; text = "Loading"; ObjectID = "lab-1"; */
        "lab-1.text" = "Lädt …";
        "lab-2.text" = "Langer\\nText";
        "but-1.normalTitle" = "Weiter";
        "tex-1.placeholder" = "Name der \\"Firma\\"";
        "seg-1.segmentTitles[1]" = "Zweites";
        "but-2.configuration.title" = "Senden";
        "nobody.text" = "Niemand";
        """

    /// A bundle with the file as what is not translated, and `strings` in the folder of its preferred language.
    private func withBundle<Result>(_ strings: String, _ body: (Bundle) throws -> Result) throws -> Result {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for folder in ["Base.lproj", "en.lproj"] {
            try FileManager.default.createDirectory(
                at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        let bundle = try #require(Bundle(path: root.path))
        let language = try #require(bundle.preferredLocalizations.first)
        let folder = root.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try NibPage.xib(Self.objects).write(to: root.appendingPathComponent("Base.lproj/Panel.xib"))
        try Data(strings.utf8).write(to: folder.appendingPathComponent("Panel.strings"))
        return try body(bundle)
    }

    @Test("the words of the preferred language's .strings file stand in the place of the file's own")
    func string() throws {
        try withBundle(Self.strings) { (bundle) throws in
            let nib = UINib(nibName: "Panel", bundle: bundle)
            let box = try #require(try nib.objects(withOwner: nil).first as? UIView)
            #expect(nib.issues == [])
            let (labels, buttons) = (
                box.subviews.compactMap { $0 as? UILabel }, box.subviews.compactMap { $0 as? UIButton }
            )
            #expect(labels.map(\.text) == ["Lädt …", "Langer\nText"])
            #expect(buttons.first?.title(for: .normal) == "Weiter" && buttons.first?.title(for: .disabled) == "Wait")
            #expect(buttons.last?.configuration?.title == "Senden")
            #expect(box.subviews.compactMap { ($0 as? UITextField)?.placeholder } == ["Name der \"Firma\""])
            let segments = try #require(box.subviews.compactMap { $0 as? UISegmentedControl }.first)
            #expect((0..<2).map(segments.titleForSegment) == ["First", "Zweites"])
        }
    }

    @Test("a .strings file that cannot be read is said, and the file's own words stay")
    func broken() throws {
        try withBundle("\"lab-1.text\" = ") { (bundle) throws in
            let lines = Lines()
            let box = try Log.redirected(to: { lines.add($0) }) {
                try UINib(nibName: "Panel", bundle: bundle).objects(withOwner: nil).first as? UIView
            }
            #expect((box?.subviews.first as? UILabel)?.text == "Loading")
            #expect(lines.all.contains { $0.contains("Panel.strings cannot be read") })
        }
    }

    @Test("words for properties that there are not are reported by the line of their object")
    func unknown() throws {
        try withBundle("\"lab-1.colour\" = \"rot\";") { (bundle) throws in
            let nib = UINib(nibName: "Panel", bundle: bundle)
            _ = try Log.redirected(to: { _ in }) { try nib.objects(withOwner: nil) }
            #expect(nib.issues.contains { $0.line == 10 && $0.description.contains("colour") })
        }
    }
}
