internal import OctantBase
internal import Testing
package import UIKit

/// Interface files as Interface Builder writes them, around what a test is about.
package enum NibPage {
    /// A `.xib` with these objects. The first of them begins at line 7.
    package static func xib(_ objects: String, resources: String = "") -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useSafeAreas="YES">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <dependencies><deployment identifier="iOS"/><capability name="Safe area layout guides"/></dependencies>
                <objects>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
                </objects>
                <resources>\(resources)</resources>
            </document>
            """.utf8)
    }

    /// A `.storyboard` of one scene whose controller is this, with what is beside it.
    package static func storyboard(_ controller: String, initial: String = "one", beside: String = "") -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="\(initial)">
                <scenes>
                    <scene sceneID="s1">
                        <objects>
            \(controller)
                            <placeholder placeholderIdentifier="IBFirstResponder" id="fr" \
            sceneMemberID="firstResponder"/>
            \(beside)
                        </objects>
                        <point key="canvasLocation" x="0.0" y="0.0"/>
                    </scene>
                </scenes>
            </document>
            """.utf8)
    }

    /// The only outermost object of a `.xib`, with the issues found in it; nothing is logged on standard error.
    @MainActor
    package static func load<Object>(
        _ objects: String, resources: String = "", owner: Any? = nil, as type: Object.Type = Object.self
    ) throws -> (object: Object, issues: [NibIssue]) {
        let nib = UINib(data: xib(objects, resources: resources), bundle: nil)
        let made = try Log.redirected(to: { _ in }) { try nib.objects(withOwner: owner) }
        #expect(made.count == 1)
        return (try #require(made.first as? Object), nib.issues)
    }

    /// The same as `load`, where there must be no issue.
    @MainActor
    package static func object<Object>(
        _ objects: String, resources: String = "", owner: Any? = nil, as type: Object.Type = Object.self
    ) throws -> Object {
        let (object, issues) = try load(objects, resources: resources, owner: owner, as: type)
        #expect(issues == [])
        return object
    }
}
