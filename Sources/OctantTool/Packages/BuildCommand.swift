/// `octant build`: an iOS package, unmodified, on Linux.
enum BuildCommand: PackageCommand {
    static let name = "build"
    static let purpose = "build a Swift package"
    static let operands = "[OPTION]... [ARGUMENT OF swift build]..."
    static let others = ParsedArguments.Others.anywhere
}
