/// The commands that are SwiftPM's.
package enum PackageCommands {
    /// All of them, as help lists them.
    package static let all: [any Command.Type] = [BuildCommand.self, TestCommand.self, RunCommand.self]
}
