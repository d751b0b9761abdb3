import Foundation

/// Passes what happens to a search bar's field on to the bar's delegate. Main actor only.
@MainActor
final class SearchEntry: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    /// A delegate of the field that passes on for `bar`, which has it.
    init(of bar: UISearchBar) { self.bar = bar }

    private var delegate: (any UISearchBarDelegate)? { bar?.delegate }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { delegate?.searchBarShouldBeginEditing($0) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.controller?.entryDidBegin()
        delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { delegate?.searchBarShouldEndEditing($0) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        bar.flatMap { delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { delegate?.searchBarSearchButtonClicked(bar) }
        return false
    }
}
