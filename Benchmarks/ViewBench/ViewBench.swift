// Measures SwiftUI's runtime: a list of rows, and one changed state in it. Benchmarks/views calls it.
//
//   ViewBench ROWS EDITS
//   ViewBench spinners COUNT          what turning shapes cost a frame, against as many shape layers that turn
//   ViewBench lazy ROWS               how soon a lazy list is there, and what a frame of scrolling costs
//   ViewBench keyframes COUNT         what dots that beat by keyframes cost a frame, against as many layers that do
//   ViewBench observers COUNT         what one published change costs among as many views that observe
//   ViewBench screen swiftui|uikit    how soon a screen of 20 views is there, the first thing that a process does
//
// The first prints the milliseconds that it takes to make the list and bring it on screen (and as many plain views of
// UIKit), those of one changed state with all that follows to the commit, how many bodies ran for it, and the
// milliseconds of a state whose change gives a view another size.

import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import SwiftUI
import UIKit

/// A plain view of a size of its own.
private struct Block: UIViewRepresentable {
    let number: Int
    let resizes: Bool

    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) { uiView.tag = number }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        CGSize(width: resizes ? 20 + CGFloat(number % 7) : 20, height: 10)
    }
}

@MainActor private final class Handle {
    var counts: [Int: Binding<Int>] = [:]
    /// Whether a row's state changes its size, so that the list is laid out anew.
    var resizes = false
}

private struct Row: View {
    @State private var count = 0
    let number: Int
    let handle: Handle

    var body: some View {
        let _ = handle.counts[number] = $count
        HStack {
            Block(number: count, resizes: handle.resizes)
            Spacer()
        }
        .padding(2)
    }
}

private struct Rows: View {
    let count: Int
    let handle: Handle

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Row(number: $0, handle: handle) }
        }
    }
}

@MainActor func milliseconds(_ body: () -> Void) -> Double {
    let clock = HostClock()
    let start = clock.now()
    body()
    return (clock.now() - start) * 1000
}

@MainActor func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.frame = window.bounds
    window.addSubview(view)
    window.isHidden = false
    CATransaction.flush()
    return window
}

@main
struct ViewBench {
    @MainActor static func main() {
        let text = CommandLine.arguments.dropFirst()
        if text.first == "spinners" { return measureSpinners(text.last.flatMap { Int($0) } ?? 100) }
        if text.first == "keyframes" { return measureKeyframes(text.last.flatMap { Int($0) } ?? 100) }
        if text.first == "observers" { return measureObservers(text.last.flatMap { Int($0) } ?? 1000) }
        if text.first == "lazy" { return measureLazy(rows: text.last.flatMap { Int($0) } ?? 100_000) }
        if text.first == "screen" { return measureScreen(first: text.last == "uikit" ? "uikit" : "swiftui") }
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
        let (rows, edits) = (numbers.first ?? 1000, numbers.dropFirst().first ?? 100)
        let handle = Handle()
        var windows: [UIWindow] = []
        let host = _UIHostingView(rootView: Rows(count: rows, handle: handle))
        let made = milliseconds { windows.append(show(host)) }
        let runs = host.bodyRuns
        func edit() -> Double {
            milliseconds {
                for edit in 1...edits {
                    handle.counts[edit * 7 % rows]?.wrappedValue += 1
                    CATransaction.flush()
                }
            } / Double(edits)
        }
        let edited = edit()
        let bodies = Double(host.bodyRuns - runs) / Double(edits)
        handle.resizes = true
        let resized = edit()
        let plain = milliseconds {
            let list = UIView()
            for row in 0..<rows { list.addSubview(UIView(frame: CGRect(x: 2, y: row * 14 + 2, width: 20, height: 10))) }
            windows.append(show(list))
        }
        print(
            String(
                format:
                    "%d rows: made in %.1f ms (plain views %.1f ms), one state in %.3f ms, %.1f bodies, "
                    + "one size in %.3f ms",
                rows, made, plain, edited, bodies, resized))
        for window in windows { window.isHidden = true }
    }
}
