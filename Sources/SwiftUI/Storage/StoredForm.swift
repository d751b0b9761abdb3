import Foundation

/// How values of a type are kept in user defaults.
///
/// `@unchecked Sendable`: the functions keep nothing.
struct StoredForm<Value>: @unchecked Sendable {
    /// The value of what the defaults hold; nil where that is of another kind.
    let read: (Any) -> Value?
    /// What the defaults are to hold; nil for nothing.
    let write: (Value) -> Any?

    /// The form of a value that is kept as what `other` keeps.
    func mapped<New>(_ new: @escaping (Value) -> New?, _ old: @escaping (New) -> Value?) -> StoredForm<New> {
        StoredForm<New>(read: { self.read($0).flatMap(new) }, write: { old($0).flatMap(self.write) })
    }

    /// The form of a value that may be absent: nothing is kept then.
    var optional: StoredForm<Value?> { mapped({ $0 }, { $0 }) }
}

extension StoredForm where Value == Bool {
    /// True and false, also as numbers.
    static let bool = StoredForm(read: { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } }, write: { $0 })
}

extension StoredForm where Value == Int {
    /// Whole numbers.
    static let int = StoredForm(read: { $0 as? Int ?? ($0 as? Double).flatMap { Int(exactly: $0) } }, write: { $0 })
}

extension StoredForm where Value == Double {
    /// Numbers.
    static let double = StoredForm(read: { $0 as? Double ?? ($0 as? Int).map { Double($0) } }, write: { $0 })
}

extension StoredForm where Value == String {
    /// Texts.
    static let string = StoredForm(read: { $0 as? String }, write: { $0 })
}

extension StoredForm where Value == Data {
    /// Bytes.
    static let data = StoredForm(read: { $0 as? Data }, write: { $0 })
}

extension StoredForm where Value == Date {
    /// Dates.
    static let date = StoredForm(read: { $0 as? Date }, write: { $0 })
}

extension StoredForm where Value == URL {
    /// Addresses, as texts: paths for those of files, as `UserDefaults.set(_:forKey:)` writes them. Foundation on Linux
    /// reads no others back.
    static let url = StoredForm(
        read: { ($0 as? String).flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : URL(string: $0) } },
        write: { $0.isFileURL ? $0.path : $0.absoluteString })
}

extension StoredForm where Value: RawRepresentable {
    /// What `raw` keeps of the raw value.
    static func raw(_ raw: StoredForm<Value.RawValue>) -> StoredForm {
        raw.mapped({ Value(rawValue: $0) }, { $0.rawValue })
    }
}
