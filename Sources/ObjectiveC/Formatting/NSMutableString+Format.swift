import Foundation

// Foundation on Linux has no such method.
extension NSMutableString {
    /// Adds what `format` makes of `args`, as `String(format:)` does.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: format as String, arguments: args))
    }
}
