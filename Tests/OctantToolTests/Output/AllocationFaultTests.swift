import Foundation
import TestSupport
import Testing

@testable import OctantTool

/// The most allocations that are failed one after the other, of a picture or recording: none here needs as many.
private let mostAllocations = 120

/// What there is no memory for, one large allocation after the other (Scripts/faults/failing_allocations.c).
@Suite("Faults of memory")
struct AllocationFaultTests {
    /// Runs the tool on `arguments` in a new folder, with its allocation number `fault` failed, or none for 0.
    private func run(_ arguments: String, fault: Int, by library: String, in folder: URL) throws -> (
        result: Tool.Result, allocations: Int, log: [String], files: [String: Data]
    ) {
        let place = folder.appendingPathComponent("\(fault)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        let result = try Tool.shell(
            "LD_PRELOAD=\(library) OCTANT_FAULT=\(fault) $octant \(arguments)", in: place)
        var (log, allocations) = ([String](), 0)
        for line in result.errors.split(separator: "\n") {
            // Programs that the tool starts, and pieces of it that end, count their own.
            if line.hasPrefix("large allocations: ") {
                allocations = max(allocations, Int(line.dropFirst(19)) ?? 0)
            } else {
                log.append(String(line))
            }
        }
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: place.path) {
            files[name] = try Data(contentsOf: place.appendingPathComponent(name))
        }
        return (result, allocations, log, files)
    }

    @Test(
        "each large allocation that fails is one line and no file, or is done without",
        arguments: [
            "render progress-bar --scale 3 -o a.png", "record material-spinner -o a.png",
            "record material-spinner -o a.gif", "record material-spinner -o a.webp",
            "record material-spinner -o a.svg", "record material-spinner -o a.html",
        ])
    func files(arguments: String) throws {
        try withTemporaryFolder { folder in
            let library = try FailingAllocations.library(in: folder)
            var line = arguments + " --size 200x150"
            if line.hasPrefix("record") { line += " --scale 2 --label Loading --duration 0.07" }
            let whole = try run(line, fault: 0, by: library, in: folder)
            try #require(whole.result.code == 0 && whole.files.count == 1, "\(whole.log)")
            try #require(1...mostAllocations ~= whole.allocations)
            var failures = 0
            for fault in 1...whole.allocations {
                let (result, _, log, files) = try run(line, fault: fault, by: library, in: folder)
                #expect(!result.isSignalled && [0, 1].contains(result.code), "\(fault): \(log)")
                if result.code == 0 {
                    // Another way was found: the file is whole, if not always as small.
                    #expect(files.keys.sorted() == whole.files.keys.sorted() && log.count <= 1, "\(fault): \(log)")
                    if files != whole.files {
                        let same = try Tool.shell("$octant diff 0/a.png \(fault)/a.png", in: folder)
                        #expect(same.code == 0, "\(fault): \(same.output)")
                    }
                } else {
                    failures += 1
                    #expect(files.isEmpty && log.allSatisfy { $0.hasPrefix("octant: ") }, "\(fault): \(log)")
                    #expect(log.contains { $0.contains("memory") }, "\(fault): \(log)")
                }
            }
            // Vectors need no pixels, but where pictures are part of them.
            #expect(failures > 0 || ["svg", "html"].contains { arguments.hasSuffix($0) })
        }
    }
}
