/// The keys that a keyboard on the screen should have.
public enum UIKeyboardType: Int, Sendable {
    /// Those of the present input method.
    case `default` = 0
    /// Those for ASCII.
    case asciiCapable = 1
    /// Numbers and signs.
    case numbersAndPunctuation = 2
    /// Those for addresses of the Internet.
    case URL = 3
    /// The digits of the user's language.
    case numberPad = 4
    /// A telephone's.
    case phonePad = 5
    /// Those for names, and a telephone's.
    case namePhonePad = 6
    /// Those for addresses of letters.
    case emailAddress = 7
    /// Digits and the decimal sign.
    case decimalPad = 8
    /// Those for short messages, with an at sign.
    case twitter = 9
    /// Those for what to look for, and addresses.
    case webSearch = 10
    /// The digits of ASCII.
    case asciiCapableNumberPad = 11

    /// The older name of `asciiCapable`.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// The word on a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Google.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Yahoo.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
}

/// The letters that a keyboard makes capital by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first one of each word.
    case words = 1
    /// The first one of each sentence.
    case sentences = 2
    /// All.
    case allCharacters = 3
}

/// Whether a keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the input method does.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether the spelling is checked while typing.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the input method does.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// The colours of a keyboard on the screen.
public enum UIKeyboardAppearance: Int, Sendable {
    /// The system's.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2

    /// The older name of `dark`.
    public static let alert = UIKeyboardAppearance.dark
}

/// What a text means, such as a name or a code.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String

    /// The type of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// What comes before a name, such as a title.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A family's name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What comes after a name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The title of a job.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organisation.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city and its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone's number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address for letters.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address of the Internet.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of a user.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
