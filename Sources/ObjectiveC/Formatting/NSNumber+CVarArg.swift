import Foundation

// Foundation on Linux lets texts alone be put into formats, `%@`.
extension NSNumber: @retroactive CVarArg {
    /// The object's address, as formats take it.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
