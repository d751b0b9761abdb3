internal import Foundation
internal import OctantBase
internal import TestSupport
internal import UIKit

extension FuzzTarget {
    /// What catalogues say of images and colours, or of texts, with anything wrong in it.
    package static let assets = FuzzTarget(
        name: "assets",
        make: { seed in
            var numbers = SeededGenerator(seed: seed)
            let page = seed.isMultiple(of: 2) ? AssetInputs.page : AssetInputs.texts
            return numbers.bend(Array(page.utf8), text: AssetInputs.text)
        },
        attempt: { bytes in
            try Log.redirected(to: { _ in }) {
                if let catalog = try? TextCatalog(Data(bytes)) { try check(catalog) }
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

    private static func check(_ catalog: TextCatalog) throws {
        for key in catalog.keys {
            for language in catalog.languages {
                guard let text = catalog.text(for: key, in: language) else { continue }
                for number in [0, 1, 2.5, -1e300] {
                    for part in text.pattern(for: [nil, number]).parts {
                        guard case .value(let index, let specifier) = part else { continue }
                        guard index >= 0, specifier.hasPrefix("%") else { throw Wrong("a value \(index) \(specifier)") }
                    }
                }
                guard text.format.utf8.count <= 1 << 20 else { throw Wrong("a format without end") }
            }
        }
    }
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
    /// The same of texts.
    package static let texts = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"comment": "b", "localizations": {"de":
        {"stringUnit": {"state": "translated", "value": "%lld %#@c@ %2$@ %%"}, "substitutions": {"c": {"argNum": 1,
        "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "%arg"}},
        "other": {"stringUnit": {"state": "translated", "value": "%#@c@ %d"}}}}}}}}},
        "%lld": {"localizations": {"en": {"variations": {"device": {"iphone": {"variations": {"plural": {"zero":
        {"stringUnit": {"value": "0"}}, "few": {"stringUnit": {"value": "%1$lld"}}}}}}}},
        "pl": {"stringUnit": {"value": "x"}}}}}}
        """
    /// What is put in.
    package static let text = [
        "{", "}", "[", "]", "\"", ",", ":", "null", "true", "1e999", "-1e308", "nan", "inf", "0x", "0xFFF", "\\u0000",
        "\\uD800", "../", "/", "\u{0}", "99999999999999999999", "dark", "high", "0x1p9", "\"color\": {}", "[[[[[[[[",
        "%#@", "%9$#@c@", "%arg", "%99999999999999999999$d",
    ]
}
