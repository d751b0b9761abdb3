internal import Foundation

extension Double {
    /// The number with at most so many decimals, and none that say nothing; 0 for what is not finite.
    func shortText(_ decimals: Int) -> String {
        guard isFinite else { return "0" }
        var text = String(format: "%.\(decimals)f", self)
        if text.contains(".") {
            while text.hasSuffix("0") { text.removeLast() }
            if text.hasSuffix(".") { text.removeLast() }
        }
        if text == "-0" { return "0" }
        if text.hasPrefix("0.") { text.removeFirst() }
        if text.hasPrefix("-0.") { text.remove(at: text.index(after: text.startIndex)) }
        return text
    }

    /// The number as JSON writes it, with at most so many decimals.
    func jsonText(_ decimals: Int) -> String {
        let text = shortText(decimals)
        if text.hasPrefix(".") { return "0" + text }
        return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
    }
}
