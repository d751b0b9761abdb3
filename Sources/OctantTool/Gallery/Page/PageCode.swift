/// The Swift code that the page copies, with places for what is chosen there.
///
/// `{color}`, `{background}`, `{scale}` and `{speed}` stand for what is chosen. A line that holds one of them is there
/// where that was chosen; `{?speed}` is such a condition, and nothing else.
enum PageCode {
    // Colours are members of UIColor, and expressions where they have no name: the script replaces the dot too.
    private static let color = "{color}"

    /// The code of `entry`.
    static func template(_ entry: GalleryEntry) -> String {
        var chosen = InspectedIndicator(entry.indicator)
        if let style = entry.style { chosen.options.style = style }
        if let design = entry.design { chosen.options.design = design }
        if chosen.has("color") { chosen.color = color }
        let lines = chosen.code.contains("import SwiftUI") ? modifiers(chosen) : properties(chosen)
        return chosen.code + lines.map { $0 + "\n" }.joined()
    }

    /// The module that `code` imports first.
    static func module(of code: String) -> String {
        String(code.prefix { !$0.isNewline }.drop { $0 != " " }.dropFirst())
    }

    /// What a view of UIKit is told: its layer keeps the time of all in it.
    private static func properties(_ chosen: InspectedIndicator) -> [String] {
        // An overlay lies over the view of somebody else.
        guard chosen.code.contains("let indicator") else { return [] }
        return [
            "indicator.layer.speed = {speed}", "indicator.backgroundColor = .{background}",
            "indicator.transform = CGAffineTransform(scaleX: {scale}, y: {scale})",
        ]
    }

    /// The modifiers of a view of SwiftUI. Those that come later are around those before.
    private static func modifiers(_ chosen: InspectedIndicator) -> [String] {
        [
            chosen.indicator.hasSpeed(chosen)
                ? "    .transaction { $0.animation = $0.animation?.speed({speed}) }"
                : "    // Its speed is its own: nothing around it can set another one.{?speed}",
            "    .background(Color(uiColor: .{background}))", "    .scaleEffect({scale})",
        ]
    }
}
