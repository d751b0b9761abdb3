import Foundation

extension AppStorage {
    /// True or false under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, .bool, wrappedValue, store)
    }

    /// A whole number under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, .int, wrappedValue, store)
    }

    /// A number under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, .double, wrappedValue, store)
    }

    /// A text under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, .string, wrappedValue, store)
    }

    /// An address under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, .url, wrappedValue, store)
    }

    /// A date under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, .date, wrappedValue, store)
    }

    /// Bytes under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, .data, wrappedValue, store)
    }

    /// A value that is kept as its raw value under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, .raw(.int), wrappedValue, store)
    }

    /// A value that is kept as its raw value under `key`; `wrappedValue` while there is none.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, .raw(.string), wrappedValue, store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// True or false under `key`; nil while there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, StoredForm<Bool>.bool.optional, nil, store)
    }

    /// A whole number under `key`; nil while there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, StoredForm<Int>.int.optional, nil, store)
    }

    /// A number under `key`; nil while there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, StoredForm<Double>.double.optional, nil, store)
    }

    /// A text under `key`; nil while there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, StoredForm<String>.string.optional, nil, store)
    }

    /// An address under `key`; nil while there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, StoredForm<URL>.url.optional, nil, store)
    }

    /// A date under `key`; nil while there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, StoredForm<Date>.date.optional, nil, store)
    }

    /// Bytes under `key`; nil while there is none.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, StoredForm<Data>.data.optional, nil, store)
    }

    /// A value that is kept as its raw value under `key`; nil while there is none.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key, StoredForm<R>.raw(.int).optional, nil, store)
    }

    /// A value that is kept as its raw value under `key`; nil while there is none.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, StoredForm<R>.raw(.string).optional, nil, store)
    }
}
