import CoreGraphics

private let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
]
private let corrections: [String: UITextAutocorrectionType] = ["default": .default, "no": .no, "yes": .yes]
private let checks: [String: UITextSpellCheckingType] = ["default": .default, "no": .no, "yes": .yes]
private let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
]
private let keyboardColors: [String: UIKeyboardAppearance] = [
    "default": .default, "alert": .alert, "light": .light, "dark": .dark,
]
private let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
]

extension NibReader {
    /// The traits of the text that is typed into the element.
    var inputTraits: TextTraits {
        var traits = TextTraits()
        // An interface file that names no capitals means none.
        traits.autocapitalizationType = .none
        guard let reader = child("textInputTraits", "textInputTraits") else { return traits }
        if let value = reader.choice("autocapitalizationType", capitals) { traits.autocapitalizationType = value }
        if let value = reader.choice("autocorrectionType", corrections) { traits.autocorrectionType = value }
        if let value = reader.choice("spellCheckingType", checks) { traits.spellCheckingType = value }
        if let value = reader.choice("keyboardType", keyboards) { traits.keyboardType = value }
        if let value = reader.choice("keyboardAppearance", keyboardColors) { traits.keyboardAppearance = value }
        if let value = reader.choice("returnKeyType", returnKeys) { traits.returnKeyType = value }
        if let flag = reader.flag("enablesReturnKeyAutomatically") { traits.enablesReturnKeyAutomatically = flag }
        if let type = reader.text("textContentType") { traits.textContentType = UITextContentType(rawValue: type) }
        return traits
    }

    /// Applies the element's attributes of text views to `view`.
    func fill(_ view: UITextView) {
        fill(view as UIScrollView)
        if let font = font() { view.font = font }
        if let color = color("textColor") { view.textColor = color }
        if let alignment = choice("textAlignment", Self.alignments) { view.textAlignment = alignment }
        if let flag = flag("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = flag }
        if let flag = flag("editable") { view.isEditable = flag }
        if let flag = flag("selectable") { view.isSelectable = flag }
        view.editor.traits = inputTraits
        if let text = text("text") { view.text = text }
    }
}
