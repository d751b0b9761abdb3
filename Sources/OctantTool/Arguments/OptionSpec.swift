/// One option of a command, as help shows it and the parser looks for it.
struct OptionSpec {
    /// The long name without its dashes.
    let name: String
    var short: Character?
    /// The placeholder of the value in help; nil for an option without one.
    var value: String?
    let help: String
}
