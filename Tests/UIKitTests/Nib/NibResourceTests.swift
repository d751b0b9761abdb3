import Testing
import UIKit
import ViewSupport

/// A controller that is named by a file of its target alone.
final class ResourceController: UIViewController {}

@Suite("What interface files find in their bundles")
@MainActor
struct NibResourceTests {
    private let view = """
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="20" height="20"/>\
        <color key="backgroundColor" name="Ink"/><subviews><imageView image="Dot" id="i">\
        <rect key="frame" x="0" y="0" width="2" height="2"/></imageView></subviews></view>
        """

    private func addDot(_ folder: ResourceFolder) throws {
        try folder.imageSet("Dot", [(#""idiom": "universal""#, 0xFF00_FF00)])
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        try folder.colorSet(
            "Ink",
            #"{"color": {"components": {"white": "0.2", "alpha": "1.0"}}}, "#
                + #"{\#(dark), "color": {"components": {"white": "0.8", "alpha": "1.0"}}}"#)
    }

    private func check(_ controller: UIViewController) throws {
        let view = try #require(controller.view)
        #expect((view.subviews.first as? UIImageView)?.image?.firstPixel == 0xFF00_FF00)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(view.backgroundColor?.resolvedColor(with: dark) == UIColor(white: 0.8, alpha: 1))
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(view.backgroundColor?.resolvedColor(with: light) == UIColor(white: 0.2, alpha: 1))
    }

    @Test("a storyboard's images and colours are those of its bundle, and a class without a module its target's")
    func storyboard() throws {
        try ResourceFolder.with("package_UIKitTests.resources") { folder in
            try addDot(folder)
            let page = NibPage.storyboard(
                """
                <viewController id="one" customClass="ResourceController" customModuleProvider="target" \
                sceneMemberID="viewController">\(view)</viewController>
                """)
            try folder.write("Main.storyboard", page)
            let storyboard = UIStoryboard(name: "Main", bundle: try folder.bundle)
            let controller = try #require(storyboard.instantiateInitialViewController() as? ResourceController)
            try check(controller)
            #expect(storyboard.issues == [])
        }
    }

    @Test("a controller's interface file, called like its class, has its bundle's images and colours")
    func controller() throws {
        try ResourceFolder.with { folder in
            try addDot(folder)
            let owner = """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
                <outlet property="view" destination="v" id="o"/></connections></placeholder>
                """
            let page = NibPage.xib(owner + view.replacingOccurrences(of: "key=\"view\" ", with: ""))
            try folder.write("ResourceController.xib", page)
            try check(ResourceController(nibName: nil, bundle: try folder.bundle))
            #expect(try folder.bundle.loadNibNamed("ResourceController", owner: UIViewController())?.count == 1)
        }
    }
}
