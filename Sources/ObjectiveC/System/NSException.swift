import Foundation
import OctantBase

extension NSExceptionName {
    /// Something went wrong that has no kind of its own.
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    /// A place is beyond the end.
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    /// A function was given what makes no sense.
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    /// Two things contradict each other.
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    /// There is no more memory.
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
}

/// A fault of the program's. Raised, it ends the program: nothing on Linux catches one.
open class NSException: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: nothing in it changes.
    /// What kind it is.
    public let name: NSExceptionName
    /// What is wrong; nil where nothing is said.
    public let reason: String?
    /// More about it; nil where nothing is said.
    public let userInfo: [AnyHashable: Any]?

    /// A fault of the kind `name`.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        (name, reason, userInfo) = (aName, aReason, aUserInfo)
        super.init()
    }

    /// Says the name and the reason on standard error, and ends the program, as on Apple's systems where nothing
    /// catches it.
    open func raise() {
        Log.line("uncaught exception '\(name.rawValue)': \(reason ?? "no reason is said")")
        abort()
    }

    /// Raises a fault of the kind `name`, whose reason is `format` with `argList` in it.
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
}
