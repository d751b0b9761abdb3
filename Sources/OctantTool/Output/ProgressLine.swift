import Foundation

// Signs of the bar.
private let width = 30

/// A line on standard error that says how far long work has come; nothing where that is no terminal.
final class ProgressLine {
    private let isShown: Bool
    private var percent = -1

    /// A line for work that is worth one where `isLong`.
    init(isLong: Bool) { isShown = isLong && isatty(STDERR_FILENO) == 1 }

    deinit {
        // The line goes, whatever is said next.
        if percent >= 0 { write("\r\u{1B}[K") }
    }

    /// Shows that `fraction` (0...1) of the work is done.
    func show(_ fraction: Double) {
        let percent = Int((min(max(fraction, 0), 1) * 100).rounded(.down))
        guard isShown, percent != self.percent else { return }
        self.percent = percent
        let done = percent * width / 100
        let bar = String(repeating: "#", count: done) + String(repeating: ".", count: width - done)
        write("\r[\(bar)] \(percent) %")
    }

    private func write(_ text: String) {
        // Where it cannot be shown the work goes on.
        _ = Array(text.utf8).withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
