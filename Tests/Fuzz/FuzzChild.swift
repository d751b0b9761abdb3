import CoreGraphics
import Foundation
import FuzzTargets
import OctantGTK
import UIKit

/// Tries inputs on a target, one after the other, until its time is over or something is wrong.
struct FuzzChild {
    /// The exit code that means that something is wrong, described on standard error.
    static let wrong: Int32 = 3

    private let target: FuzzTarget
    private let seed: UInt64
    private let seconds: Double
    private let first: UInt64
    private let file: Int32

    /// The arguments `TARGET SEED FIRST SECONDS PROGRESSFILE`.
    init?(_ text: [String]) {
        guard text.count == 5, let target = FuzzCommand.target(text[0]), let seed = UInt64(text[1]),
            let first = UInt64(text[2]), let seconds = Double(text[3])
        else { return nil }
        (self.target, self.seed, self.first, self.seconds) = (target, seed, first, seconds)
        file = open(text[4], O_RDWR)
        if file < 0 { return nil }
    }

    /// Tries them. Answers the exit code.
    @MainActor func run() async -> Int32 {
        if target.needsDisplay, let reason = Self.startDisplay() {
            FileHandle.standardError.write(Data("\(reason)\n".utf8))
            return 1
        }
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        var progress = FuzzProgress(number: first)
        while clock.now < end {
            progress.write(to: file)
            let input = target.make(FuzzProgress.inputSeed(progress.number, of: seed))
            do {
                if try target.attempt(input) { progress.taken += 1 }
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                return Self.wrong
            }
            progress.number += 1
            if target.needsDisplay { await Self.turn() }
        }
        progress.write(to: file)
        return 0
    }

    /// Opens the desktop's display. Answers why that cannot be.
    @MainActor private static func startDisplay() -> String? {
        #if GTK
            do {
                UIApplication.shared.run(display: try GTKDisplay.start { _ in }, delegate: nil)
                return nil
            } catch {
                return "\(error)"
            }
        #else
            return "this build has no windows"
        #endif
    }

    /// Lets the main loop run for a frame.
    @MainActor private static func turn() async {
        await withCheckedContinuation { done in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { done.resume() }
        }
    }
}
