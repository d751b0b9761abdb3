import Foundation
import Testing
import TestSupport

@testable import OctantTool

/// Each shell asked for what it would offer, by the script that the tool prints for it.
@Suite("Completions")
struct CompletionsTests {
    /// Returns what bash offers for the last of `words`.
    private func bash(_ words: String...) throws -> [String] {
        try withTemporaryFolder { folder in
            let list = words.map { "'\($0)'" }.joined(separator: " ")
            let line = """
                source <("$octant" completions bash)
                COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1)
                _octant
                printf '%s\\n' "${COMPREPLY[@]}"
                """
            let result = try Tool.run(
                ["-c", line], directory: folder, program: URL(filePath: "/bin/bash"),
                environment: ["octant": Tool.executable.path])
            #expect(result.errors == "")
            return result.output.split(separator: "\n").map(String.init)
        }
    }

    /// Returns what fish offers at the end of `line`, without its descriptions.
    private func fish(_ line: String) throws -> [String] {
        let result = try Tool.run(
            [
                "-c",
                "\"$octant\" completions fish > f.fish; fish --no-config -c 'source f.fish; complete -C \"\(line)\"'",
            ],
            directory: FileManager.default.temporaryDirectory, program: URL(filePath: "/bin/sh"),
            environment: ["octant": Tool.executable.path])
        #expect(result.errors == "")
        return result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    @Test("commands, options, values and indicators are offered in bash, with and without a sign of equality")
    func inBash() throws {
        #expect(try Set(bash("octant", "")) == Set(Octant.commands.map { $0.name }))
        #expect(try bash("octant", "re") == ["render", "record"])
        #expect(try bash("octant", "render", "mat") == ["material-spinner"])
        #expect(try bash("octant", "render", "--appear") == ["--appearance"])
        #expect(try bash("octant", "render", "x", "--appearance", "d") == ["dark"])
        #expect(try bash("octant", "render", "x", "--appearance", "=") == ["light", "dark"])
        #expect(try bash("octant", "render", "x", "--appearance", "=", "l") == ["light"])
        #expect(try bash("octant", "render", "x", "--color", "toma") == ["tomato"])
        #expect(try bash("octant", "build", "--keep") == ["--keep-os-conditions"])
        // Files, which readline offers itself.
        #expect(try bash("octant", "render", "x", "-o", "") == [])
    }

    @Test("commands, options, values and indicators are offered in fish")
    func inFish() throws {
        #expect(try Set(fish("octant ")) == Set(Octant.commands.map { $0.name }))
        #expect(try fish("octant render mat") == ["material-spinner"])
        #expect(try fish("octant render --appear") == ["--appearance"])
        #expect(try fish("octant render --appearance d") == ["dark"])
        #expect(try fish("octant completions z") == ["zsh"])
    }

    @Test("zsh's script is one that zsh reads, with an entry for each command, and each of its options")
    func inZsh() throws {
        try withTemporaryFolder { folder in
            let line = """
                "$octant" completions zsh > _octant
                zsh -f -n _octant || exit
                for command in \(Octant.commands.map { $0.name }.joined(separator: " ")); do
                    zsh -f -c '_arguments() { printf "%s\\n" "$@" }; words=(octant "$0" ""); CURRENT=3
                        source ./_octant' "$command" | sed "s/^/$command /"
                done
                """
            let result = try Tool.shell(line, in: folder)
            #expect(result.errors == "")
            for command in Octant.commands.map({ CommandOutline($0) }) {
                for option in command.options {
                    let found = result.output.split(separator: "\n").contains {
                        $0.hasPrefix("\(command.name) ") && $0.contains("--\(option.spec.name)")
                    }
                    #expect(found, "\(command.name) --\(option.spec.name)")
                }
            }
            #expect(result.output.contains("--appearance=[the colour scheme (default: light)]:light|dark:(light dark)"))
        }
    }

    @Test("another shell, none or two are refused")
    func refusals() throws {
        for arguments in [["completions"], ["completions", "tcsh"], ["completions", "bash", "zsh"]] {
            try Tool.expectRefusal(of: arguments)
        }
    }
}
