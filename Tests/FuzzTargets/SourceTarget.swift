internal import OctantPort
internal import TestSupport

extension FuzzTarget {
    /// Swift sources with anything in them, which need not be Swift: rewritten line for line, once.
    package static let sources = FuzzTarget(
        name: "sources",
        make: { seed in
            var numbers = SeededGenerator(seed: seed)
            return SourceInputs.file(&numbers)
        },
        attempt: { bytes in
            let first = try rewritten(bytes)
            guard lineCount(first) >= lineCount(bytes) else { throw Wrong("lines are lost") }
            // Bytes that no parser makes sense of may read otherwise once a part of them is rewritten.
            guard SourceFile(path: "a", bytes: bytes).isWhole else { return false }
            guard try rewritten(first) == first else { throw Wrong("what was rewritten is rewritten again") }
            let words = ["@", "#", "override", "optional", "iOS", "import", "?", "!", "_runAsyncMain"]
            let text = String(decoding: bytes, as: UTF8.self)
            guard first == bytes || words.contains(where: text.contains) else {
                throw Wrong("a file with nothing that is refused is rewritten")
            }
            return true
        })

    private static func rewritten(_ bytes: [UInt8]) throws -> [UInt8] {
        let rewriter = RuleRewriter(rules: RuleRewriter.allRules, read: { _ in bytes })
        let arguments = ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
        let module = SourceModule(name: "Mine", paths: ["/a.swift"], arguments: arguments)
        return try rewriter.rewrite(module).contents["/a.swift"] ?? bytes
    }

    private static func lineCount(_ bytes: [UInt8]) -> Int { bytes.count { $0 == UInt8(ascii: "\n") } }
}

/// Sources to begin with, and what is done to them.
private enum SourceInputs {
    /// A source with something of everything that is refused.
    static let page = """
        import UIKit.UIGestureRecognizerSubclass
        #if os(iOS) || DEBUG
        @objc(Delegate) public protocol P: NSObjectProtocol {
            @objc optional func player(_ p: A, didMove x: Int) -> Bool
            @objc optional func tapped(_ p: A)
        }
        #endif
        @objcMembers class A: UIView, P {
            @IBOutlet weak var label: UILabel!
            @IBInspectable var level: CGFloat = 0 { didSet { go() } }
            @IBAction private func tap(_ sender: Any) { delegate?.player?(self, didMove: 1) }
            lazy var tapper = UITapGestureRecognizer(target: self, action: #selector(tap(_:)))
            func go() { print(#keyPath(A.level), "#selector(go)", #selector(getter: level)) }
            weak var delegate: P? }
        extension A {
            override func layoutSubviews() { super.layoutSubviews() }
            override var text: String? { willSet { go() } didSet { go() } }
            @objc(far:) func other(_ sender: Any?) {}
        }
        class B: A { override func other(_ sender: Any?) { super.other(sender) } }
        class L: CALayer { @NSManaged var level: CGFloat }
        let colour = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1) // @objc
        #Preview("A") {
            A()
        }
        """
    private static let words = [
        "@objc ", "#selector(", ")", "(", "{", "}", "#if os(iOS)\n", "#else\n", "#endif\n", "\"\"\"", "\"", "/*", "*/",
        "//",
        "override ", "extension A ", "class B: A {", "optional ", "?(", "!(", "\r\n", "\r", "\n", "\u{0}", "`", "\\(",
        "#keyPath(", "@NSManaged var a: Int", "#Preview {", "<T>", "inout ", "where T: A", "import ", ";", ":",
        "\u{FEFF}",
    ]

    /// A file of `numbers`.
    static func file(_ numbers: inout SeededGenerator) -> [UInt8] {
        var lines = page.split(separator: "\n").map(String.init)
        if numbers.happens(oneIn: 4) { lines.shuffle(using: &numbers) }
        if numbers.happens(oneIn: 4) { lines.removeSubrange(0..<Int.random(in: 0..<lines.count, using: &numbers)) }
        var bytes = Array(lines.joined(separator: numbers.pick(["\n", "\n", "\r\n", "\r"])).utf8)
        for _ in 0..<Int.random(in: 0...3, using: &numbers) { bytes = numbers.bend(bytes, text: words) }
        return bytes
    }
}
