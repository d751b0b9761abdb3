/// `octant test`: builds an iOS package and runs its tests.
enum TestCommand: PackageCommand {
    static let name = "test"
    static let purpose = "build a Swift package and run its tests"
    static let operands = "[OPTION]... [ARGUMENT OF swift test]..."
    static let others = ParsedArguments.Others.anywhere
}
