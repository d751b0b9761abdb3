import UIKit
import ViewSupport

/// A tab bar controller that notifies when its view was laid out.
private final class ToldTabs: UITabBarController, LayoutTold {
    var didLayOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }
}

/// A page view controller that notifies when its view was laid out.
private final class ToldPages: UIPageViewController, LayoutTold {
    var didLayOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }
}

/// A split view controller that notifies when its view was laid out.
private final class ToldSplit: UISplitViewController, LayoutTold {
    var didLayOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }
}

/// A search that notifies when its view was laid out.
private final class ToldSearch: UISearchController, LayoutTold {
    var didLayOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }
}

/// An alert that notifies when its view was laid out.
private final class ToldAlert: UIAlertController, LayoutTold {
    var didLayOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }
}

/// A navigation controller that notifies when its view was laid out.
private final class ToldNavigation: UINavigationController, LayoutTold {
    var didLayOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }
}

/// A picker of colours that notifies when its view was laid out.
private final class ToldColorPicker: UIColorPickerViewController, LayoutTold {
    var didLayOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }
}

/// A list of activities that notifies when its view was laid out.
private final class ToldActivities: UIActivityViewController, LayoutTold {
    var didLayOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }
}

/// A table's controller that notifies when its view was laid out.
private final class ToldTable: UITableViewController, LayoutTold {
    var didLayOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }
}

/// A collection's controller that notifies when its view was laid out.
private final class ToldCollection: UICollectionViewController, LayoutTold {
    var didLayOut: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        didLayOut()
    }
}

extension LayoutSubject {
    /// Every public class of views and controllers in UIKit, with all that can be done to it.
    static var ofUIKit: [LayoutSubject] { plain + controls + containers + controllers }

    private static let views = LayoutAction.ofViews

    private static var plain: [LayoutSubject] {
        [
            LayoutSubject("UIView", LayoutAction.ofResponders + views) { UIView() },
            LayoutSubject("UILabel", LayoutAction.ofLabels + views) {
                let label = UILabel()
                label.text = "Loading"
                return label
            },
            LayoutSubject("UIImageView", LayoutAction.ofImageViews + views) {
                UIImageView(image: LayoutAction.image(12))
            },
            LayoutSubject("UIActivityIndicatorView", LayoutAction.ofActivityIndicators + views) {
                UIActivityIndicatorView(style: .medium)
            },
            LayoutSubject("UIPickerView", LayoutAction.ofPickers + views) { UIPickerView() },
            LayoutSubject("UIInputView", LayoutAction.ofInputViews + views) { UIInputView(frame: .zero) },
            LayoutSubject("UIProgressView", LayoutAction.ofProgressViews + views) { UIProgressView() },
        ]
    }

    private static var controls: [LayoutSubject] {
        let controls = LayoutAction.ofControls + views
        return [
            LayoutSubject("UIControl", controls) { UIControl() },
            LayoutSubject("UIButton", LayoutAction.ofButtons + controls) {
                let button = UIButton(type: .system)
                button.setTitle("Press", for: .normal)
                return button
            },
            LayoutSubject("UITextField", LayoutAction.ofTextFields + LayoutAction.ofResponders + controls) {
                UITextField()
            },
            LayoutSubject("UISearchTextField", LayoutAction.ofTextFields + LayoutAction.ofResponders + controls) {
                UISearchTextField()
            },
            LayoutSubject("UISegmentedControl", LayoutAction.ofSegmentedControls + controls) {
                UISegmentedControl(items: ["a", "b"])
            },
            LayoutSubject("UIPageControl", LayoutAction.ofPageControls + controls) {
                let control = UIPageControl()
                control.numberOfPages = 3
                return control
            },
            LayoutSubject("UISlider", LayoutAction.ofSliders + controls) { UISlider() },
            LayoutSubject("UIStepper", LayoutAction.ofSteppers + controls) { UIStepper() },
            LayoutSubject("UISwitch", LayoutAction.ofSwitches + controls) { UISwitch() },
            LayoutSubject("UIDatePicker", LayoutAction.ofDatePickers + controls) { UIDatePicker() },
            LayoutSubject("UIColorWell", LayoutAction.ofColorWells + controls) { UIColorWell() },
            LayoutSubject("UIRefreshControl", LayoutAction.ofRefreshControls + controls) { UIRefreshControl() },
        ]
    }

