import UIKit

/// UIKit's text view, bound to a text: of an editor, which takes the room it gets, or of a field that grows.
nonisolated struct TextViewLeaf: View {
    typealias Body = Never

    /// The text.
    let text: Binding<String>
    /// Whether it is as high as its lines, and without space around them.
    var isField = false
    /// The accessibility label; nil for none.
    var name: String?
    /// The text while it is empty; nil for none.
    var placeholder: String?

    /// Returns the leaf with the strings of its label and its prompt.
    @MainActor func described(_ label: some View, _ prompt: Text?, _ surroundings: EnvironmentValues) -> TextViewLeaf {
        var leaf = self
        (leaf.name, leaf.placeholder) = TextResolver(surroundings).strings(label, prompt)
        return leaf
    }

    @MainActor static func _makeNode(_ view: TextViewLeaf, _ context: _NodeContext) -> _ViewNode<TextViewLeaf> {
        LeafNode(view, context) { TextViewElement($0, $1) }
    }
}

private final class TextViewElement: ViewElement<UITextView>, LeafElement, UITextViewDelegate, FocusTarget,
    _PlainObject
{
    private var leaf: TextViewLeaf
    private let hint = UILabel()
    private var focusGroups: [FocusGroup] = []
    private var (least, most): (Int, Int?) = (1, nil)
    var focusView: UIView? { isGone || !view.isEditable ? nil : view }

    init(_ node: _Node, _ leaf: TextViewLeaf) {
        self.leaf = leaf
        super.init(node, UITextView())
        view.delegate = self
        guard leaf.isField else { return }
        (view.isScrollEnabled, view.backgroundColor) = (false, nil)
        (view.textContainerInset, view.textContainer.lineFragmentPadding) = (.zero, 0)
        hint.textColor = .placeholderText
        hint.numberOfLines = 0
        hint.isAccessibilityElement = false
        view.addSubview(hint)
    }

    func apply(_ leaf: TextViewLeaf) {
        self.leaf = leaf
        let surroundings = surroundings
        view.follow(surroundings)
        view.isEditable = surroundings.isEnabled
        view.follow(surroundings.textInputTraits)
        let font = (surroundings.font ?? .body).uiFont(in: view.traitCollection)
        (view.font, hint.font) = (font, font)
        let around = surroundings.paintSurroundings
        view.textColor =
            around.foreground == nil ? .label : UIColor(cgColor: CGColor(rgba: around.foreground(level: 0).firstColor))
        view.textAlignment =
            switch surroundings.multilineTextAlignment {
            case .leading: .natural
            case .center: .center
            case .trailing: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
            }
        hint.textAlignment = view.textAlignment
        (least, most) = (max(surroundings.reservedLines, 1), surroundings.lineLimit.map { max($0, 1) })
        view.describe(surroundings.spokenAttributes, label: leaf.name)
        hint.text = leaf.placeholder
        focusGroups = surroundings.focusGroups
        for group in focusGroups { group.add(self) }
        show()
        setNeedsLayout()
    }

    private func show() {
        let text = leaf.text.wrappedValue
        if view.text != text { view.text = text }
        hint.isHidden = view.hasText
    }

    override func arrange() {
        super.arrange()
        guard leaf.isField else { return }
        let size = view.sizeThatFits(CGSize(width: frame.width, height: .infinity))
        // Where there are more lines than may be seen the text scrolls.
        view.isScrollEnabled = size.height > frame.height + 1
        hint.frame = CGRect(origin: .zero, size: hint.sizeThatFits(frame.size))
        hint.frame.size.width = frame.width
    }

    /// As wide as there is room; a field as high as its lines, an editor as there is room.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
        guard leaf.isField else {
            let own = view.sizeThatFits(CGSize(width: width ?? 0, height: 0))
            return CGSize(width: width ?? own.width, height: height ?? own.height)
        }
        let line = view.font?.lineHeight ?? 0
        let fitting = view.sizeThatFits(CGSize(width: width ?? 0, height: 0))
        let shown = view.hasText ? fitting : hint.sizeThatFits(CGSize(width: width ?? 0, height: 0))
        let scale = max(environment.values.displayScale, 1)
        func lines(_ count: Int) -> CGFloat { (line * CGFloat(count) * scale).rounded(.up) / scale }
        let high = max(shown.height, fitting.height, lines(least))
        return CGSize(width: width ?? shown.width, height: most.map { min(high, lines(max($0, least))) } ?? high)
    }

    func textViewDidChange(_ textView: UITextView) {
        leaf.text.wrappedValue = view.text
        show()
        if leaf.isField { setNeedsLayout() }
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        for group in focusGroups { group.targetDidChange() }
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        for group in focusGroups { group.targetDidChange() }
    }
}
