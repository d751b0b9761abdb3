import CoreGraphics
import UIKit
import ViewSupport

extension LayoutAction {
    static var ofStacks: [LayoutAction] {
        typealias S = UIStackView
        return [
            .set("axis", \S.axis, .vertical, .horizontal), .set("distribution", \S.distribution, .equalSpacing, .fill),
            .set("alignment", \S.alignment, .center, .fill), .set("spacing", \S.spacing, 3, 5),
            .set("isBaselineRelativeArrangement", \S.isBaselineRelativeArrangement, true, false),
            .set("isLayoutMarginsRelativeArrangement", \S.isLayoutMarginsRelativeArrangement, true, false),
        ]
    }

    static var ofScrollViews: [LayoutAction] {
        typealias S = UIScrollView
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        return [
            .set("delegate", \S.delegate, nil, nil),
            .set("contentSize", \S.contentSize, CGSize(width: 300, height: 400), .zero),
            .set("contentOffset", \S.contentOffset, CGPoint(x: 0, y: 5), .zero),
            .set("contentInset", \S.contentInset, insets, .zero),
            .set("contentInsetAdjustmentBehavior", \S.contentInsetAdjustmentBehavior, .never, .always),
            .set("isScrollEnabled", \S.isScrollEnabled, false, true), .set("bounces", \S.bounces, false, true),
            .set("alwaysBounceVertical", \S.alwaysBounceVertical, true, false),
            .set("alwaysBounceHorizontal", \S.alwaysBounceHorizontal, true, false),
            .set("isPagingEnabled", \S.isPagingEnabled, true, false),
            .set("keyboardDismissMode", \S.keyboardDismissMode, .onDrag, .none),
            .set("minimumZoomScale", \S.minimumZoomScale, 0.5, 1),
            .set("maximumZoomScale", \S.maximumZoomScale, 3, 1),
            .set("bouncesZoom", \S.bouncesZoom, false, true),
            .set("zoomScale", \S.zoomScale, 2, 1),
            .set("canCancelContentTouches", \S.canCancelContentTouches, false, true),
            .set("delaysContentTouches", \S.delaysContentTouches, false, true),
            .set("scrollsToTop", \S.scrollsToTop, false, true),
            .set("isDirectionalLockEnabled", \S.isDirectionalLockEnabled, true, false),
            .set("decelerationRate", \S.decelerationRate, .fast, .normal),
            .set("showsVerticalScrollIndicator", \S.showsVerticalScrollIndicator, false, true),
            .set("showsHorizontalScrollIndicator", \S.showsHorizontalScrollIndicator, false, true),
            .set("indicatorStyle", \S.indicatorStyle, .white, .black),
            .set(
                "automaticallyAdjustsScrollIndicatorInsets", \S.automaticallyAdjustsScrollIndicatorInsets, false, true),
            .set("verticalScrollIndicatorInsets", \S.verticalScrollIndicatorInsets, insets, .zero),
            .set("horizontalScrollIndicatorInsets", \S.horizontalScrollIndicatorInsets, insets, .zero),
            .set("scrollIndicatorInsets", \S.scrollIndicatorInsets, insets, .zero),
            .set("refreshControl", \S.refreshControl, UIRefreshControl(), nil),
            .call("adjustedContentInsetDidChange") { (it: S) in it.adjustedContentInsetDidChange() },
            .call("flashScrollIndicators", moves: true) { (it: S) in it.flashScrollIndicators() },
        ]
    }

    static var ofEffectViews: [LayoutAction] {
        [.set("effect", \UIVisualEffectView.effect, UIBlurEffect(style: .dark), nil)]
    }

    static var ofNavigationBars: [LayoutAction] {
        typealias B = UINavigationBar
        let item = UINavigationItem(title: "one")
        item.rightBarButtonItem = UIBarButtonItem(title: "Do", primaryAction: nil)
        return [
            .set("items", \B.items, [item], [UINavigationItem(title: "other")]),
            .set("barTintColor", \B.barTintColor, .red, nil),
            .set("titleTextAttributes", \B.titleTextAttributes, [.foregroundColor: UIColor.red], nil),
            .set("largeTitleTextAttributes", \B.largeTitleTextAttributes, [.foregroundColor: UIColor.red], nil),
            .set("delegate", \B.delegate, nil, nil), .set("prefersLargeTitles", \B.prefersLargeTitles, true, false),
            .set("barStyle", \B.barStyle, .black, .default), .set("isTranslucent", \B.isTranslucent, false, true),
            .set("shadowImage", \B.shadowImage, LayoutAction.image(4), nil),
            .set("backIndicatorImage", \B.backIndicatorImage, LayoutAction.image(4), nil),
            .set(
                "standardAppearance", \B.standardAppearance, UINavigationBarAppearance(), UINavigationBarAppearance()),
            .set("scrollEdgeAppearance", \B.scrollEdgeAppearance, UINavigationBarAppearance(), nil),
            .set("compactAppearance", \B.compactAppearance, UINavigationBarAppearance(), nil),
        ]
    }

