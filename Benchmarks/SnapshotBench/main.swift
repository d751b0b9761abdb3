// What snapshot assertions cost. Benchmarks/snapshots calls it.
//
//   SnapshotBench COUNT FOLDER        prints the seconds that COUNT assertions of a spinner take, by the wall clock and
//                                     of the processor: each shows it, draws it and compares it with its reference in
//                                     FOLDER

import Foundation
import OctantTesting
import UIKit

/// A spinner's steps in a turn of a second, each with a reference of its own.
private let steps = 8

@MainActor
private func verify(_ step: Int, in folder: String, record: SnapshotRecording) -> SnapshotFailure? {
    var call = SnapshotCall(fileID: "a/b", filePath: "b", function: "spinner()", line: 1, column: 1)
    call.testFile = folder + "/SpinnerTests.swift"
    let subject = {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        return spinner
    }
    return verifySnapshot(
        of: subject, at: [Double(step) / Double(steps)], scale: 2, traits: UITraitCollection(), size: nil, tolerance: 0,
        named: "\(step)", record: record, call: call)
}

/// Seconds of processor time that the process took so far, in user mode and in the system.
private func processorTime() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[1]), count > 0 else {
    print("usage: SnapshotBench COUNT FOLDER")
    exit(64)
}
for step in 0..<steps { _ = verify(step, in: arguments[2], record: .all) }
var failures = 0
let (start, processor) = (ContinuousClock.now, processorTime())
for number in 0..<count where verify(number % steps, in: arguments[2], record: .never) != nil { failures += 1 }
let time = (ContinuousClock.now - start) / .seconds(1)
let line = "{\"assertions\":%d,\"failures\":%d,\"seconds\":%.3f,\"processor\":%.3f}"
print(String(format: line, count, failures, time, processorTime() - processor))
