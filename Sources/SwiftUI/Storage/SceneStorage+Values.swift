import Foundation

extension SceneStorage {
    /// True or false under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, .bool, wrappedValue)
    }

    /// A whole number under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, .int, wrappedValue)
    }

    /// A number under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, .double, wrappedValue)
    }

    /// A text under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, .string, wrappedValue)
    }

    /// An address under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, .url, wrappedValue)
    }

    /// A date under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, .date, wrappedValue)
    }

    /// Bytes under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, .data, wrappedValue)
    }

    /// A value that is kept as its raw value under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, .raw(.int), wrappedValue)
    }

    /// A value that is kept as its raw value under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, .raw(.string), wrappedValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// True or false under `key`; nil while there is none.
    public init(_ key: String) where Value == Bool? {
        self.init(key, StoredForm<Bool>.bool.optional, nil)
    }

    /// A whole number under `key`; nil while there is none.
    public init(_ key: String) where Value == Int? {
        self.init(key, StoredForm<Int>.int.optional, nil)
    }

    /// A number under `key`; nil while there is none.
    public init(_ key: String) where Value == Double? {
        self.init(key, StoredForm<Double>.double.optional, nil)
    }

    /// A text under `key`; nil while there is none.
    public init(_ key: String) where Value == String? {
        self.init(key, StoredForm<String>.string.optional, nil)
    }

    /// An address under `key`; nil while there is none.
    public init(_ key: String) where Value == URL? {
        self.init(key, StoredForm<URL>.url.optional, nil)
    }

    /// A date under `key`; nil while there is none.
    public init(_ key: String) where Value == Date? {
        self.init(key, StoredForm<Date>.date.optional, nil)
    }

    /// Bytes under `key`; nil while there is none.
    public init(_ key: String) where Value == Data? {
        self.init(key, StoredForm<Data>.data.optional, nil)
    }

    /// A value that is kept as its raw value under `key`; nil while there is none.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, StoredForm<R>.raw(.int).optional, nil)
    }

    /// A value that is kept as its raw value under `key`; nil while there is none.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, StoredForm<R>.raw(.string).optional, nil)
    }
}
