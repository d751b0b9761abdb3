#if GTK
    import CoreGraphics
    import Foundation
    import OctantBase
    import Testing
    import UIKit

    @_spi(C) @testable import OctantEmbed

    /// What C functions do when they cannot do what they are called for. What they do else, the example shows.
    @Suite("Functions for C")
    struct CFunctionTests {
        private final class Lines: Sendable {
            let all = Locked<[String]>([])
            func note(_ line: String) { all.withLock { $0.append(line) } }
        }

        private func lines(_ body: () -> Void) -> [String] {
            let lines = Lines()
            Log.redirected(to: { lines.note($0) }) { body() }
            return lines.all.withLock { $0 }
        }

        @Test("on another thread they do nothing and say so")
        func otherThread() async {
            let said = await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(returning: lines { #expect(activityIndicatorNew(0) == nil) })
                }
            }
            #expect(said.count == 1)
            #expect(said.first?.contains("main thread") == true, "\(said)")
        }

        @Test("colours are clamped, and what is no number is nothing")
        @MainActor
        func colors() throws {
            #expect(CallGuard.color(nil) == nil)
            let parts: [Float] = [2, -1, .nan, 0.5]
            let color = try #require(CallGuard.color(parts))
            var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
            #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
            #expect([red, green, blue, alpha] == [1, 0, 0, 0.5])
        }
    }
#endif
