import CoreGraphics
import Foundation

extension NibReader {
    /// A colour that is `key` to this element.
    func color(_ key: String) -> UIColor? { child(key, "color")?.color() }

    /// The colour that this element is. Those of the older calibrated spaces count as sRGB, and so do grey ones.
    func color() -> UIColor? {
        let space = (string("colorSpace"), string("customColorSpace"))
        if let name = string("systemColor") ?? string("cocoaTouchSystemColor") { return systemColor(name) }
        if let name = string("name") { return catalogColor(name) }
        let alpha = number("alpha", in: 0...1) ?? 1
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        if let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow"),
            let black = number("black")
        {
            return UIColor(
                red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
                alpha: alpha)
        }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
            report(.unfitValue, "color", "a <color> says no colour")
            return nil
        }
        guard space.1 == "displayP3" else { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
        return UIColor(ColorValue(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    }

    private func systemColor(_ name: String) -> UIColor? {
        UIColor.system(called: name) ?? noted(name)
    }

    private func catalogColor(_ name: String) -> UIColor? {
        UIColor(named: name, in: loader.bundle, compatibleWith: nil) ?? noted(name)
    }

    /// The colour that the file notes down beside its name.
    private func noted(_ name: String) -> UIColor? {
        // A noted colour that is a name itself would lead round in circles.
        if let element = loader.document.namedColors[name], element.attributes["name"] == nil,
            element.attributes["systemColor"] == nil
        {
            return NibReader(element, loader).color()
        }
        report(.missingResource, name, "there is no colour '\(name)'")
        return nil
    }
}
