import Foundation

/// The version of the compiler's messages that are understood: from 5 on an expansion is one text.
/// https://github.com/swiftlang/swift-syntax, SwiftCompilerPluginMessageHandling/PluginMessages.swift
private let protocolVersion = 7

/// What answers the compiler's requests, which come on standard input: messages in JSON, each behind its length in
/// eight bytes, the lowest first. The answers go out in the same form.
///
/// The toolchain's own library for this is in no package that programs could depend on without a network.
enum MacroServer {
    /// Runs until standard input ends: one answer for each request.
    static func run() {
        while let request = next() { send(answer(to: request)) }
    }

    /// Returns the answer to a request.
    static func answer(to request: [String: Any]) -> [String: Any] {
        if request["getCapability"] != nil {
            let capability: [String: Any] = ["protocolVersion": protocolVersion, "features": [String]()]
            return ["getCapabilityResult": ["capability": capability]]
        }
        guard let expansion = (request["expandAttachedMacro"] as? [String: Any]).flatMap(MacroUse.init) else {
            return result("", [])
        }
        do {
            return result(try expansion.expanded(), [])
        } catch {
            return result("", [expansion.diagnostic(error.message)])
        }
    }

    private static func result(_ source: String, _ diagnostics: [[String: Any]]) -> [String: Any] {
        ["expandMacroResult": ["expandedSource": source, "diagnostics": diagnostics]]
    }

    private static func next() -> [String: Any]? {
        guard let head = read(8) else { return nil }
        let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let count = Int(exactly: length), let body = read(count) else { return nil }
        return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
    }

    /// Returns the next `count` bytes; nil where there are no more so many.
    private static func read(_ count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            let part = FileHandle.standardInput.readData(ofLength: count - data.count)
            guard !part.isEmpty else { return nil }
            data.append(part)
        }
        return data
    }

    private static func send(_ answer: [String: Any]) {
        guard let body = try? JSONSerialization.data(withJSONObject: answer) else { return }
        let length = UInt64(body.count)
        var data = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
        data.append(body)
        FileHandle.standardOutput.write(data)
    }
}
