import Foundation

// Foundation has one function with defaults, which on Linux finds English only, and nothing beside the main bundle.
// Those here are taken instead because they fit a call exactly; a call with all five arguments gets Foundation's.

private func localized(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String) -> String {
    StringTables.string(for: key, table: table, in: bundle) ?? (value.isEmpty ? key : value)
}

/// The text for `key` in `Localizable.strings` of the main bundle, or of those of the program's targets, in the
/// language that the user asks for; the key where there is none. `comment` is for translators.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    localized(key, nil, .main, "")
}

/// The text for `key` in `tableName.strings` of the main bundle, or of those of the program's targets, in the
/// language that the user asks for; the key where there is none. `comment` is for translators.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    localized(key, tableName, .main, "")
}

/// The text for `key` in `Localizable.strings` of `bundle`, in the
/// language that the user asks for; the key where there is none. `comment` is for translators.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    localized(key, nil, bundle, "")
}

/// The text for `key` in `Localizable.strings` of the main bundle, or of those of the program's targets, in the
/// language that the user asks for; `value` where there is none. `comment` is for translators.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    localized(key, nil, .main, value)
}

/// The text for `key` in `tableName.strings` of `bundle`, in the
/// language that the user asks for; the key where there is none. `comment` is for translators.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    localized(key, tableName, bundle, "")
}

/// The text for `key` in `tableName.strings` of the main bundle, or of those of the program's targets, in the
/// language that the user asks for; `value` where there is none. `comment` is for translators.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    localized(key, tableName, .main, value)
}

/// The text for `key` in `Localizable.strings` of `bundle`, in the
/// language that the user asks for; `value` where there is none. `comment` is for translators.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    localized(key, nil, bundle, value)
}
