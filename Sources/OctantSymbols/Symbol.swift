import CoreGraphics
import OctantBase

/// A drawing that programs name as they name the system's symbols. The drawings are Octant's own. Any thread.
package struct Symbol: Sendable, Equatable {
    /// The name.
    package let name: String
    /// The parts, from the bottom up.
    package let layers: [SymbolLayer]
    /// Whether it is mirrored where the interface runs from right to left.
    package let flipsForRightToLeft: Bool
    /// Whether this is what stands for a symbol that there is no drawing of.
    package let isPlaceholder: Bool

    /// The symbol called `name`: a dotted square, with one line on standard error, where there is no drawing of it.
    package init(named name: String) {
        if let found = Symbol.found(name) {
            self = found
            return
        }
        Log.once("symbol.\(name)", "there is no drawing of the symbol '\(name)': a dotted square stands for it")
        self.init(
            name: name, layers: Symbol.found(Symbol.placeholder)?.layers ?? [], flipsForRightToLeft: false,
            isPlaceholder: true)
    }

    private init(name: String, layers: [SymbolLayer], flipsForRightToLeft: Bool, isPlaceholder: Bool) {
        self.name = name
        self.layers = layers
        self.flipsForRightToLeft = flipsForRightToLeft
        self.isPlaceholder = isPlaceholder
    }

    /// Returns the symbol called `name`; nil where there is no drawing of it.
    package static func found(_ name: String) -> Symbol? {
        if let known = made.withLock({ $0[name] }) { return known }
        guard let form = SymbolName(name), let layers = form.layers else { return nil }
        let symbol = Symbol(
            name: name, layers: layers, flipsForRightToLeft: form.base.flips, isPlaceholder: false)
        made.withLock { $0[name] = symbol }
        return symbol
    }

    private static let placeholder = "square.dashed"
    /// Those asked for so far; there are no more than names with drawings.
    private static let made = Locked<[String: Symbol]>([:])

    /// Whether parts of it can be filled up by a value.
    package var isVariable: Bool { layers.contains { $0.order != nil } }

    package static func == (one: Symbol, other: Symbol) -> Bool { one.name == other.name }
}
