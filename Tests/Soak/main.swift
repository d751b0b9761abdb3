// Simulates a long time, or many windows, and reports whether memory stayed flat. Scripts/soak runs it.
//
//   Soak day [HOURS]             a day of 24 hours on a clock moved by hand, drawn into memory
//   Soak minutes [COUNT] [LOSS]  the same, looked at every minute of 8; loses LOSS bytes at each thing that is done, of
//                                which there is one a second; may grow by 256 KiB, the others by 1 MiB
//   Soak window [SECONDS]        600 seconds in windows on the desktop that the environment names
//   Soak windows [COUNT]         1000 windows, opened and closed one after the other
//
// Exit code 1 when memory grew, 2 when the arguments make no sense.

import Foundation

/// How much memory may grow in some minutes, in bytes: two measurements of the same differ by up to 100 KiB.
let minutesLimit = 256 << 10
/// The share of some minutes that is warm-up: for four of them what is resident grows, by up to 350 KiB in all.
let minutesWarmUp = 0.5

let text = Array(CommandLine.arguments.dropFirst())
let amounts = text.dropFirst().map { Int($0) }
let amount = amounts.first ?? nil

/// Runs what the arguments ask for. Returns whether memory stayed flat; nil when they make no sense.
@MainActor func life() async -> Bool? {
    guard !amounts.contains(nil), amounts.count <= (text.first == "minutes" ? 2 : 1) else { return nil }
    switch text.first {
    case "day": return Day.run(appearances: amount ?? 24, every: 3600)
    case "minutes":
        let loss = amounts.count > 1 ? amounts[1] ?? 0 : 0
        return Day.run(
            appearances: amount ?? 8, every: 60, warmUp: minutesWarmUp, limit: minutesLimit, loss: loss)
    #if GTK
        case "window": return await Windows.live(seconds: Double(amount ?? 600))
        case "windows": return await Windows.churn(count: amount ?? 1000)
    #endif
    default: return nil
    }
}

Task { @MainActor in
    guard let isFlat = await life() else {
        FileHandle.standardError.write(Data("usage: Soak day|window|windows [AMOUNT]..., see main.swift\n".utf8))
        exit(2)
    }
    exit(isFlat ? 0 : 1)
}
while true { RunLoop.main.run() }
