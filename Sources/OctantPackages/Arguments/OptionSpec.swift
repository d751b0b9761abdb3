/// One option of a command, as help shows it and the parser looks for it.
package struct OptionSpec: Sendable {
    /// The long name without its dashes.
    package let name: String
    package var short: Character?
    /// The placeholder of the value in help; nil for an option without one.
    package var value: String?
    package let help: String

    /// An option of this name.
    package init(name: String, short: Character? = nil, value: String? = nil, help: String) {
        (self.name, self.short, self.value, self.help) = (name, short, value, help)
    }

    /// The option of every command.
    package static let help = OptionSpec(name: "help", short: "h", help: "print this and do nothing")
}
