import Foundation
import ObjectiveC
import OctantBase
import TestSupport
import Testing
import UIKit
import ViewSupport

/// A view that another one stands in for, or none.
final class PlaceholderView: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        guard tag != 2 else { return nil }
        let real = UILabel()
        (real.text, real.frame) = ("real", frame)
        return real
    }
}

/// A view that keeps what no property has.
private final class OpenView: UIView {
    nonisolated(unsafe) var kept: [String: Any] = [:]
    override func value(forUndefinedKey key: String) -> Any? { kept[key] }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { kept[key] = value }
}

@Suite("What stands in for objects and for their properties")
@MainActor
struct AwakeAfterTests {
    private func load(_ tag: Int) throws -> UIView {
        try NibPage.load(
            """
            <view id="v"><subviews><view customClass="PlaceholderView" customModule="UIKitTests" \
            customModuleProvider="target" tag="\(tag)" id="p">
                <rect key="frame" x="1" y="2" width="30" height="40"/></view></subviews></view>
            """, as: UIView.self
        ).object
    }

    @Test("an object from an interface file may have another one take its place, or none")
    func replaces() throws {
        let label = try #require(try load(1).subviews.first as? UILabel)
        #expect(label.text == "real" && label.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(try load(2).subviews.isEmpty)
        #expect(UIView().awakeAfter(using: NSCoder()) is UIView)
    }

    @Test("a responder is asked for what no property is found by, and logs it unless it knows better")
    func undefined() {
        let view = OpenView()
        view.setValue(3, forKey: "score")
        #expect(view.value(forKey: "score") as? Int == 3 && view.kept.count == 1)
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            #expect(UIView().value(forKey: "noSuchKeyOfAView") == nil)
        }
        #expect(lines.all.contains { $0.contains("noSuchKeyOfAView") })
    }

    @Test("a switch slides, whatever is preferred")
    func style() {
        let control = UISwitch()
        #expect(control.preferredStyle == .automatic && control.style == .sliding)
        control.preferredStyle = .checkbox
        #expect(control.style == .sliding && control.preferredStyle == .checkbox)
    }
}
