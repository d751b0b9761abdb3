// Tries inputs on what gets input from outside, each target in a process of its own, and keeps those that end it, that
// take too long or too much memory, or that show something wrong. Scripts/fuzz builds and runs it.
//
//   Fuzz [--seconds S] [--seed N] [--keep FOLDER] [--memory MIB] [--patience S] TARGET...
//       tries inputs on each target for S seconds (60), those of seed N (1); what fails is kept in FOLDER, which is
//       fuzz-findings. An input may take 10 s, and the process 1500 MiB. Exit code 1 when something was found.
//   Fuzz --again TARGET FILE
//       tries the one input in FILE, in this process.
//   Fuzz --list
//       the targets' names.
//
// Exit code 2 when the arguments make no sense.

import Foundation
import FuzzTargets

Task { @MainActor in
    exit(await FuzzCommand.run(Array(CommandLine.arguments.dropFirst())))
}
while true { RunLoop.main.run() }
