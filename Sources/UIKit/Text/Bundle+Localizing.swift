import Foundation

// Foundation's own members of these names cannot be replaced. In sources that `octant build` compiles, members of the
// same names in each file stand before them, and lead here.

extension Bundle {
    /// The text for `key` in `table` (`Localizable` for nil), in the language that the user asks for; where there is
    /// none `value`, or the key where that is nil or empty: what `localizedString(forKey:value:table:)` is in sources
    /// that `octant build` compiles.
    public func _localizedString(_ key: String, _ value: String?, _ table: String?) -> String {
        if let string = StringTables.string(for: key, table: table, in: self) { return string }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// The path of the bundle of the target that `aClass` is of, or of the main one where that has none: what
    /// `init(for:)` takes in sources that `octant build` compiles.
    public static func _path(of aClass: AnyClass) -> String {
        // "Module.Class", whatever the class is in.
        let module = String(reflecting: aClass).prefix { $0 != "." }
        return (ResourceBundles.ofTarget(String(module)) ?? .main).bundlePath
    }
}
