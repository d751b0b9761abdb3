// What a lazy list costs: its first screen, and a frame of scrolling through it.

import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI
import UIKit

private struct LazyRow: View {
    @State private var isOn = false
    let number: Int

    var body: some View {
        HStack {
            Circle().fill(.blue).frame(width: 30, height: 30)
            VStack(alignment: .leading) {
                Text("Row \(number)")
                Text("Of which there are many").font(.caption)
            }
            Spacer()
            ProgressView(value: Double(number % 100), total: 100).frame(width: 60)
        }
        .padding(8)
    }
}

private struct LazyList: View {
    let rows: Int

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<rows, id: \.self) { LazyRow(number: $0) } }
        }
    }
}

/// Measures a list of `rows` rows: its first screen, and 600 frames in each of which it is 30 points further, about two
/// new rows in three frames.
@MainActor func measureLazy(rows: Int) {
    // Fonts are read, and code is loaded, before.
    let warm = show(_UIHostingView(rootView: LazyList(rows: 20)))
    let host = _UIHostingView(rootView: LazyList(rows: rows))
    var window: UIWindow?
    let made = milliseconds { window = show(host) }
    func scrollView(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }
    var frames: [Double] = []
    if let view = scrollView(in: host) {
        for frame in 1...600 {
            frames.append(
                milliseconds {
                    view.contentOffset.y = CGFloat(frame) * 30
                    CATransaction.flush()
                })
        }
    }
    frames.sort()
    let mean = frames.reduce(0, +) / Double(max(frames.count, 1))
    print(
        String(
            format: "%d lazy rows: first screen %.1f ms, a frame of scrolling %.2f ms, at most %.2f ms", rows, made,
            mean, frames.last ?? 0))
    window?.isHidden = true
    warm.isHidden = true
}
