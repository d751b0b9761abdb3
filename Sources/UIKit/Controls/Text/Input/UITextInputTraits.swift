import OctantDisplay

/// What a program says of the text that is typed into an object. Input methods and keyboards on the screen hear of the
/// kind of text, of capitals and of checking; the rest has no effect on a desktop. Every property is optional. Main
/// actor only.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// The letters that are made capital. `.sentences` by default.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words are corrected. `.default` by default.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether the spelling is checked. `.default` by default.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// The keys there should be. `.default` by default.
    var keyboardType: UIKeyboardType { get }
    /// The colours of a keyboard on the screen. `.default` by default.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// The word on the return key. `.default` by default.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key of a keyboard on the screen waits for a text. False by default.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether nobody may read the text. False by default.
    var isSecureTextEntry: Bool { get }
    /// What the text means; nil, the default, for nothing in particular.
    var textContentType: UITextContentType! { get }
}

extension UITextInputTraits {
    /// `.sentences`.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// `.default`.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// `.default`.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// `.default`.
    public var keyboardType: UIKeyboardType { .default }
    /// `.default`.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// `.default`.
    public var returnKeyType: UIReturnKeyType { .default }
    /// False.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// False.
    public var isSecureTextEntry: Bool { false }
    /// nil.
    public var textContentType: UITextContentType! { nil }

    /// The hints to an input method.
    var inputPurpose: TextInputPurpose {
        var purpose = TextInputPurpose()
        purpose.kind =
            switch keyboardType {
            case .numberPad, .asciiCapableNumberPad: textContentType == .oneTimeCode ? .pin : .digits
            case .decimalPad, .numbersAndPunctuation: .number
            case .phonePad: .phone
            case .URL: .url
            case .emailAddress: .email
            case .namePhonePad: .name
            case .default, .asciiCapable, .twitter, .webSearch: TextInputPurpose.Kind(textContentType)
            }
        purpose.capitals =
            switch autocapitalizationType {
            case .none: .never
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .all
            }
        if autocorrectionType == .no || spellCheckingType == .no { purpose.isChecked = false }
        if autocorrectionType == .yes || spellCheckingType == .yes { purpose.isChecked = true }
        return purpose
    }
}

extension TextInputPurpose.Kind {
    /// The kind of text that a type means.
    fileprivate init(_ type: UITextContentType?) {
        self =
            switch type {
            case .name?, .givenName?, .middleName?, .familyName?, .nickname?: .name
            case .telephoneNumber?: .phone
            case .emailAddress?: .email
            case .URL?: .url
            case .creditCardNumber?: .digits
            default: .any
            }
    }
}

/// The values of a text's traits that a program may set.
struct TextTraits {
    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var textContentType: UITextContentType?
}

/// An object that letters can be typed into. A responder that is one and becomes the first responder gets what is
/// typed, also from an input method. Main actor only.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Types `text`.
    func insertText(_ text: String)
    /// Deletes the letter before the caret.
    func deleteBackward()
}