    static var ofSearchBars: [LayoutAction] {
        typealias B = UISearchBar
        return [
            .set("delegate", \B.delegate, nil, nil), .set("text", \B.text, "a", "b"),
            .set("placeholder", \B.placeholder, "a", nil), .set("showsCancelButton", \B.showsCancelButton, true, false),
            .set("scopeButtonTitles", \B.scopeButtonTitles, ["a", "b"], nil),
            .set("showsScopeBar", \B.showsScopeBar, true, false),
            .set("selectedScopeButtonIndex", \B.selectedScopeButtonIndex, 1, 0),
            .set("searchBarStyle", \B.searchBarStyle, .minimal, .default),
            .set("barTintColor", \B.barTintColor, .red, nil), .set("isTranslucent", \B.isTranslucent, false, true),
            .set("backgroundImage", \B.backgroundImage, LayoutAction.image(4), nil),
            .set("keyboardType", \B.keyboardType, .URL, .phonePad),
            .set("returnKeyType", \B.returnKeyType, .go, .done),
            .set("keyboardAppearance", \B.keyboardAppearance, .dark, .default),
            .set("autocapitalizationType", \B.autocapitalizationType, .words, .none),
            .set("autocorrectionType", \B.autocorrectionType, .no, .yes),
            .set("spellCheckingType", \B.spellCheckingType, .no, .yes),
            .set("enablesReturnKeyAutomatically", \B.enablesReturnKeyAutomatically, true, false),
            .set("isSecureTextEntry", \B.isSecureTextEntry, true, false),
            .set("textContentType", \B.textContentType, .name, nil),
        ]
    }

    static var ofSearchControllers: [LayoutAction] {
        typealias C = UISearchController
        return [
            .set("searchResultsUpdater", \C.searchResultsUpdater, nil, nil), .set("delegate", \C.delegate, nil, nil),
            .set("obscuresBackgroundDuringPresentation", \C.obscuresBackgroundDuringPresentation, false, true),
            .set("hidesNavigationBarDuringPresentation", \C.hidesNavigationBarDuringPresentation, false, true),
            .set("automaticallyShowsCancelButton", \C.automaticallyShowsCancelButton, false, true),
            .set("automaticallyShowsScopeBar", \C.automaticallyShowsScopeBar, false, true),
            .set("showsSearchResultsController", \C.showsSearchResultsController, true, false),
            .set("isActive", \C.isActive, true, false),
        ]
    }

    static var ofToolbars: [LayoutAction] {
        typealias B = UIToolbar
        let items = [UIBarButtonItem(title: "Do", primaryAction: nil), .flexibleSpace()]
        return [
            .set("items", \B.items, items, nil), .set("barTintColor", \B.barTintColor, .red, nil),
            .set("delegate", \B.delegate, nil, nil), .set("barStyle", \B.barStyle, .black, .default),
            .set("isTranslucent", \B.isTranslucent, false, true),
            .set("standardAppearance", \B.standardAppearance, UIToolbarAppearance(), UIToolbarAppearance()),
        ]
    }

    static var ofTabBars: [LayoutAction] {
        typealias B = UITabBar
        let items = [UITabBarItem(title: "a", image: nil, tag: 0), UITabBarItem(title: "b", image: nil, tag: 1)]
        return [
            .set("delegate", \B.delegate, nil, nil), .set("items", \B.items, items, [items[0]]),
            .set("selectedItem", \B.selectedItem, nil, nil), .set("barTintColor", \B.barTintColor, .red, nil),
            .set("isTranslucent", \B.isTranslucent, false, true),
            .set("unselectedItemTintColor", \B.unselectedItemTintColor, .red, nil),
            .set("standardAppearance", \B.standardAppearance, UITabBarAppearance(), UITabBarAppearance()),
            .set("scrollEdgeAppearance", \B.scrollEdgeAppearance, UITabBarAppearance(), nil),
        ]
    }

    static var ofWindows: [LayoutAction] {
        typealias W = UIWindow
        return [
            .set("rootViewController", \W.rootViewController, UIViewController(), nil),
            .set("windowLevel", \W.windowLevel, .alert, .normal), .set("windowScene", \W.windowScene, nil, .main),
            .call("makeKeyAndVisible") { (it: W) in it.makeKeyAndVisible() },
            .call("makeKey") { (it: W) in it.makeKey() }, .call("becomeKey") { (it: W) in it.becomeKey() },
            .call("resignKey") { (it: W) in it.resignKey() },
        ]
    }

