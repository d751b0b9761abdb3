import Foundation
import ObjectiveC
import OctantBase
import QuartzCore

/// Foundation ends the program where it is to archive an object that cannot be archived. Sources that copy a view by
/// way of an archive get an error from here instead, which they catch.
extension NSKeyedArchiver {
    /// Throws `CocoaError.coderInvalidValue`: responders are not archived.
    public class func archivedData(
        withRootObject object: UIResponder, requiringSecureCoding requiresSecureCoding: Bool
    ) throws -> Data {
        throw unarchivable(type(of: object))
    }

    /// Throws `CocoaError.coderInvalidValue`: layers are not archived.
    public class func archivedData(
        withRootObject object: CALayer, requiringSecureCoding requiresSecureCoding: Bool
    ) throws -> Data {
        throw unarchivable(type(of: object))
    }

    /// Returns the data of an `NSNull`, with one line of the log: responders are not archived.
    public class func archivedData(withRootObject object: UIResponder) -> Data { noData(of: type(of: object)) }

    /// Returns the data of an `NSNull`, with one line of the log: layers are not archived.
    public class func archivedData(withRootObject object: CALayer) -> Data { noData(of: type(of: object)) }

    private class func unarchivable(_ type: AnyClass) -> CocoaError {
        CocoaError(
            .coderInvalidValue, userInfo: [NSDebugDescriptionErrorKey: "objects of \(type) are not archived here"])
    }

    private class func noData(of type: AnyClass) -> Data {
        Log.once("archive.\(type)", "objects of \(type) are not archived: their data holds nothing")
        // Foundation ends the program where it is to read an object from no data at all.
        return (try? archivedData(withRootObject: NSNull(), requiringSecureCoding: false)) ?? Data()
    }
}
