/// A command line parsed by GNU conventions: `--name value`, `--name=value`, unambiguous beginnings of long names, `-o
/// value`, `-ovalue`, options and operands in any order, `--` before operands that begin with a dash. Of an option
/// given twice the last one counts.
package struct ParsedArguments {
    /// What is for another program, as it came.
    package enum Others {
        /// All that is not one of the options by its whole name.
        case anywhere
        /// All from the first on that is none.
        case atEnd
    }

    private var operandArguments: [Argument] = []
    package private(set) var others: [Argument] = []
    private var values: [String: Argument] = [:]

    /// A command line that is partly for another program.
    package init(_ arguments: [Argument], options: [OptionSpec], passing: Others) throws(UsageError) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            let name = word.text.split(separator: "=", maxSplits: 1).first ?? ""
            if options.contains(where: { name == "--\($0.name)" }) {
                try readLong(word.bytes.dropFirst(2), &rest, options)
            } else if options.contains(where: { option in option.short.map { name == "-\($0)" } ?? false }) {
                try readShort(word.bytes.dropFirst(), &rest, options)
            } else {
                others.append(word)
                guard passing == .atEnd || word == "--" else { continue }
                others += rest
                return
            }
        }
    }

    package init(_ arguments: [Argument], options: [OptionSpec]) throws(UsageError) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operandArguments += rest
                return
            } else if word.bytes.starts(with: "--".utf8) {
                try readLong(word.bytes.dropFirst(2), &rest, options)
            } else if word.bytes.starts(with: "-".utf8) && word != "-" {
                try readShort(word.bytes.dropFirst(), &rest, options)
            } else {
                operandArguments.append(word)
            }
        }
    }

    /// The operands as text.
    package var operands: [String] { operandArguments.map(\.text) }

    /// The operands as names of files.
    package var operandFiles: [FileName] { operandArguments.map { FileName($0.bytes) } }

    /// The value of the option `name`, empty for one without values; nil when it was not given.
    package subscript(name: String) -> String? { values[name]?.text }

    /// The value of the option `name` as the name of a file; nil when it was not given.
    package func file(_ name: String) -> FileName? { values[name].map { FileName($0.bytes) } }

    private mutating func readLong(
        _ bytes: ArraySlice<UInt8>, _ rest: inout ArraySlice<Argument>, _ options: [OptionSpec]
    ) throws(UsageError) {
        let parts = bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        let name = Argument(parts[0]).text
        let matches = options.filter { $0.name == name }
        let candidates = matches.isEmpty && !name.isEmpty ? options.filter { $0.name.hasPrefix(name) } : matches
        guard let option = candidates.first else {
            let suggestion = Suggestion(name, options.map(\.name)).question { "--\($0)" }
            throw UsageError("unknown option '--\(name)'" + (suggestion.map { ": \($0)" } ?? ""))
        }
        guard candidates.count == 1 else {
            let names = candidates.map { "--\($0.name)" }.joined(separator: ", ")
            throw UsageError("option '--\(name)' is ambiguous: \(names)")
        }
        if parts.count == 2 {
            guard option.value != nil else { throw UsageError("option '--\(option.name)' takes no value") }
            values[option.name] = Argument(parts[1])
        } else {
            try read(option, &rest)
        }
    }

    private mutating func readShort(
        _ bytes: ArraySlice<UInt8>, _ rest: inout ArraySlice<Argument>, _ options: [OptionSpec]
    ) throws(UsageError) {
        var bytes = bytes
        while let letter = bytes.first {
            guard let option = options.first(where: { $0.short?.asciiValue == letter }) else {
                throw UsageError("unknown option '-\(Argument(bytes).text.prefix(1))'")
            }
            bytes = bytes.dropFirst()
            if option.value != nil && !bytes.isEmpty {
                values[option.name] = Argument(bytes)
                return
            }
            try read(option, &rest)
        }
    }

    private mutating func read(_ option: OptionSpec, _ rest: inout ArraySlice<Argument>) throws(UsageError) {
        guard let placeholder = option.value else {
            values[option.name] = ""
            return
        }
        guard let value = rest.popFirst() else {
            throw UsageError("option '--\(option.name)' needs a value: \(placeholder)")
        }
        values[option.name] = value
    }
}
