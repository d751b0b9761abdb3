import Foundation

extension NSValue {
    /// What is in the box: the name of Foundation's struct, as "CGPoint", or the type that the box was made with, as
    /// "[6d]".
    ///
    /// This is what `objCType` says. Foundation on Linux never frees the text that that returns, so the box itself is
    /// looked into, and asked only where it is of another make.
    package var heldType: String {
        let held = Mirror(reflecting: self).children.first?.value
        if let held, held is CGPoint || held is CGSize || held is CGRect { return "\(type(of: held))" }
        let name = held.flatMap { Mirror(reflecting: $0).children.first { $0.label == "name" } }
        return name?.value as? String ?? String(cString: objCType)
    }
}
