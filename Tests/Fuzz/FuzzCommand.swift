import Foundation
import FuzzTargets

/// What the command line asks for.
enum FuzzCommand {
    /// Runs it. Returns the exit code.
    @MainActor static func run(_ text: [String]) async -> Int32 {
        switch text.first {
        case "--list":
            print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
            return 0
        case "--again": return again(Array(text.dropFirst()))
        case "--child":
            guard let child = FuzzChild(Array(text.dropFirst())) else { return usage() }
            return await child.run()
        default:
            guard let search = FuzzSearch(text) else { return usage() }
            return search.run() ? 0 : 1
        }
    }

    /// The target of this name.
    static func target(_ name: String) -> FuzzTarget? {
        (FuzzTarget.all + [.windows] + FuzzTarget.planted).first { $0.name == name }
    }

    @MainActor private static func again(_ text: [String]) -> Int32 {
        guard text.count == 2, let target = target(text[0]), let file = FileManager.default.contents(atPath: text[1])
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
