import CoreGraphics
import Foundation
import OctantBase

/// A colour set of an asset catalogue.
final class AssetColor: Sendable {
    private static let known = Locked<[URL: AssetColor]>([:])

    let name: String
    private let contents: AssetContents

    private init?(_ name: String, folder: URL) {
        guard let contents = AssetCatalog.contents(of: folder), contents.entries.contains(where: { $0.color != nil })
        else { return nil }
        (self.name, self.contents) = (name, contents)
    }

    /// The colour set called `name` in the first of `bundles` that has one. The same each time.
    static func find(_ name: String, in bundles: [Bundle]) -> AssetColor? {
        guard let (folder, _) = AssetCatalog.find(.color, name, in: bundles) else { return nil }
        if let color = known.withLock({ $0[folder] }) { return color }
        guard let made = AssetColor(name, folder: folder) else { return nil }
        return known.withLock { known in
            let color = known[folder] ?? made
            known[folder] = color
            return color
        }
    }

    /// The colour for `traits`.
    func color(for traits: UITraitCollection) -> UIColor { contents.color(for: traits) ?? .clear }
}

extension UIColor {
    /// The colour that an entry of a catalogue says; nil where it says none.
    convenience init?(asset object: [String: Any]) {
        if let name = object["reference"] as? String {
            guard let color = UIColor.system(called: name) else { return nil }
            self.init { color.resolvedColor(with: $0) }
            return
        }
        guard let parts = object["components"] as? [String: Any] else { return nil }
        let alpha = Self.component(parts["alpha"], isAlpha: true) ?? 1
        if let white = Self.component(parts["white"]) {
            self.init(white: white, alpha: alpha)
            return
        }
        guard let red = Self.component(parts["red"]), let green = Self.component(parts["green"]),
            let blue = Self.component(parts["blue"])
        else { return nil }
        switch object["color-space"] as? String {
        case "display-p3": self.init(ColorValue(displayP3Red: red, green: green, blue: blue, alpha: alpha))
        case "extended-linear-srgb":
            func encoded(_ part: CGFloat) -> CGFloat { ColorValue.mirrored(part, ColorValue.encoded) }
            self.init(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
        default: self.init(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// A part of a colour: `0xFF` and `255` count in 255ths, `0.5` in ones; of an opacity `1` too.
    private static func component(_ value: Any?, isAlpha: Bool = false) -> CGFloat? {
        guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return assetNumber(value) }
        if text.lowercased().hasPrefix("0x") {
            return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        let isWhole = Int(text) != nil && !(isAlpha && abs(number) <= 1)
        return CGFloat(isWhole ? number / 255 : number)
    }
}
