import Foundation
import FuzzTargets

/// What the command line asks for.
enum FuzzCommand {
    /// Runs it. Returns the exit code.
    @MainActor static func run(_ words: [String]) async -> Int32 {
        switch words.first {
        case "--list":
            print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
            return 0
        case "--again": return again(Array(words.dropFirst()))
        case "--child":
            guard let child = FuzzChild(Array(words.dropFirst())) else { return usage() }
            return await child.run()
        default:
            guard let search = FuzzSearch(words) else { return usage() }
            return search.run() ? 0 : 1
        }
    }

    /// The target of this name.
    static func target(_ name: String) -> FuzzTarget? {
        (FuzzTarget.all + [.windows] + FuzzTarget.planted).first { $0.name == name }
    }

    @MainActor private static func again(_ words: [String]) -> Int32 {
        guard words.count == 2, let target = target(words[0]), let file = FileManager.default.contents(atPath: words[1])
        else { return usage() }
        do {
            print(try target.attempt([UInt8](file)) ? "taken" : "refused")
            return 0
        } catch {
            print("wrong: \(error)")
            return 1
        }
    }

    private static func usage() -> Int32 {
        FileHandle.standardError.write(Data("usage: Fuzz [OPTION]... TARGET..., see main.swift\n".utf8))
        return 2
    }
}
