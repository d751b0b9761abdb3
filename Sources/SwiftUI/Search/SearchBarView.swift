import UIKit

/// UIKit's search bar, bound to a text.
nonisolated struct SearchBarView: View {
    typealias Body = Never

    let text: Binding<String>
    /// Whether the user is in the field.
    let isSearching: Binding<Bool>
    /// Shown while the text is empty; nil for the usual word.
    let prompt: Text?

    @MainActor static func _makeNode(_ view: SearchBarView, _ context: _NodeContext) -> _ViewNode<SearchBarView> {
        LeafNode(view, context) { SearchElement($0, $1) }
    }
}

private final class SearchElement: ViewElement<UISearchBar>, LeafElement, UISearchBarDelegate, _PlainObject {
    private var leaf: SearchBarView
    private var submit: SubmitAction?

    init(_ node: _Node, _ leaf: SearchBarView) {
        self.leaf = leaf
        super.init(node, UISearchBar())
        view.searchBarStyle = .minimal
        view.delegate = self
    }

    func apply(_ leaf: SearchBarView) {
        self.leaf = leaf
        let surroundings = surroundings
        view.follow(surroundings)
        view.overrideLocale(surroundings.locale)
        view.searchTextField.isEnabled = surroundings.isEnabled
        let placeholder = leaf.prompt.map { TextResolver(surroundings).string($0) }
        if view.placeholder != placeholder { view.placeholder = placeholder }
        submit = surroundings.submitAction
        let text = leaf.text.wrappedValue
        if view.text ?? "" != text { view.text = text }
        follow(leaf.isSearching.wrappedValue)
    }

    /// Brings the keyboard to the field, or takes it away, after the update: the field tells of it at once.
    private func follow(_ isSearching: Bool) {
        let field = view.searchTextField
        guard isSearching != field.isEditing, !isGone else { return }
        graph?.afterLayout(.last) {
            if isSearching { field.becomeFirstResponder() } else { field.resignFirstResponder() }
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.widening(view.sizeThatFits(CGSize(width: proposal.width ?? 0, height: 0)))
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        searchBar.setShowsCancelButton(true, animated: true)
        if !leaf.isSearching.wrappedValue { leaf.isSearching.wrappedValue = true }
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        searchBar.setShowsCancelButton(false, animated: true)
        if leaf.isSearching.wrappedValue { leaf.isSearching.wrappedValue = false }
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        leaf.text.wrappedValue = searchText
        let text = leaf.text.wrappedValue
        if searchBar.text ?? "" != text { searchBar.text = text }
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { submit?(.search) }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        leaf.text.wrappedValue = ""
        searchBar.text = ""
        searchBar.resignFirstResponder()
    }
}
