import Foundation

extension NSKeyedUnarchiver {
    /// The object of `cls`, which may be a class that is not Foundation's, that `data` is the archive of.
    @_disfavoredOverload
    public static func unarchivedObject<Object: NSObjectProtocol & NSCoding>(
        ofClass cls: Object.Type, from data: Data
    ) throws -> Object? {
        try unarchivedObject(ofClasses: [cls], from: data) as? Object
    }
}
