import OctantBase
import TestSupport
import Testing
@testable import UIKit

@Suite("Storyboards and translations with anything wrong in them")
@MainActor
struct StoryboardFuzzTests {
    private static let file = NibPage.storyboard(
        """
        <viewController storyboardIdentifier="loading" title="Loading" id="one" customClass="LoadingController" \
        customModule="UIKitTests" sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" \
        width="320" height="480"/><subviews><activityIndicatorView animating="YES" style="large" \
        translatesAutoresizingMaskIntoConstraints="NO" id="a"/><label text="Wait" id="l"/></subviews>\
        <viewLayoutGuide key="safeArea" id="safe"/><constraints><constraint firstItem="a" firstAttribute="top" \
        secondItem="safe" secondAttribute="top" constant="20" id="c1"/></constraints></view>\
        <connections><outlet property="spinner" destination="a" id="o1"/></connections></viewController>
        """)

    private static let text = [
        "one", "v", "\"", "<", ">", "/>", "<scene sceneID=\"x\">", "</objects>", "initialViewController=\"one\"",
        "\u{0}",
        "<!--", "]]>", "&amp;", "&#0;", "nan", "1e308", "loading",
    ]

    @Test("no storyboard ends the program or does not end", arguments: 0..<20)
    func storyboard(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        Log.redirected(to: { _ in }) {
            for _ in 0..<25 {
                let storyboard = UIStoryboard(data: Data(random.bend(Array(Self.file), text: Self.text)))
                storyboard.instantiateInitialViewController()?.view?.layoutIfNeeded()
                storyboard.instantiateViewController(withIdentifier: "loading").view?.layoutIfNeeded()
            }
        }
    }

    @Test("no file of translations ends the program", arguments: 0..<20)
    func translations(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let file = Array("/* Class = \"UILabel\" */\n\"l.text\" = \"Warten\";\n\"one.title\" = \"Laden\";\n".utf8)
        for _ in 0..<25 {
            let bent = random.bend(file, text: ["\\", "\"", ";", "=", "l.segmentTitles[99999999999999999999]", "/*"])
            guard let translation = NibTranslation(Data(bent)) else { continue }
            Log.redirected(to: { _ in }) {
                guard let document = try? NibDocument(data: Data(Self.file), translation: translation) else { return }
                _ = document
            }
        }
    }
}
