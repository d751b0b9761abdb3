import Foundation
import OctantBase

/// Another program, by its file.
package struct Program {
    private let file: URL

    /// The program in `file`.
    package init(_ file: URL) { self.file = file }

    /// Becomes this program, with `arguments` after its name. Throws where it cannot be started.
    package func become(_ arguments: [Argument]) throws(CommandFailure) -> Never {
        var words = ([Argument(file.path)] + arguments).map { argument in
            strdup(argument.bytes.map { CChar(bitPattern: $0) } + [0])
        }
        words.append(nil)
        execv(file.path, words)
        throw CommandFailure("cannot start '\(file.path.showingControls)': \(SystemError(errno))")
    }
}
