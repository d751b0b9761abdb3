import Foundation

// A name of a file has at most 255 bytes on the file systems in use; what follows it (".difference.png") needs some.
private let longestName = 200

/// The names of snapshots' files.
@MainActor
enum SnapshotNames {
    /// A test that has asserted snapshots, and how many without a name so far.
    private struct Asserted {
        var test: String?
        var count = 0
    }

    /// By the files and the functions.
    private static var all: [String: Asserted] = [:]

    /// The name of a snapshot in the test of `call`: `name`, or "1", "2", … where it has none. Throws where the order
    /// of tests would decide which reference it is.
    static func name(_ name: String?, _ call: SnapshotCall) throws(SnapshotFailure) -> String {
        let key = "\(call.testFile)#\(call.function)"
        var asserted = all[key] ?? Asserted(test: call.test)
        guard asserted.test == call.test else {
            throw SnapshotFailure("Two tests of this file are called \(call.function), and would have one reference.")
        }
        defer { all[key] = asserted }
        if let name { return name }
        if call.hasArguments { throw SnapshotFailure("In a test with arguments a snapshot needs a name: named:.") }
        asserted.count += 1
        return String(asserted.count)
    }

    /// The test's and the snapshot's name as one, without an ending: "turns.dark".
    nonisolated static func base(_ call: SnapshotCall, _ name: String) -> String {
        cut("\(clean(call.function.prefix { $0 != "(" })).\(clean(name))")
    }

    /// The text with a hyphen for each run of what is not a letter, a digit, a hyphen, an underscore or a dot within
    /// it: every file system takes it. Never empty.
    nonisolated static func clean(_ text: some StringProtocol) -> String {
        var result = ""
        for scalar in String(text).precomposedStringWithCanonicalMapping.unicodeScalars {
            let properties = scalar.properties
            let isKept = properties.isAlphabetic || properties.numericType != nil || ["-", "_", "."].contains(scalar)
            // Marks belong to the letter before them.
            if isKept || properties.generalCategory == .nonspacingMark {
                result.unicodeScalars.append(scalar)
            } else if result.last != "-" {
                result += "-"
            }
        }
        let trimmed = result.drop { "-.".contains($0) }
        let end = trimmed.lastIndex { !"-.".contains($0) }
        return end.map { String(trimmed[...$0]) } ?? "snapshot"
    }

    /// The name, or what file systems take of it with a number that is that of no other.
    nonisolated static func cut(_ name: String) -> String {
        guard name.utf8.count > longestName else { return name }
        // FNV-1a: the same in every process.
        let hash = name.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        var start = name
        while start.utf8.count > longestName - 17 { start.removeLast() }
        return "\(start)-\(String(hash, radix: 16))"
    }
}
