/// `octant run`: builds a program of an iOS package and runs it.
enum RunCommand: PackageCommand {
    static let name = "run"
    static let purpose = "build and run a program of a Swift package"
    static let operands = "[OPTION]... [ARGUMENT OF swift run]... [PROGRAM [ARGUMENT]...]"
    // The program's own arguments may be called like the tool's.
    static let others = ParsedArguments.Others.atEnd
}