    static var ofControllers: [LayoutAction] {
        typealias C = UIViewController
        let insets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        var dark = UITraitOverrides()
        dark.userInterfaceStyle = .dark
        return [
            .set("view", \C.view, UIView(), UIView()),
            .set("additionalSafeAreaInsets", \C.additionalSafeAreaInsets, insets, .zero),
            .set(
                "viewRespectsSystemMinimumLayoutMargins", \C.viewRespectsSystemMinimumLayoutMargins, false, true),
            .set("title", \C.title, "a", "b"), .set("isEditing", \C.isEditing, true, false),
            .set("tabBarItem", \C.tabBarItem, UITabBarItem(), UITabBarItem(title: "b", image: nil, tag: 1)),
            .set("traitOverrides", \C.traitOverrides, dark, UITraitOverrides()),
            .set("overrideUserInterfaceStyle", \C.overrideUserInterfaceStyle, .dark, .light),
            .set("modalPresentationStyle", \C.modalPresentationStyle, .custom, .automatic),
            .set("modalTransitionStyle", \C.modalTransitionStyle, .crossDissolve, .coverVertical),
            .set("definesPresentationContext", \C.definesPresentationContext, true, false),
            .set(
                "providesPresentationContextTransitionStyle", \C.providesPresentationContextTransitionStyle, true,
                false),
            .set("isModalInPresentation", \C.isModalInPresentation, true, false),
            .set(
                "modalPresentationCapturesStatusBarAppearance", \C.modalPresentationCapturesStatusBarAppearance, true,
                false),
            .set("transitioningDelegate", \C.transitioningDelegate, nil, nil),
            .set("preferredContentSize", \C.preferredContentSize, CGSize(width: 5, height: 5), .zero),
            .set("restorationIdentifier", \C.restorationIdentifier, "a", nil),
            .set("hidesBottomBarWhenPushed", \C.hidesBottomBarWhenPushed, true, false),
            .set("toolbarItems", \C.toolbarItems, [UIBarButtonItem(title: "Do", primaryAction: nil)], nil),
            .set("edgesForExtendedLayout", \C.edgesForExtendedLayout, [], .all),
            .set("extendedLayoutIncludesOpaqueBars", \C.extendedLayoutIncludesOpaqueBars, true, false),
            .set("automaticallyAdjustsScrollViewInsets", \C.automaticallyAdjustsScrollViewInsets, false, true),
            .set(
                "contentUnavailableConfiguration", \C.contentUnavailableConfiguration,
                UIContentUnavailableConfiguration.search(), nil),
            .call("setNeedsUpdateContentUnavailableConfiguration") { (it: C) in
                it.setNeedsUpdateContentUnavailableConfiguration()
            },
            .call("didReceiveMemoryWarning") { (it: C) in it.didReceiveMemoryWarning() },
            .call("updateProperties") { (it: C) in it.updateProperties() },
            .call("setNeedsUpdateProperties") { (it: C) in it.setNeedsUpdateProperties() },
            .call("endAppearanceTransition") { (it: C) in it.endAppearanceTransition() },
            .call("loadView") { (it: C) in it.loadView() },
            .call("loadViewIfNeeded") { (it: C) in it.loadViewIfNeeded() },
            .call("viewDidLoad") { (it: C) in it.viewDidLoad() },
            .call("updateViewConstraints") { (it: C) in it.updateViewConstraints() },
            .call("viewWillLayoutSubviews") { (it: C) in it.viewWillLayoutSubviews() },
            .call("viewDidLayoutSubviews") { (it: C) in it.viewDidLayoutSubviews() },
            .call("viewSafeAreaInsetsDidChange") { (it: C) in it.viewSafeAreaInsetsDidChange() },
            .call("viewLayoutMarginsDidChange") { (it: C) in it.viewLayoutMarginsDidChange() },
            .call("removeFromParent") { (it: C) in it.removeFromParent() },
            .call("removeFromParentViewController") { (it: C) in it.removeFromParentViewController() },
            .call("setNeedsFocusUpdate") { (it: C) in it.setNeedsFocusUpdate() },
            .call("setNeedsStatusBarAppearanceUpdate") { (it: C) in it.setNeedsStatusBarAppearanceUpdate() },
            .call("updateFocusIfNeeded") { (it: C) in it.updateFocusIfNeeded() },
            .call("setNeedsUpdateOfSupportedInterfaceOrientations") { (it: C) in
                it.setNeedsUpdateOfSupportedInterfaceOrientations()
            },
            .call("setNeedsUpdateOfHomeIndicatorAutoHidden") { (it: C) in
                it.setNeedsUpdateOfHomeIndicatorAutoHidden()
            },
            .call("setNeedsUpdateOfScreenEdgesDeferringSystemGestures") { (it: C) in
                it.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
            },
        ]
    }

