import OctantPackages

/// What help, the manual and the shells' completions tell of one command.
struct CommandOutline {
    /// What a shell offers for a value or an operand.
    enum Offer: Equatable {
        case words([String])
        case files
        case nothing
    }

    /// An option and what is offered as its value; nil for an option without one.
    struct Option {
        let spec: OptionSpec
        let offer: Offer?
    }

    let name: String
    let summary: String
    let operands: String
    let options: [Option]
    /// What is offered where no option stands.
    let operandOffer: Offer

    /// The outline of `command`, with the option that all have.
    init(_ command: any Command.Type) {
        (name, summary, operands) = (command.name, command.summary, command.operands)
        options = command.allOptions.map { Option(spec: $0, offer: $0.value.map(Self.offer)) }
        operandOffer = command.operandWords.isEmpty ? .files : .words(command.operandWords)
    }

    /// Returns what is offered for a value that help shows as `placeholder`: its small words, names of colours, files.
    private static func offer(_ placeholder: String) -> Offer {
        let parts = placeholder.split(separator: "|").map(String.init)
        var words = parts.count > 1 ? parts.filter { $0 != $0.uppercased() || Int($0) != nil } : []
        if parts.contains("COLOR") { words += NamedColors.names }
        guard words.isEmpty else { return .words(words) }
        return placeholder == "FILE" || placeholder == "DIR" ? .files : .nothing
    }
}
