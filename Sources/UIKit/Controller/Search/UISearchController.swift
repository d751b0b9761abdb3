import CoreGraphics
import Foundation

/// The opacity of what lies over contents that cannot be used during a search, and seconds in which it comes. Ours.
private let (dimOpacity, searchDuration): (CGFloat, Double) = (0.2, 0.25)

/// Points below a search bar, and above one that is alone. Ours, after iOS 18's look.
let searchGap: CGFloat = 8

/// An object that shows what a search finds. Main thread.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text of `searchController`'s bar, or its scope, changed, or the search began or ended.
    func updateSearchResults(for searchController: UISearchController)
}

/// An object that is told when a search begins and ends. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search began.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {
        forwarding(self, (any UISearchControllerDelegate).self)?.willPresentSearchController(searchController)
    }
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {
        forwarding(self, (any UISearchControllerDelegate).self)?.didPresentSearchController(searchController)
    }
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {
        forwarding(self, (any UISearchControllerDelegate).self)?.willDismissSearchController(searchController)
    }
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {
        forwarding(self, (any UISearchControllerDelegate).self)?.didDismissSearchController(searchController)
    }
}

/// A search bar in a navigation bar, and what is found, over the contents of the controller whose item has it. Main
/// thread.
///
/// It is that item's `searchController`. The search begins when the user enters something, and ends with the bar's
/// button.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The controller that shows what is found, over the contents; nil where these show it themselves.
    public final let searchResultsController: UIViewController?
    /// The bar.
    public final let searchBar = UISearchBar()
    /// The item that shows the bar.
    final weak var item: UINavigationItem?
    private var isSearching = false

    /// A search whose results `searchResultsController` shows; nil where the contents do it themselves.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A search whose results the contents show themselves.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// A search from a storyboard.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchBar.searchBarStyle = .minimal
        searchBar.controller = self
    }

    /// The object that shows what is found. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// The object that is told when the search begins and ends. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether contents without a results controller cannot be used during the search. True by default.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { if obscuresBackgroundDuringPresentation != oldValue { showResults() } }
    }

    /// Whether titles and buttons give way to the bar during the search. True by default.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if hidesNavigationBarDuringPresentation != oldValue { item?.searchDidChange() } }
    }

    /// Whether the bar has a button that ends the search while there is one. True by default.
    open var automaticallyShowsCancelButton = true

    /// Whether the bar's scopes, if it has any, are there while there is a search only. True by default.
    open var automaticallyShowsScopeBar = true

    /// Whether the results' controller is shown without a text, too. False by default: with a text only.
    open var showsSearchResultsController = false {
        didSet { if showsSearchResultsController != oldValue { showResults() } }
    }

    /// Whether there is a search. Setting it begins or ends one.
    open var isActive: Bool {
        get { isSearching }
        set { newValue ? begin() : end() }
    }

    // MARK: Searching

    /// The user began to enter something.
    final func entryDidBegin() { begin() }

    /// The text, or the scope, is another one.
    final func textDidChange() {
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// The user ends the search.
    final func cancelled() { end() }

    private func begin() {
        guard !isSearching else { return }
        delegate?.willPresentSearchController(self)
        isSearching = true
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = searchBar.scopeButtonTitles?.isEmpty == false }
        item?.searchDidBegin()
        showResults()
        item?.searchDidChange(animated: true)
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        guard isSearching else { return }
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.text = nil
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
        if let results = searchResultsController, results.parent === self {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
        }
        if parent != nil {
            willMove(toParent: nil)
            viewIfLoaded?.removeFromSuperview()
            removeFromParent()
        }
        item?.searchDidChange(animated: true)
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    // MARK: What is over the contents

    /// Whether something lies over the contents.
    final var hasOverlay: Bool { searchResultsController != nil || obscuresBackgroundDuringPresentation }

    private func showResults() {
        guard isSearching, isViewLoaded else { return }
        let hasText = searchBar.text?.isEmpty == false
        let shows = searchResultsController != nil && (hasText || showsSearchResultsController)
        let dims = obscuresBackgroundDuringPresentation && !shows
        view.backgroundColor = dims ? UIColor.black.withAlphaComponent(dimOpacity) : nil
        view.isUserInteractionEnabled = dims || shows
        guard let results = searchResultsController else { return }
        if shows, results.parent !== self {
            addChild(results)
            if let page = results.view {
                page.frame = view.bounds
                page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(page)
            }
            results.didMove(toParent: self)
        }
        results.viewIfLoaded?.isHidden = !shows
    }

    open override func loadView() {
        let cover = UIView()
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.addGestureRecognizer(UITapGestureRecognizer(target: self, action: UISearchController.coverTapped))
        view = cover
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showResults()
    }

    /// A tap on contents that cannot be used ends a search without a text.
    private func coverTapped(_ recognizer: UITapGestureRecognizer) {
        guard searchResultsController?.viewIfLoaded?.isHidden ?? true else { return }
        end()
    }
}

extension UINavigationItem {
    /// The height of the search bar and the space below it, and above it where it is alone, in points; 0 without one.
    final var searchHeight: CGFloat {
        guard let bar = searchController?.searchBar else { return 0 }
        return bar.sizeThatFits(.zero).height + searchGap * (hidesRowForSearch ? 2 : 1)
    }

    /// As much of that as gives way when contents are scrolled.
    final var searchRoom: CGFloat {
        guard hidesSearchBarWhenScrolling, let searchController, !searchController.isActive else { return 0 }
        return searchHeight
    }

    /// Whether titles and buttons give way to the search bar.
    final var hidesRowForSearch: Bool {
        guard let searchController else { return false }
        return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
    }

    /// The search began: what lies over the contents comes there.
    final func searchDidBegin() {
        guard let searchController, searchController.hasOverlay, searchController.parent == nil,
            let navigation = bar?.controller, let top = navigation.topViewController, let cover = searchController.view
        else { return }
        top.addChild(searchController)
        cover.frame = navigation.pages.bounds
        navigation.pages.addSubview(cover)
        searchController.didMove(toParent: top)
    }

    /// The search began or ended, or is shown in another way.
    final func searchDidChange(animated: Bool = false) {
        guard let bar else { return }
        guard animated, bar.window != nil, let navigation = bar.controller else { return bar.itemDidChange() }
        UIView.animate(withDuration: searchDuration) {
            bar.itemDidChange()
            navigation.placeAll()
            bar.layoutIfNeeded()
        }
    }
}
