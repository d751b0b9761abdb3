import Foundation

/// The coder for an object from an interface file: the argument of `init(coder:)` of the object's class.
///
/// For UIKit's own classes it represents the element and all in it. Other classes can ask it for the element's
/// attributes by their names in the file: `coder.decodeObject(forKey: "userLabel")`.
package final class NibCoder: NSCoder {
    let element: NibElement
    let loader: NibLoader

    init(_ element: NibElement, _ loader: NibLoader) {
        (self.element, self.loader) = (element, loader)
        super.init()
    }

    package override var allowsKeyedCoding: Bool { true }

    package override func containsValue(forKey key: String) -> Bool { element.attributes[key] != nil }

    package override func decodeObject(forKey key: String) -> Any? { element.attributes[key] }

    package override func decodeBool(forKey key: String) -> Bool { element.attributes[key] == "YES" }

    package override func decodeInteger(forKey key: String) -> Int { element.attributes[key].flatMap(Int.init) ?? 0 }

    package override func decodeInt32(forKey key: String) -> Int32 { element.attributes[key].flatMap(Int32.init) ?? 0 }

    package override func decodeInt64(forKey key: String) -> Int64 { element.attributes[key].flatMap(Int64.init) ?? 0 }

    package override func decodeDouble(forKey key: String) -> Double {
        element.attributes[key].flatMap(Double.init) ?? 0
    }

    package override func decodeFloat(forKey key: String) -> Float { element.attributes[key].flatMap(Float.init) ?? 0 }
}

extension UIView {
    /// Applies the interface file's settings, if `coder` is of one: what any view has, then by `fill` what the class
    /// adds. UIKit's classes call it at the end of their `init(coder:)`, so that a subclass's settings after super's
    /// take precedence. Applying the same twice is harmless.
    final func decodeNib(_ coder: NSCoder, _ fill: (NibReader) -> Void = { _ in }) {
        guard let coder = coder as? NibCoder else { return }
        let reader = NibReader(coder.element, coder.loader)
        reader.fill(view: self)
        fill(reader)
    }
}
