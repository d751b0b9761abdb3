import Foundation

/// An object that decides about a search bar's entry, and is notified of it. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Whether entry may begin. True by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Entry began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether entry may end. True by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Entry ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The user changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Whether the user may replace the UTF-16 units `range` by `text`. True by default.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user pressed return.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The user pressed the button that cancels.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The user chose what is searched in.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        forwarding(self, (any UISearchBarDelegate).self)?.searchBarShouldBeginEditing(searchBar) ?? true
    }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        forwarding(self, (any UISearchBarDelegate).self)?.searchBarTextDidBeginEditing(searchBar)
    }
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        forwarding(self, (any UISearchBarDelegate).self)?.searchBarShouldEndEditing(searchBar) ?? true
    }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        forwarding(self, (any UISearchBarDelegate).self)?.searchBarTextDidEndEditing(searchBar)
    }
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        forwarding(self, (any UISearchBarDelegate).self)?.searchBar(searchBar, textDidChange: searchText)
    }
    /// Returns true.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        forwarding(self, (any UISearchBarDelegate).self)?.searchBar(
            searchBar, shouldChangeTextIn: range, replacementText: text) ?? true
    }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        forwarding(self, (any UISearchBarDelegate).self)?.searchBarSearchButtonClicked(searchBar)
    }
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        forwarding(self, (any UISearchBarDelegate).self)?.searchBarCancelButtonClicked(searchBar)
    }
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        forwarding(self, (any UISearchBarDelegate).self)?.searchBar(
            searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
}
