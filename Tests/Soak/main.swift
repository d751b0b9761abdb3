// Lives through a long time, or many windows, and says whether memory stayed flat. Scripts/soak runs it.
//
//   Soak day [HOURS]         a day of 24 hours on a clock moved by hand, drawn into memory
//   Soak window [SECONDS]    600 seconds in windows on the desktop that the environment names
//   Soak windows [COUNT]     1000 windows, opened and closed one after the other
//
// Exit code 1 when memory grew, 2 when the arguments make no sense.

import Foundation

let words = Array(CommandLine.arguments.dropFirst())
let amount = words.count > 1 ? Int(words[1]) : nil

/// Runs what the arguments ask for. Answers whether memory stayed flat; nil when they make no sense.
@MainActor func life() async -> Bool? {
    guard words.count == 1 || amount != nil else { return nil }
    switch words.first {
    case "day": return Day.run(hours: amount ?? 24)
    #if GTK
        case "window": return await Windows.live(seconds: Double(amount ?? 600))
        case "windows": return await Windows.churn(count: amount ?? 1000)
    #endif
    default: return nil
    }
}

Task { @MainActor in
    guard let isFlat = await life() else {
        FileHandle.standardError.write(Data("usage: Soak day|window|windows [AMOUNT], see main.swift\n".utf8))
        exit(2)
    }
    exit(isFlat ? 0 : 1)
}
while true { RunLoop.main.run() }
