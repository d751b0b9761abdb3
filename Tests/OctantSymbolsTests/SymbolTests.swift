import CoreGraphics
import OctantBase
import TestSupport
import Testing

@testable import OctantSymbols

@Suite("Symbols")
struct SymbolTests {
    @Test("every name of the table has a drawing that keeps the rules of the notation")
    func names() {
        #expect(SymbolCatalog.names.count > 800 && Set(SymbolCatalog.names).count == SymbolCatalog.names.count)
        for name in SymbolCatalog.names {
            let symbol = Symbol.found(name)
            #expect(symbol != nil && symbol?.layers.isEmpty == false, "\(name)")
        }
        for name in ["plus.fill", "wifi.fill", "heart.circle.slash", "nothing", "", ".fill"] {
            #expect(Symbol.found(name) == nil, "\(name)")
        }
    }

    @Test("a name without a drawing stands for a dotted square, which is said once")
    func placeholder() {
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            let standin = Symbol(named: "a.name.of.nothing")
            #expect(standin.isPlaceholder && standin.layers == Symbol.found("square.dashed")?.layers)
            #expect(Symbol(named: "a.name.of.nothing") == standin && !Symbol(named: "heart").isPlaceholder)
        }
        // A sink sees each message, standard error the first only.
        #expect(Set(lines.all).count == 1)
    }

    @Test("what goes forward or backward is mirrored, what goes right is not")
    func mirrored() {
        #expect(Symbol(named: "chevron.forward").flipsForRightToLeft)
        #expect(!Symbol(named: "chevron.right").flipsForRightToLeft && !Symbol(named: "heart").flipsForRightToLeft)
    }

    @Test("the page of symbols has every drawing and its forms, and no other")
    func page() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/symbols.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
        let wanted = SymbolCatalog.entries.values.sorted { $0.name < $1.name }.map { entry in
            let forms = [("F", "fill"), ("X", "slash"), ("C", "circle"), ("S", "square"), ("R", "rectangle")]
                .filter { entry.forms.contains(Character($0.0)) }.map { "`.\($0.1)`" }
            return "| `\(entry.name)` | \(forms.joined(separator: " ")) |"
        }
        #expect(rows == wanted)
    }
}
