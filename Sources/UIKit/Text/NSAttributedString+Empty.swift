import Foundation

extension NSAttributedString {
    /// An empty text, as `NSMutableAttributedString()` makes one on Apple's systems, where the initialiser is
    /// `NSObject`'s; Foundation on Linux takes it away from these classes. The argument is left out.
    public convenience init(_ empty: Void = ()) { self.init(string: "") }
}
