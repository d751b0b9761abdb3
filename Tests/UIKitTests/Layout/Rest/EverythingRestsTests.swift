import Foundation
import Testing
import UIKit
import ViewSupport

/// Whatever a program does to a view or controller while something lays out, each class and each action by itself.
@Suite("Whatever is done in a layout comes to rest")
@MainActor
struct EverythingRestsTests {
    @Test(
        "each public property and method of each class, in layouts of the superview, of a stack's and its own",
        arguments: [
            "UIView", "UILabel", "UIImageView", "UIActivityIndicatorView", "UIProgressView", "UIControl", "UIButton",
            "UITextField", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UIRefreshControl", "UIStackView",
            "UIScrollView", "UIVisualEffectView", "UINavigationBar", "UIToolbar", "UITabBar", "UIWindow",
            "UIViewController", "UITabBarController", "UIAlertController", "UINavigationController", "UISearchBar",
            "UISearchTextField", "UISearchController", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView",
            "UITableViewController", "UICollectionView", "UICollectionReusableView", "UICollectionViewCell",
            "UIPickerView", "UIDatePicker", "UIInputView", "UICollectionViewController", "UIListContentView",
            "UICollectionViewListCell", "UIPageControl", "UIPageViewController", "UITextView", "UISplitViewController",
            "UIContentUnavailableView", "UIActivityViewController", "UIColorWell", "UIColorPickerViewController",
        ])
    func rest(name: String) throws {
        let subject = try #require(LayoutSubject.ofUIKit.first { $0.name == name })
        for line in subject.restlessness() { Issue.record("\(line)") }
    }

    @Test("no class, settable property or method without arguments of the source is left out")
    func complete() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Sources/UIKit")
        // Dynamic views and controllers only let classes be made by their type.
        let omissions = try DeclaredMembers.omissions(
            in: sources, of: LayoutSubject.ofUIKit,
            besides: ["DynamicView", "DynamicCell", "DynamicHeader", "DynamicController"])
        #expect(omissions.isEmpty, "\(omissions)")
        #expect(LayoutSubject.ofUIKit.reduce(0) { $0 + $1.actions.count } > 1000)
    }
}
