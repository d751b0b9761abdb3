// Writes a package of ordinary UIKit code, by which Benchmarks/packages measures what `octant build` costs: views,
// controllers, layers, models, protocols and extensions, some of them with what Swift on Linux refuses, most without.
//
// Usage: PackageWriter FOLDER [FILES [SEED]]      (300 files by default; the same seed writes the same package)
import Foundation

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
    FileHandle.standardError.write(Data("usage: PackageWriter FOLDER [FILES [SEED]]\n".utf8))
    exit(64)
}
let count = arguments.count > 2 ? Int(arguments[2]) ?? 300 : 300
var writer = SourceWriter(seed: arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1)
let sources = URL(filePath: arguments[1]).appending(path: "Sources/Shop")
try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
        name: "Shop", platforms: [.iOS(.v15)], products: [.library(name: "Shop", targets: ["Shop"])],
        targets: [.target(name: "Shop")])

    """
try Data(manifest.utf8).write(to: URL(filePath: arguments[1]).appending(path: "Package.swift"))
for number in 0..<count {
    let file = writer.file(number)
    try Data(file.text.utf8).write(to: sources.appending(path: file.name))
}
