/// A text of any number of lines that the user may change, and that scrolls: UIKit's text view.
public struct TextEditor: View {
    private let text: Binding<String>

    /// An editor of `text`.
    public init(text: Binding<String>) { self.text = text }

    /// The editor.
    public var body: some View { TextViewLeaf(text: text) }
}
