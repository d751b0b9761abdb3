/// What is wrong with a command line, in one line for the person who typed it.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// One option of a command, as help shows it and the parser looks for it.
struct OptionSpec {
    /// The long name without its dashes.
    let name: String
    var short: Character?
    /// What stands for the value in help; nil for an option that takes none.
    var value: String?
    let help: String
}

/// A command line taken apart by GNU conventions: `--name value`, `--name=value`, unambiguous beginnings of long names,
/// `-o value`, `-ovalue`, options and operands in any order, `--` before operands that begin with a dash. Of an option
/// given twice the last one counts.
struct ParsedArguments {
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]

    init(_ arguments: [String], options: [OptionSpec]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            } else if argument.hasPrefix("--") {
                try readLong(argument.dropFirst(2), &rest, options)
            } else if argument.hasPrefix("-") && argument != "-" {
                try readShort(argument.dropFirst(), &rest, options)
            } else {
                operands.append(argument)
            }
        }
    }

    /// The value of the option `name`, empty for one without values; nil when it was not given.
    subscript(name: String) -> String? { values[name] }

    private mutating func readLong(
        _ text: Substring, _ rest: inout ArraySlice<String>, _ options: [OptionSpec]
    ) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let matches = options.filter { $0.name == name }
        let candidates = matches.isEmpty && !name.isEmpty ? options.filter { $0.name.hasPrefix(name) } : matches
        guard let option = candidates.first else { throw UsageError("unknown option '--\(name)'") }
        guard candidates.count == 1 else {
            let names = candidates.map { "--\($0.name)" }.joined(separator: ", ")
            throw UsageError("option '--\(name)' is ambiguous: \(names)")
        }
        if parts.count == 2 {
            guard option.value != nil else { throw UsageError("option '--\(option.name)' takes no value") }
            values[option.name] = String(parts[1])
        } else {
            try read(option, &rest)
        }
    }

    private mutating func readShort(
        _ text: Substring, _ rest: inout ArraySlice<String>, _ options: [OptionSpec]
    ) throws(UsageError) {
        var text = text
        while let letter = text.popFirst() {
            guard let option = options.first(where: { $0.short == letter }) else {
                throw UsageError("unknown option '-\(letter)'")
            }
            if option.value != nil && !text.isEmpty {
                values[option.name] = String(text)
                return
            }
            try read(option, &rest)
        }
    }

    private mutating func read(_ option: OptionSpec, _ rest: inout ArraySlice<String>) throws(UsageError) {
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
