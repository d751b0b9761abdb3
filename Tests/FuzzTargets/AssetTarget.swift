internal import Foundation
internal import OctantBase
internal import TestSupport
internal import UIKit

extension FuzzTarget {
    /// What asset catalogues say of their sets, with anything wrong in it.
    package static let assets = FuzzTarget(
        name: "assets",
        make: { seed in
            var numbers = SeededGenerator(seed: seed)
            return numbers.bend(Array(AssetInputs.page.utf8), text: AssetInputs.text)
        },
        attempt: { bytes in
            try Log.redirected(to: { _ in }) {
                guard let contents = try? AssetContents(Data(bytes)) else { return false }
                for style in [UIUserInterfaceStyle.light, .dark] {
                    let traits = UITraitCollection(userInterfaceStyle: style)
                    let numbers = contents.color(for: traits)?.resolvedColor(with: traits).cgColor.components ?? []
                    guard numbers.allSatisfy(\.isFinite) else { throw Wrong("a colour of \(numbers)") }
                    guard contents.file(for: traits)?.name.contains("/") != true else {
                        throw Wrong("a file elsewhere")
                    }
                }
                return true
            }
        })
}

/// What an asset catalogue says, with something of everything.
package enum AssetInputs {
    /// A file to begin with.
    package static let page = """
        {"info": {"author": "xcode", "version": 1},
        "properties": {"provides-namespace": true, "template-rendering-intent": "template"},
        "images": [{"idiom": "universal", "scale": "2x", "filename": "a.png", "display-gamut": "sRGB",
        "appearances": [{"appearance": "luminosity", "value": "dark"}], "language-direction": "left-to-right",
        "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
        "cap-insets": {"top": 1, "left": 2, "bottom": 3.5, "right": 4e0}}},
        {"idiom": "ipad", "width-class": "compact", "filename": "b.png"}],
        "colors": [{"idiom": "universal", "color": {"color-space": "display-p3",
        "components": {"red": "0xFF", "green": "255", "blue": "0.5", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
        "color": {"color-space": "gray-gamma-22", "components": {"white": 0.5, "alpha": "0.5"}}},
        {"color": {"platform": "ios", "reference": "systemRedColor"}},
        {"color": {"color-space": "extended-linear-srgb",
        "components": {"red": "-1.0", "green": "2.0", "blue": "0.0"}}}],
        "data": [{"idiom": "universal", "filename": "c.json", "universal-type-identifier": "public.json"}]}
        """
    /// What is put in.
    package static let text = [
        "{", "}", "[", "]", "\"", ",", ":", "null", "true", "1e999", "-1e308", "nan", "inf", "0x", "0xFFF", "\\u0000",
        "\\uD800", "../", "/", "\u{0}", "99999999999999999999", "dark", "high", "0x1p9", "\"color\": {}", "[[[[[[[[",
    ]
}
