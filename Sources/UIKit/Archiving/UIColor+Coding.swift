import CoreGraphics
import Foundation

extension UIColor: NSSecureCoding, NSCopying {
    /// True: archives of colours can be read where only these are expected.
    public static var supportsSecureCoding: Bool { true }

    /// The colour of an archive; nil where it holds none.
    public convenience init?(coder: NSCoder) {
        if let color = Self.system(called: coder.text("UISystemColorName")) {
            self.init(sameAs: color)
        } else if coder.containsValue(forKey: "UIWhite") {
            self.init(white: coder.part("UIWhite"), alpha: coder.part("UIAlpha"))
        } else if coder.containsValue(forKey: "UIRed") {
            self.init(
                red: coder.part("UIRed"), green: coder.part("UIGreen"), blue: coder.part("UIBlue"),
                alpha: coder.part("UIAlpha"))
        } else {
            return nil
        }
    }

    /// Writes the colour into an archive: one of iOS's own that follow light and dark by its name, any other by its
    /// numbers under `UITraitCollection.current`.
    public func encode(with coder: NSCoder) {
        if let systemName {
            coder.encode(systemName as NSString, forKey: "UISystemColorName")
            return
        }
        let value = currentValue
        coder.encode(Double(value.alpha), forKey: "UIAlpha")
        if value.isGray {
            coder.encode(Double(value.red), forKey: "UIWhite")
        } else {
            coder.encode(Double(value.red), forKey: "UIRed")
            coder.encode(Double(value.green), forKey: "UIGreen")
            coder.encode(Double(value.blue), forKey: "UIBlue")
        }
    }

    /// The colour itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCoder {
    fileprivate func part(_ key: String) -> CGFloat { CGFloat(decodeDouble(forKey: key)) }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// The colour that Xcode shows as a swatch, `#colorLiteral(red:green:blue:alpha:)`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// The type of `#colorLiteral(red:green:blue:alpha:)` where nothing else says one.
public typealias _ColorLiteralType = UIColor