    private static var containers: [LayoutSubject] {
        [
            LayoutSubject("UIStackView", LayoutAction.ofStacks + views) {
                UIStackView(arrangedSubviews: [UILabel(), UIActivityIndicatorView(style: .medium)])
            },
            LayoutSubject("UIScrollView", LayoutAction.ofScrollViews + views) { UIScrollView() },
            LayoutSubject(
                "UITextView", LayoutAction.ofTextViews + LayoutAction.ofResponders + LayoutAction.ofScrollViews + views
            ) { UITextView() },
            LayoutSubject("UITableView", LayoutAction.ofTables + LayoutAction.ofScrollViews + views) { UITableView() },
            LayoutSubject("UITableViewCell", LayoutAction.ofCells + views) {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "Loading"
                return cell
            },
            LayoutSubject("UITableViewHeaderFooterView", LayoutAction.ofHeaders + views) {
                UITableViewHeaderFooterView(reuseIdentifier: nil)
            },
            LayoutSubject("UICollectionView", LayoutAction.ofCollections + LayoutAction.ofScrollViews + views) {
                UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            },
            LayoutSubject("UIListContentView", LayoutAction.ofListContents + views) {
                UIListContentView(configuration: .cell())
            },
            LayoutSubject("UIContentUnavailableView", LayoutAction.ofUnavailableContents + views) {
                UIContentUnavailableView(configuration: .empty())
            },
            LayoutSubject(
                "UICollectionViewListCell",
                LayoutAction.ofListCells + LayoutAction.ofItems + LayoutAction.ofReusableViews + views
            ) { UICollectionViewListCell() },
            LayoutSubject("UICollectionReusableView", LayoutAction.ofReusableViews + views) {
                UICollectionReusableView()
            },
            LayoutSubject(
                "UICollectionViewCell", LayoutAction.ofItems + LayoutAction.ofReusableViews + views
            ) { UICollectionViewCell() },
            LayoutSubject("UIVisualEffectView", LayoutAction.ofEffectViews + views) { UIVisualEffectView(effect: nil) },
            LayoutSubject("UINavigationBar", LayoutAction.ofNavigationBars + views) { UINavigationBar() },
            LayoutSubject("UISearchBar", LayoutAction.ofSearchBars + views) { UISearchBar() },
            LayoutSubject("UIToolbar", LayoutAction.ofToolbars + views) { UIToolbar() },
            LayoutSubject("UITabBar", LayoutAction.ofTabBars + views) { UITabBar() },
            LayoutSubject("UIWindow", LayoutAction.ofWindows + views) {
                UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            },
        ]
    }

    private static var controllers: [LayoutSubject] {
        let controllers = LayoutAction.ofResponders + LayoutAction.ofControllers
        return [
            LayoutSubject("UIViewController", controllers) { ToldController() },
            LayoutSubject("UITableViewController", LayoutAction.ofTableControllers + controllers) { ToldTable() },
            LayoutSubject("UICollectionViewController", LayoutAction.ofCollectionControllers + controllers) {
                ToldCollection(collectionViewLayout: UICollectionViewFlowLayout())
            },
            LayoutSubject("UITabBarController", LayoutAction.ofTabControllers + controllers) {
                let tabs = ToldTabs()
                tabs.viewControllers = [UIViewController(), UIViewController()]
                return tabs
            },
            LayoutSubject("UIPageViewController", LayoutAction.ofPageViewControllers + controllers) {
                let pages = ToldPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
                pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
                return pages
            },
            LayoutSubject("UISplitViewController", LayoutAction.ofSplitControllers + controllers) {
                let split = ToldSplit()
                split.viewControllers = [UIViewController(), UIViewController()]
                return split
            },
            LayoutSubject("UISearchController", LayoutAction.ofSearchControllers + controllers) {
                ToldSearch(searchResultsController: nil)
            },
            LayoutSubject("UIActivityViewController", LayoutAction.ofActivityLists + controllers) {
                ToldActivities(activityItems: ["Hello"], applicationActivities: nil)
            },
            LayoutSubject("UIColorPickerViewController", LayoutAction.ofColorPickers + controllers) {
                ToldColorPicker()
            },
            LayoutSubject("UIAlertController", LayoutAction.ofAlerts + controllers) { ToldAlert() },
            LayoutSubject("UINavigationController", LayoutAction.ofNavigationControllers + controllers) {
                ToldNavigation(rootViewController: UIViewController())
            },
        ]
    }
}
