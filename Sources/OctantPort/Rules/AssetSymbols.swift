/// Declares a name for each image and colour of a module's asset catalogues, as Xcode does: `ImageResource.ring`,
/// `UIImage.ring`, `ColorResource.accent`, `UIColor.accent`, `Color.accent`. They stand behind the last line of the
/// file by which SwiftPM makes `Bundle.module`.
package struct AssetSymbols: RewritingRule {
    /// The kinds of things that have names.
    package enum Kind: String, Sendable, Codable, CaseIterable {
        case image = "imageset"
        case color = "colorset"
    }

    /// The beginning of the name of SwiftPM's file.
    private static let fileName = "/resource_bundle_accessor.swift"

    /// What stands before an import that says who sees it.
    private static let accessLevels = ["internal", "public", "package", "private", "fileprivate"]
    /// The names of UIKit's and SwiftUI's own: of these there is the resource alone.
    private static let takenImages: Set = ["add", "remove", "actions", "checkmark", "strokedCheckmark", "close"]
    private static let takenColors: Set = [
        "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "fill",
        "foreground", "gray", "green", "indigo", "label", "lightGray", "lightText", "link", "magenta", "mint",
        "opaqueSeparator", "orange", "pink", "placeholder", "placeholderText", "primary", "purple",
        "quaternary", "quaternaryLabel", "quaternarySystemFill", "quinary", "red", "secondary", "secondaryLabel",
        "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground", "selection",
        "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray",
        "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
        "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple",
        "systemRed", "systemTeal", "systemYellow", "teal", "tertiary", "tertiaryLabel",
        "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint", "tintColor",
        "white", "windowBackground", "yellow",
    ]

    /// The names in the catalogues, with those of the groups that provide a namespace before them: `Brand/Ink`.
    private let names: [Kind: [String]]

    package var words: [String] { names.values.allSatisfy(\.isEmpty) ? ["\u{0}"] : ["Foundation.Bundle"] }
    package var isOnlyBesideOctant: Bool { true }

    package func circumstances(in module: ModuleIndex) -> String {
        ContentHash(module.files.prefix(module.ownFiles).map(\.bytes)).text
    }

    /// The rule for these names.
    package init(_ names: [Kind: [String]]) { self.names = names }

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        guard file.path.hasSuffix(Self.fileName), !file.holds("ImageResource") else { return Changes() }
        let own = module.files.prefix(module.ownFiles)
        let isSwiftUI = own.contains { $0.importedModules.contains("SwiftUI") }
        let modules = isSwiftUI ? ["UIKit", "SwiftUI"] : ["UIKit"]
        let imports = modules.map { name in
            // The same everywhere in a module, or the compiler asks which it is to be.
            let isOpen = !own.contains { file in Self.accessLevels.contains { file.holds("\($0) import \(name)") } }
            return "\(isOpen ? "" : "internal ")import \(name)"
        }
        let images = AssetSymbolGroup(names[.image] ?? [], without: "Image")
        let colors = AssetSymbolGroup(names[.color] ?? [], without: "Color")
        func list(_ type: String, _ group: AssetSymbolGroup, _ declare: (AssetSymbol) -> String?) -> String? {
            // What the module declares by itself is not declared again.
            let name = type.prefix { $0 != " " }.split(separator: ".").last ?? ""
            let others = own.filter { file in
                ["", "UIKit.", "SwiftUI."].contains { file.holds("extension \($0)\(name)") }
            }
            let body = group.text { symbol in
                let isDeclared = others.contains { file in
                    ["let", "var"].contains { file.holds("static \($0) \(symbol.symbol)") }
                }
                return isDeclared ? nil : declare(symbol)
            }
            return body.isEmpty ? nil : "extension \(type) { \(body) }"
        }
        func resources(_ type: String, _ group: AssetSymbolGroup) -> String? {
            list("UIKit.\(type)", group) { symbol in
                "nonisolated static let \(symbol.symbol) = UIKit.\(type)(name: \(symbol.name.debugDescription), "
                    + "bundle: Foundation.Bundle.module)"
            }
        }
        func values(
            _ type: String, _ value: String, _ label: String, _ resource: String, _ group: AssetSymbolGroup,
            but taken: Set<String>
        ) -> String? {
            list(type, group) { symbol in
                // Protocols hold no types, so there are no groups.
                guard symbol.isNested ? !type.contains("where") : !taken.contains(symbol.symbol) else { return nil }
                return "static var \(symbol.symbol): \(value) { \(value)(\(label)UIKit.\(resource).\(symbol.path)) }"
            }
        }
        var declarations = [
            resources("ImageResource", images), resources("ColorResource", colors),
            values("UIKit.UIImage", "UIKit.UIImage", "resource: ", "ImageResource", images, but: Self.takenImages),
            values("UIKit.UIColor", "UIKit.UIColor", "resource: ", "ColorResource", colors, but: Self.takenColors),
        ]
        if isSwiftUI {
            for type in ["SwiftUI.Color", "SwiftUI.ShapeStyle where Self == SwiftUI.Color"] {
                declarations.append(
                    values(type, "SwiftUI.Color", "", "ColorResource", colors, but: Self.takenColors))
            }
        }
        let found = declarations.compactMap { $0 }
        return Changes(declarations: found.isEmpty ? [] : imports + found)
    }
}