    static var ofAlerts: [LayoutAction] {
        typealias A = UIAlertController
        return [
            .set("message", \A.message, "a text", nil), .set("preferredAction", \A.preferredAction, nil, nil),
        ]
    }

    static var ofActivityLists: [LayoutAction] {
        typealias A = UIActivityViewController
        return [
            .set("excludedActivityTypes", \A.excludedActivityTypes, [.copyToPasteboard], nil),
            .set(
                "completionWithItemsHandler", \A.completionWithItemsHandler, { _, _, _, _ in }, nil,
                isComparable: false),
        ]
    }

    static var ofColorPickers: [LayoutAction] {
        typealias P = UIColorPickerViewController
        return [
            .set("selectedColor", \P.selectedColor, .red, .blue), .set("supportsAlpha", \P.supportsAlpha, false, true),
            .set("delegate", \P.delegate, nil, nil),
        ]
    }

    static var ofUnavailableContents: [LayoutAction] {
        typealias V = UIContentUnavailableView
        let (empty, search) = (UIContentUnavailableConfiguration.empty(), UIContentUnavailableConfiguration.search())
        return [
            .set("configuration", \V.configuration, search, empty),
            .set("isScrollEnabled", \V.isScrollEnabled, false, true),
        ]
    }

    static var ofTabControllers: [LayoutAction] {
        typealias C = UITabBarController
        let pages = [UIViewController(), UIViewController()]
        let tabs = ["a", "b"].map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
        return [
            .set("delegate", \C.delegate, nil, nil), .set("viewControllers", \C.viewControllers, pages, [pages[1]]),
            .set("selectedViewController", \C.selectedViewController, nil, nil),
            .set("selectedIndex", \C.selectedIndex, 1, 0),
            .set("isTabBarHidden", \C.isTabBarHidden, true, false),
            .set("tabs", \C.tabs, tabs, [tabs[1]]), .set("selectedTab", \C.selectedTab, nil, nil),
        ]
    }

    static var ofSplitControllers: [LayoutAction] {
        typealias C = UISplitViewController
        let pages = [UIViewController(), UIViewController()]
        return [
            .set("delegate", \C.delegate, nil, nil), .set("viewControllers", \C.viewControllers, pages, [pages[1]]),
            .set("preferredDisplayMode", \C.preferredDisplayMode, .secondaryOnly, .oneOverSecondary),
            .set("preferredSplitBehavior", \C.preferredSplitBehavior, .overlay, .tile),
            .set("displayModeButtonVisibility", \C.displayModeButtonVisibility, .never, .always),
            .set("showsSecondaryOnlyButton", \C.showsSecondaryOnlyButton, true, false),
            .set("presentsWithGesture", \C.presentsWithGesture, false, true),
            .set("primaryEdge", \C.primaryEdge, .trailing, .leading),
            .set("preferredPrimaryColumnWidth", \C.preferredPrimaryColumnWidth, 60, 90),
            .set("preferredPrimaryColumnWidthFraction", \C.preferredPrimaryColumnWidthFraction, 0.3, 0.4),
            .set("minimumPrimaryColumnWidth", \C.minimumPrimaryColumnWidth, 50, 80),
            .set("maximumPrimaryColumnWidth", \C.maximumPrimaryColumnWidth, 100, 120),
            .set("preferredSupplementaryColumnWidth", \C.preferredSupplementaryColumnWidth, 60, 90),
            .set("preferredSupplementaryColumnWidthFraction", \C.preferredSupplementaryColumnWidthFraction, 0.3, 0.4),
            .set("minimumSupplementaryColumnWidth", \C.minimumSupplementaryColumnWidth, 50, 80),
            .set("maximumSupplementaryColumnWidth", \C.maximumSupplementaryColumnWidth, 100, 120),
        ]
    }

    static var ofNavigationControllers: [LayoutAction] {
        typealias C = UINavigationController
        let pages = [UIViewController(), UIViewController()]
        return [
            .set("delegate", \C.delegate, nil, nil), .set("viewControllers", \C.viewControllers, pages, [pages[1]]),
            .set("isNavigationBarHidden", \C.isNavigationBarHidden, true, false),
            .set("isToolbarHidden", \C.isToolbarHidden, false, true),
        ]
    }
}
