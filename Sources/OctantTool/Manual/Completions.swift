/// What a shell needs to complete the tool's command lines.
enum Completions: String, CaseIterable {
    case bash, zsh, fish

    /// Returns the shell's script for these commands, for a file that it reads when it completes.
    func script(_ commands: [CommandOutline]) -> String {
        let lines =
            switch self {
            case .bash: Self.bash(commands)
            case .zsh: Self.zsh(commands)
            case .fish: Self.fish(commands)
            }
        return lines.joined(separator: "\n")
    }

    // MARK: bash

    private static func bash(_ commands: [CommandOutline]) -> [String] {
        // Readline takes a sign of equality for a word; an empty answer has it offer files.
        var lines = [
            "# Completes octant's command lines in bash; made by 'octant completions bash'.",
            "_octant() {",
            "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} offered=''",
            "    COMPREPLY=()",
            "    if [[ $word == = ]]; then",
            "        word=''",
            "    elif [[ $before == = ]]; then",
            "        before=${COMP_WORDS[COMP_CWORD - 2]}",
            "    fi",
            "    if ((COMP_CWORD == 1)); then",
            "        COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- \"$word\"))",
            "        return",
            "    fi",
            "    case ${COMP_WORDS[1]}:$before in",
        ]
        for command in commands {
            for option in command.options {
                guard let offer = option.offer else { continue }
                let names = option.names.map { "\(command.name):\($0)" }.joined(separator: " | ")
                if case .words(let words) = offer {
                    let reply = "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
                    lines.append("        \(names)) \(reply); return ;;")
                } else {
                    lines.append("        \(names)) return ;;")
                }
            }
        }
        lines += ["    esac", "    case ${COMP_WORDS[1]} in"]
        for command in commands {
            var words = command.options.flatMap(\.names)
            if case .words(let operands) = command.operandOffer { words += operands }
            lines.append("        \(command.name)) offered='\(words.joined(separator: " "))' ;;")
        }
        return lines + [
            "    esac",
            "    COMPREPLY=($(compgen -W \"$offered\" -- \"$word\"))",
            "}",
            "complete -o default -F _octant octant",
        ]
    }

    // MARK: zsh

    private static func zsh(_ commands: [CommandOutline]) -> [String] {
        var lines = [
            "#compdef octant",
            "# Completes octant's command lines in zsh; made by 'octant completions zsh'.",
            "_octant() {",
            "    local -a commands=(",
        ]
        lines += commands.map { "        \(quoted("\($0.name):\($0.summary)"))" }
        lines += [
            "    )",
            "    if ((CURRENT == 2)); then",
            "        _describe command commands",
            "        return",
            "    fi",
            "    shift words",
            "    ((CURRENT--))",
            "    case $words[1] in",
        ]
        for command in commands {
            lines += ["        \(command.name))", "            _arguments \\"]
            for option in command.options {
                let help = option.spec.help.replacing("\\", with: "\\\\").replacing("]", with: "\\]")
                    .replacing("[", with: "\\[")
                let value =
                    option.spec.value.map { ":\($0.replacing(":", with: "\\:")):\(zshOffer(option.offer))" } ?? ""
                let excluded = option.names.count > 1 ? "(\(option.names.joined(separator: " ")))" : ""
                for name in option.names {
                    let mark = option.offer == nil ? "" : name.hasPrefix("--") ? "=" : "+"
                    lines.append("                \(quoted("\(excluded)\(name)\(mark)[\(help)]\(value)")) \\")
                }
            }
            lines += ["                \(quoted("*:: :\(zshOffer(command.operandOffer))"))", "            ;;"]
        }
        return lines + ["    esac", "}", "_octant \"$@\""]
    }

    private static func zshOffer(_ offer: CommandOutline.Offer?) -> String {
        switch offer {
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .files: "_files"
        case .nothing, nil: " "
        }
    }

    // MARK: fish

    private static func fish(_ commands: [CommandOutline]) -> [String] {
        var lines = ["# Completes octant's command lines in fish; made by 'octant completions fish'."]
        for command in commands {
            lines.append(
                "complete -c octant -f -n __fish_use_subcommand -a \(command.name) -d \(quotedForFish(command.summary))"
            )
        }
        for command in commands {
            let head = "complete -c octant -n '__fish_seen_subcommand_from \(command.name)'"
            for option in command.options {
                let short = option.spec.short.map { " -s \($0)" } ?? ""
                let offer =
                    switch option.offer {
                    case .words(let words): " -x -a '\(words.joined(separator: " "))'"
                    case .files: " -r -F"
                    case .nothing: " -x"
                    case nil: ""
                    }
                lines.append("\(head) -l \(option.spec.name)\(short)\(offer) -d \(quotedForFish(option.spec.help))")
            }
            if case .words(let words) = command.operandOffer {
                lines.append("\(head) -f -a '\(words.joined(separator: " "))'")
            }
        }
        return lines
    }

    /// Returns `text` as one word of bash or zsh.
    private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

    private static func quotedForFish(_ text: String) -> String {
        "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
}

extension CommandOutline.Option {
    /// The option as it is written: `--output` and `-o`.
    var names: [String] { ["--\(spec.name)"] + (spec.short.map { ["-\($0)"] } ?? []) }
}
