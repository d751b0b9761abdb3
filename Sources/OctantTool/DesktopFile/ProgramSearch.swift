import Foundation
import OctantBase
import OctantPackages

/// Where SwiftPM leaves what it builds, in a package: what `octant build` makes first.
private let buildFolders = [
    ".build/octant/release", ".build/octant/debug", ".build/release", ".build/debug",
]
/// The bytes that a program's file begins with. Source: elf(5).
private let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46]
/// The position of the type of such a file, 16 bits, and the types of programs: ET_EXEC and ET_DYN.
private let (typeOffset, programTypes): (Int, Set<UInt8>) = (16, [2, 3])

/// Finds the one program that a package was built into.
enum ProgramSearch {
    /// The program that `name` is, or that the package in the folder `name` has. Throws where there is none, or more
    /// than one.
    static func program(_ name: FileName) throws -> URL {
        var isFolder: ObjCBool = false
        guard let url = name.url, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw UsageError("there is no '\(name.shown)'")
        }
        guard isFolder.boolValue else {
            guard isProgram(url) else { throw UsageError("'\(name.shown)' is no program") }
            return url
        }
        for folder in buildFolders {
            let found = programs(in: url.appendingPathComponent(folder))
            if found.count > 1 {
                let names = found.map { "\(folder)/\($0.lastPathComponent)" }
                throw UsageError("'\(name.shown)' has several programs, name one: \(names.joinedByOr)")
            }
            if let program = found.first { return program }
        }
        throw UsageError("no program was built in '\(name.shown)': run 'octant build' there first, or name a program")
    }

    private static func programs(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        // Libraries, modules and the tests' bundles have endings; programs that the build runs are called tools.
        return names.ordered().filter { !$0.contains(".") && !$0.hasSuffix("-tool") }
            .map { folder.appendingPathComponent($0) }.filter(isProgram)
    }

    private static func isProgram(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue,
            FileManager.default.isExecutableFile(atPath: file.path),
            let handle = try? FileHandle(forReadingFrom: file), let head = try? handle.read(upToCount: typeOffset + 1)
        else { return false }
        return head.count > typeOffset && head.starts(with: magic) && programTypes.contains(head[typeOffset])
    }
}
