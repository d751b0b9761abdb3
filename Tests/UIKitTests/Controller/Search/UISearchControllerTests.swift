import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("Searches in navigation bars")
@MainActor
struct UISearchControllerTests {
    private final class Updater: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
        var heard: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            heard.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { heard.append("will begin") }
        func didPresentSearchController(_ searchController: UISearchController) { heard.append("began") }
        func willDismissSearchController(_ searchController: UISearchController) { heard.append("will end") }
        func didDismissSearchController(_ searchController: UISearchController) { heard.append("ended") }
    }

    private func with(
        results: UIViewController? = nil,
        _ body: (Stage, UINavigationController, UISearchController, Updater) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let (top, updater) = (UIViewController(), Updater())
            top.title = "List"
            let search = UISearchController(searchResultsController: results)
            (search.searchResultsUpdater, search.delegate) = (updater, updater)
            top.navigationItem.searchController = search
            let navigation = UINavigationController(rootViewController: top)
            stage.window.rootViewController = navigation
            stage.pass(0.5)
            try body(stage, navigation, search, updater)
        }
    }

    @Test("the bar stands below the title, and the contents begin below it")
    func place() {
        with { _, navigation, search, _ in
            let frame = search.searchBar.convert(search.searchBar.bounds, to: navigation.view)
            #expect(frame == CGRect(x: 0, y: 44, width: 320, height: 44))
            #expect(navigation.navigationBar.bounds.height == 96)
            #expect(navigation.topViewController?.view.safeAreaInsets.top == 96)
        }
    }

    @Test("entry begins the search: the titles go, a button comes; it ends the search and takes the text away")
    func search() throws {
        try with { stage, navigation, search, updater in
            #expect(search.searchBar.becomeFirstResponder() && search.isActive)
            stage.pass(1)
            #expect(navigation.navigationBar.bounds.height == 60 && search.searchBar.showsCancelButton)
            search.searchBar.searchTextField.insertText("ab")
            #expect(updater.heard == ["will begin", "true ", "began", "true ab"])
            updater.heard = []
            let cancel = try #require(search.searchBar.subviews.lazy.compactMap { $0 as? UIButton }.first)
            cancel.sendActions(for: .primaryActionTriggered)
            stage.pass(1)
            #expect(!search.isActive && search.searchBar.text == "" && navigation.navigationBar.bounds.height == 96)
            #expect(updater.heard == ["will end", "false ", "ended"])
        }
    }

    @Test("the results' controller is over the contents while there is a text")
    func results() {
        let results = UIViewController()
        with(results: results) { stage, navigation, search, _ in
            search.isActive = true
            stage.pass(1)
            #expect(results.parent == nil)
            search.searchBar.becomeFirstResponder()
            search.searchBar.searchTextField.insertText("a")
            stage.pass(1)
            #expect(results.parent === search && results.view.window === stage.window && !results.view.isHidden)
            #expect(results.navigationController === navigation && results.view.safeAreaInsets.top == 60)
            search.isActive = false
            stage.pass(1)
            #expect(results.parent == nil && results.view.window == nil && search.parent == nil)
        }
    }

    @Test("contents are dimmed during a search without a text, and a tap there ends it")
    func dimmed() {
        with { stage, _, search, _ in
            search.isActive = true
            stage.pass(1)
            #expect(search.view.window === stage.window && search.view.backgroundColor != nil)
            stage.tap(160, 300, at: 5)
            #expect(!search.isActive)
            search.obscuresBackgroundDuringPresentation = false
            search.isActive = true
            stage.pass(1)
            #expect(search.viewIfLoaded?.window == nil)
        }
    }

    @Test("what can be searched in stands below the field, and a choice is told")
    func scopes() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
        bar.scopeButtonTitles = ["All", "Mine"]
        #expect(bar.sizeThatFits(.zero).height == 44)
        bar.showsScopeBar = true
        #expect(bar.sizeThatFits(.zero).height == 88)
        bar.layoutIfNeeded()
        let scopes = try #require(bar.first(UISegmentedControl.self))
        #expect(scopes.frame.minY >= 44 && scopes.selectedSegmentIndex == 0)
        scopes.selectedSegmentIndex = 1
        scopes.sendActions(for: .valueChanged)
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test("scopes are there during a search only, unless the program says when")
    func scopesInSearch() {
        with { stage, navigation, search, updater in
            search.searchBar.scopeButtonTitles = ["All", "Mine"]
            #expect(navigation.navigationBar.bounds.height == 96 && !search.searchBar.showsScopeBar)
            search.isActive = true
            stage.pass(1)
            #expect(navigation.navigationBar.bounds.height == 104 && search.searchBar.bounds.height == 88)
            updater.heard = []
            search.searchBar.first(UISegmentedControl.self)?.selectedSegmentIndex = 1
            search.searchBar.first(UISegmentedControl.self)?.sendActions(for: .valueChanged)
            #expect(updater.heard == ["true "] && search.searchBar.selectedScopeButtonIndex == 1)
            search.isActive = false
            stage.pass(1)
            #expect(navigation.navigationBar.bounds.height == 96 && !search.searchBar.showsScopeBar)
            search.automaticallyShowsScopeBar = false
            search.searchBar.setShowsScope(true, animated: false)
            stage.pass(1)
            #expect(navigation.navigationBar.bounds.height == 140)
        }
    }

    @Test("a search is hidden under a page that is pushed over it, and ends when its own page is popped")
    func pages() {
        with { stage, navigation, _, _ in
            let (page, search) = (UIViewController(), UISearchController(searchResultsController: nil))
            page.navigationItem.searchController = search
            navigation.pushViewController(page, animated: false)
            search.isActive = true
            stage.pass(1)
            #expect(search.view.window === stage.window && !search.view.isHidden)
            navigation.pushViewController(UIViewController(), animated: false)
            stage.pass(1)
            #expect(search.isActive && search.view.isHidden)
            navigation.popViewController(animated: false)
            stage.pass(1)
            #expect(search.isActive && !search.view.isHidden)
            navigation.popViewController(animated: true)
            stage.pass(2)
            #expect(!search.isActive && search.view.superview == nil && search.parent == nil)
        }
    }

    /// A page of rows 1,000 points high, in a navigation bar with a search, and with a large title if wanted.
    private func scrolled(
        isLarge: Bool, _ body: (Stage, UINavigationController, UISearchController, UIScrollView) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: 320, height: 480)) { stage in
            let (top, search) = (UIViewController(), UISearchController(searchResultsController: nil))
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            scroll.contentSize = CGSize(width: 320, height: 1000)
            top.view = scroll
            top.title = "List"
            top.navigationItem.searchController = search
            let navigation = UINavigationController(rootViewController: top)
            navigation.navigationBar.prefersLargeTitles = isLarge
            stage.window.rootViewController = navigation
            stage.pass(0.5)
            try body(stage, navigation, search, scroll)
        }
    }

    @Test("the search bar gives way when contents are scrolled, before a large title does, and comes back")
    func givesWay() {
        scrolled(isLarge: false) { stage, navigation, search, scroll in
            let bar = navigation.navigationBar
            #expect(search.searchBar.alpha == 1 && bar.bounds.height == 96 && scroll.contentOffset.y == -96)
            scroll.contentOffset.y = -70
            stage.pass(0.1)
            #expect(bar.bounds.height == 70 && search.searchBar.alpha > 0 && search.searchBar.alpha < 1)
            scroll.contentOffset.y = 100
            stage.pass(0.1)
            #expect(bar.bounds.height == 44 && search.searchBar.isHidden && scroll.adjustedContentInset.top == 44)
            scroll.contentOffset.y = -96
            stage.pass(0.1)
            #expect(bar.bounds.height == 96 && !search.searchBar.isHidden && search.searchBar.alpha == 1)
        }
        scrolled(isLarge: true) { stage, navigation, search, scroll in
            let bar = navigation.navigationBar
            #expect(bar.bounds.height == 148 && scroll.contentOffset.y == -148)
            scroll.contentOffset.y = -96
            stage.pass(0.1)
            #expect(bar.bounds.height == 96 && search.searchBar.isHidden)
            scroll.contentOffset.y = 0
            stage.pass(0.1)
            #expect(bar.bounds.height == 44)
        }
    }

    @Test("contents that are let go half way rest with the bar there or gone; a search holds it open")
    func rests() {
        scrolled(isLarge: false) { stage, navigation, search, scroll in
            stage.touch(.began, 160, 400, at: 1)
            for step in 1...10 { stage.touch(.moved, 160, 400 - CGFloat(step) * 4, at: 1 + Double(step) * 0.1) }
            stage.touch(.ended, 160, 360, at: 4)
            stage.pass(2)
            #expect(scroll.contentOffset.y == -44 && navigation.navigationBar.bounds.height == 44)
            scroll.contentOffset.y = -96
            search.isActive = true
            stage.pass(1)
            let height = navigation.navigationBar.bounds.height
            scroll.contentOffset.y = 100
            stage.pass(0.1)
            #expect(navigation.navigationBar.bounds.height == height && search.searchBar.alpha == 1)
        }
    }

    @Test("a bar that is to stay stays")
    func stays() {
        scrolled(isLarge: true) { stage, navigation, search, scroll in
            navigation.topViewController?.navigationItem.hidesSearchBarWhenScrolling = false
            scroll.contentOffset.y = 100
            stage.pass(0.1)
            #expect(navigation.navigationBar.bounds.height == 96 && search.searchBar.alpha == 1)
        }
    }
}
