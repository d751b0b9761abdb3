import SwiftUI

/// Three circles of red, green and blue light that turn over one another: where they meet, they are white.
public struct BlendSpinner: View {
    @State private var isTurning = false

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        ZStack {
            ForEach(0..<3) { index in
                Circle()
                    .fill(Color(red: index == 0 ? 1 : 0, green: index == 1 ? 1 : 0, blue: index == 2 ? 1 : 0))
                    .frame(width: 20, height: 20)
                    .offset(y: -7)
                    .rotationEffect(.degrees(Double(index) * 120 + (isTurning ? 360 : 0)))
                    .blendMode(.plusLighter)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .compositingGroup()
        .onAppear {
            withAnimation(.linear(duration: 1.4).repeatForever(autoreverses: false)) { isTurning = true }
        }
    }
}
