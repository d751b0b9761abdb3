import Foundation
import OctantDisplay
import OctantTesting
import QuartzCore
import RenderServer
import Testing
import ViewSupport

@testable import UIKit

/// A storyboard whose initial controller has this title.
private func storyboard(_ title: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
        <scenes><scene sceneID="s"><objects>
            <viewController title="\(title)" id="c" sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="200"/></view>
            </viewController>
        </objects></scene></scenes>
    </document>
    """
}

/// A scene's delegate that an Info.plist names.
final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var titleAtConnection: String?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        titleAtConnection = window?.rootViewController?.title
    }
}

private final class KeepingDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

private final class ForgettingDelegate: UIResponder, UIApplicationDelegate {}

private final class StoryboardSceneProgram: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Any", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = StoryboardSceneDelegate.self
        configuration.storyboard = UIStoryboard(data: Data(storyboard("Scene").utf8))
        return configuration
    }
}

/// In the application's own suite: its tests run one after the other.
extension ApplicationTests {
    @Test("a program begins with the storyboard that its Info.plist names, or with Main, if it is there")
    func mainStoryboard() throws {
        try ResourceFolder.with("package_UIKitTests.resources") { folder in
            try folder.write("Base.lproj/Main.storyboard", storyboard("Home"))
            try folder.write("Other.storyboard", storyboard("Elsewhere"))
            let bundle = try folder.bundle
            @MainActor func title(_ entries: [String: Any], _ bundles: [Bundle]) -> String? {
                MainInterface(delegate: KeepingDelegate.self, entries: entries, bundles: bundles)
                    .storyboard?.instantiateInitialViewController()?.title
            }
            #expect(title([:], [bundle]) == "Home")
            #expect(title(["UIMainStoryboardFile": "Other"], [bundle]) == "Elsewhere")
            #expect(title(["UIMainStoryboardFile": "None"], [bundle]) == nil && title([:], []) == nil)
        }
    }

    @Test("a scene's configuration gets the class and the storyboard that the Info.plist has for its name")
    func sceneManifest() throws {
        try ResourceFolder.with("package_UIKitTests.resources") { folder in
            try folder.write("Main.storyboard", storyboard("Home"))
            let named = "$(PRODUCT_MODULE_NAME).StoryboardSceneDelegate"
            let configurations = [
                ["UISceneConfigurationName": "First", "UISceneDelegateClassName": "Nobody.Knows"],
                ["UISceneConfigurationName": "Second", "UISceneDelegateClassName": named],
            ]
            let manifest = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": configurations]]
            let interface = MainInterface(
                delegate: KeepingDelegate.self, entries: ["UIApplicationSceneManifest": manifest],
                bundles: [try folder.bundle])
            let second = UISceneConfiguration(name: "Second", sessionRole: .windowApplication)
            interface.complete(second)
            #expect(second.delegateClass == StoryboardSceneDelegate.self)
            #expect(second.storyboard?.instantiateInitialViewController()?.title == "Home")
            let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            interface.complete(first)
            #expect(first.delegateClass == nil && first.storyboard == nil && !interface.hasSceneDelegate)
            let own = UIStoryboard(data: Data(storyboard("Own").utf8))
            (first.delegateClass, first.storyboard) = (StoryboardSceneDelegate.self, own)
            interface.complete(first)
            #expect(first.storyboard === own)
        }
    }

    @Test("the window of the storyboard is its keeper's, and is shown unless that has another one by then")
    func mainWindow() throws {
        let story = UIStoryboard(data: Data(storyboard("Home").utf8))
        let keeper = KeepingDelegate()
        let main = try #require(MainWindow(story, keptBy: keeper))
        let window = try #require(keeper.window)
        #expect(window.rootViewController?.title == "Home" && window.isHidden)
        main.show()
        #expect(!window.isHidden && window.isKeyWindow)
        window.isHidden = true

        let other = try #require(MainWindow(story, keptBy: keeper))
        let replaced = try #require(keeper.window)
        keeper.window = UIWindow()
        other.show()
        #expect(replaced.isHidden)

        try #require(MainWindow(story, keptBy: ForgettingDelegate())).show()
        let shown = try #require(UIApplication.shared.windows.first)
        #expect(shown.rootViewController?.title == "Home")
        shown.isHidden = true
        #expect(MainWindow(nil, keptBy: keeper) == nil)
    }

    @Test("a scene with a storyboard has its window when its delegate hears of it, and shows it afterwards")
    func sceneStoryboard() throws {
        let (application, screen, traits) = (UIApplication.shared, UIScreen.main.screen, UITraitCollection.default)
        defer {
            (application.display, application.delegate, UIWindowScene.main.delegate) = (nil, nil, nil)
            UIScreen.main.screen = screen
            UITraitCollection.default = traits
        }
        application.run(display: OffscreenDisplay(clock: ManualClock(1)), delegate: StoryboardSceneProgram())
        let delegate = try #require(UIWindowScene.main.delegate as? StoryboardSceneDelegate)
        #expect(delegate.titleAtConnection == "Scene")
        #expect(delegate.window?.isHidden == false && delegate.window?.windowScene === UIWindowScene.main)
        delegate.window?.isHidden = true
    }
}
