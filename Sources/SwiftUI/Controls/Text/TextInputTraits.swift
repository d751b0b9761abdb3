import UIKit

/// What fields tell keyboards on the screen, and programs that ask UIKit's fields.
struct TextInputTraits: Equatable {
    /// The keyboard for what is entered.
    var keyboard = UIKeyboardType.default
    /// The meaning of the text; nil for none in particular.
    var content: UITextContentType?
    /// Which letters are capital by themselves.
    var capitals = UITextAutocapitalizationType.sentences
    /// Whether what is typed is not corrected; nil for the system's way.
    var isUncorrected: Bool?
    /// The name of the return key.
    var returnKey = UIReturnKeyType.default
}

private enum TextInputTraitsKey: EnvironmentKey { static let defaultValue = TextInputTraits() }

extension EnvironmentValues {
    /// What fields tell keyboards.
    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// Whether what is typed into fields is not corrected. False where nothing is said.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.isUncorrected ?? false }
        set { textInputTraits.isUncorrected = newValue }
    }

    /// `autocorrectionDisabled`; nil where nothing is said.
    public var disableAutocorrection: Bool? {
        get { textInputTraits.isUncorrected }
        set { textInputTraits.isUncorrected = newValue }
    }
}

extension UITextField {
    /// Takes over what a field tells keyboards.
    func follow(_ traits: TextInputTraits) {
        (keyboardType, textContentType, autocapitalizationType) = (traits.keyboard, traits.content, traits.capitals)
        autocorrectionType = traits.correction
        returnKeyType = traits.returnKey
    }
}

extension UITextView {
    /// Takes over what a field tells keyboards.
    func follow(_ traits: TextInputTraits) {
        (keyboardType, textContentType, autocapitalizationType) = (traits.keyboard, traits.content, traits.capitals)
        autocorrectionType = traits.correction
        returnKeyType = traits.returnKey
    }
}

extension TextInputTraits {
    fileprivate var correction: UITextAutocorrectionType {
        isUncorrected.map { $0 ? .no : .yes } ?? .default
    }
}

/// Which letters of what is typed are capital by themselves.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType

    private init(type: UITextAutocapitalizationType) { self.type = type }

    /// UIKit's way `type`; nil for one that is not known.
    public init?(_ type: UITextAutocapitalizationType) {
        guard UITextAutocapitalizationType(rawValue: type.rawValue) != nil else { return nil }
        self.type = type
    }

    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// All of them.
    public static var characters: TextInputAutocapitalization {
        TextInputAutocapitalization(type: .allCharacters)
    }
}

/// The name of the return key of a keyboard on the screen.
public struct SubmitLabel: Sendable {
    let returnKey: UIReturnKeyType

    /// "Done".
    public static var done: SubmitLabel { SubmitLabel(returnKey: .done) }
    /// "Go".
    public static var go: SubmitLabel { SubmitLabel(returnKey: .go) }
    /// "Send".
    public static var send: SubmitLabel { SubmitLabel(returnKey: .send) }
    /// "Join".
    public static var join: SubmitLabel { SubmitLabel(returnKey: .join) }
    /// "Route".
    public static var route: SubmitLabel { SubmitLabel(returnKey: .route) }
    /// "Search".
    public static var search: SubmitLabel { SubmitLabel(returnKey: .search) }
    /// "Return".
    public static var `return`: SubmitLabel { SubmitLabel(returnKey: .default) }
    /// "Next".
    public static var next: SubmitLabel { SubmitLabel(returnKey: .next) }
    /// "Continue".
    public static var `continue`: SubmitLabel { SubmitLabel(returnKey: .continue) }
}

extension View {
    nonisolated private func textInput(_ change: @escaping (inout TextInputTraits) -> Void) -> some View {
        modifier(EnvironmentModifier { change(&$0.textInputTraits) })
    }

    /// The keyboard for the fields in this view.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { textInput { $0.keyboard = type } }

    /// The meaning of the text of the fields in this view; nil for none in particular.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        textInput { $0.content = textContentType }
    }

    /// Which letters of what is typed into the fields in this view are capital by themselves; nil for the usual ones.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        textInput { $0.capitals = autocapitalization?.type ?? .sentences }
    }

    /// Which letters of what is typed into the fields in this view are capital by themselves.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInput { $0.capitals = style }
    }

    /// What is typed into the fields in this view is not corrected, or is; nil for the system's way.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        textInput { $0.isUncorrected = disable }
    }

    /// What is typed into the fields in this view is not corrected, or is.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        textInput { $0.isUncorrected = disable }
    }

    /// The name of the return key for the fields in this view.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        textInput { $0.returnKey = submitLabel.returnKey }
    }
}
