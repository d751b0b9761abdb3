import SwiftUI

extension EnvironmentValues {
    /// Points between the dots.
    @Entry public var dotSpacing: CGFloat = 6
}

/// Three dots that grow one after the other.
public struct PulseDots: View {
    public var color: Color
    @State private var isLarge = false
    @Environment(\.dotSpacing) private var spacing

    public init(color: Color = Color(#colorLiteral(red: 0.2, green: 0.4, blue: 1, alpha: 1))) {
        self.color = color
    }

    public var body: some View {
        HStack(spacing: spacing) {
            ForEach(0..<3) { index in
                Circle()
                    .fill(color)
                    .frame(width: 10, height: 10)
                    .scaleEffect(isLarge ? 1 : 0.5)
                    .animation(
                        .easeInOut(duration: 0.6).repeatForever().delay(0.2 * Double(index)), value: isLarge)
            }
        }
        .onAppear { isLarge = true }
        .accessibilityLabel("Loading")
    }
}

#Preview {
    PulseDots()
}

@available(iOS 17.0, *)
#Preview("Green", traits: .sizeThatFitsLayout) {
    PulseDots(color: .green)
        .padding()
}

struct PulseDots_Previews: PreviewProvider {
    static var previews: some View {
        PulseDots()
    }
}
