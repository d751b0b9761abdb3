import CoreGraphics
import Testing
import UIKit

@Suite("Constraints from interface files")
@MainActor
struct NibConstraintTests {
    private func page(_ constraints: String, _ subviews: String) -> String {
        """
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>\(subviews)</subviews>
        <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints></view>
        """
    }

    @Test("a spinner is centred and a label stands beside it, bottom edges aligned, at the standard distance")
    func labelBesideSpinner() throws {
        let view: UIView = try NibPage.object(
            page(
                """
                <constraint firstItem="a" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="c1"/>
                <constraint firstItem="a" firstAttribute="centerY" secondItem="safe" secondAttribute="centerY" id="c2"/>
                <constraint firstItem="l" firstAttribute="leading" secondItem="a" secondAttribute="trailing" \
                symbolic="YES" id="c3"/>
                <constraint firstItem="l" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c4"/>
                """,
                """
                <activityIndicatorView style="medium" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
                <label text="Loading" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
                """))
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 90, y: 40, width: 20, height: 20))
        #expect(view.subviews[1].frame.minX == 118 && view.subviews[1].frame.maxY == 60)
    }

    @Test("multipliers are numbers or ratios, and constants, relations, priorities and names are kept")
    func attributes() throws {
        let view: UIView = try NibPage.object(
            page(
                """
                <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" \
                multiplier="16:9" id="c1"/>
                <constraint firstItem="b" firstAttribute="height" constant="45" id="c2"/>
                <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
                constant="7" priority="999" identifier="left" id="c3"/>
                <constraint firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" secondItem="v" \
                secondAttribute="bottom" multiplier="0.5" id="c4"/>
                <constraint firstAttribute="bottom" secondItem="b" secondAttribute="top" constant="60" \
                priority="1" id="c5"/>
                <constraint firstItem="b" firstAttribute="width" constant="3" placeholder="YES" id="c6"/>
                """, #"<view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>"#))
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 7, y: 50, width: 80, height: 45))
        #expect(view.constraints.count == 5)
        let left = try #require(view.constraints.first { $0.identifier == "left" })
        #expect(left.priority.rawValue == 999 && left.constant == 7)
        #expect(view.constraints.contains { $0.relation == .greaterThanOrEqual && $0.multiplier == 0.5 })
    }

    @Test("a constraint to something that is not there is reported and left out")
    func missing() throws {
        let (view, issues) = try NibPage.load(
            page(
                #"<constraint firstItem="v" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c"/>"#,
                ""),
            as: UIView.self)
        #expect(view.constraints.isEmpty)
        #expect(issues.map(\.kind) == [.missingReference] && issues.first?.subject == "gone")
    }

    @Test("a constraint of a program's class is one, has its attributes, and is awake when all is connected")
    func ownClasses() throws {
        let view: UIView = try NibPage.object(
            page(
                """
                <constraint firstItem="b" firstAttribute="height" constant="30" id="c1" \
                customClass="WakingConstraint" customModule="UIKitTests"/>
                """,
                #"<view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>"#))
        let constraint = try #require(view.subviews[0].constraints.first ?? view.constraints.first)
        let own = try #require(constraint as? WakingConstraint)
        #expect(own.constant == 40 && own.wakes == 1 && own.firstAttribute == .height)
    }
}

/// A constraint that adds 10 points when it wakes.
final class WakingConstraint: NSLayoutConstraint {
    private(set) var wakes = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        wakes += 1
        constant += 10
    }
}
