import SwiftUI

/// Drops that run into each other: symbols of a canvas, blurred, and cut where they are half opaque.
public struct GooSpinner: View {
    /// A spinner that moves while it is on screen.
    public init() {}

    /// The spinner.
    public var body: some View {
        Rectangle().fill(.tint).mask { TimelineView(.animation) { drops(at: $0.date) } }
    }

    private func drops(at date: Date) -> some View {
        let turn = date.timeIntervalSinceReferenceDate * 2.2
        return Canvas { context, size in
            context.addFilter(.alphaThreshold(min: 0.5, color: .black))
            context.addFilter(.blur(radius: 2.5))
            context.drawLayer { layer in
                for drop in 0..<3 {
                    guard let symbol = context.resolveSymbol(id: drop) else { continue }
                    let angle = turn * (drop == 1 ? -1 : 1) + Double(drop) * 2.1
                    let reach = size.width * 0.26
                    layer.draw(
                        symbol,
                        at: CGPoint(x: size.width / 2 + cos(angle) * reach, y: size.height / 2 + sin(angle) * reach))
                }
            }
        } symbols: {
            ForEach(0..<3) { Circle().frame(width: 13 - CGFloat($0), height: 13 - CGFloat($0)).tag($0) }
        }
    }
}
