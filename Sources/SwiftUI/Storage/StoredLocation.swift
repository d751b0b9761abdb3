import Foundation

/// A value that user defaults keep under a key.
///
/// `@unchecked Sendable`: the key guards itself, and nothing here changes.
final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
    let key: DefaultsKey
    private let form: StoredForm<Value>
    /// The value while the defaults hold none.
    private let absent: Value

    init(_ key: DefaultsKey, _ form: StoredForm<Value>, absent: Value) {
        (self.key, self.form, self.absent) = (key, form, absent)
    }

    override func get() -> Value { key.object.flatMap(form.read) ?? absent }
    override func set(_ value: Value, _ transaction: TransactionBox?) { key.set(form.write(value), transaction) }
    override func isSame(as other: Location<Value>) -> Bool {
        (other as? StoredLocation<Value>).map { $0.key === key } ?? false
    }
}
