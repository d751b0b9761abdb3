import OctantPackages

/// Where an image goes, as a command line says.
struct ImageOutput {
    /// nil when no file was asked for.
    let name: FileName?
    private let isForced: Bool

    /// The file in `arguments`, whose name ends in one of `endings`, or in any way where these are nil; with
    /// `needsFile` they must name it.
    init(_ arguments: ParsedArguments, endings: [String]?, needsFile: Bool) throws(UsageError) {
        name = arguments.file("output")
        isForced = arguments["force"] != nil
        if name?.bytes.isEmpty ?? needsFile { throw UsageError("say where to write with '-o FILE'") }
        // Devices and the like have any name, and what prevents writing is reported when the file is opened.
        guard let endings, let name, !isStandardOutput, case .file = try? OutputTarget.find(name),
            !endings.contains(name.ending)
        else { return }
        let formats = endings.map { ".\($0)" }.joinedByOr
        throw UsageError("cannot write '\(name.shown)': the names of the files that can be written end in \(formats)")
    }

    /// Whether standard output is the file.
    var isStandardOutput: Bool { name == FileName("-") }

    /// Writes the file by `make`, if there is to be one; with `isRevised` it changes what it wrote before.
    func write(isRevised: Bool = false, _ make: (OutputFile) throws -> Void) throws {
        guard let name else { return }
        let file = try OutputFile(name, isRevised: isRevised)
        if file.isTerminal, !isForced {
            let shown = isStandardOutput ? "standard output" : "'\(name.shown)'"
            throw UsageError("\(shown) is a terminal, and an image no text: name a file, or say --force")
        }
        try make(file)
        try file.finish()
    }
}
