import SwiftUI

/// A square that becomes a circle, turns and grows, phase after phase.
public struct PhaseSpinner: View {
    private enum Phase: CaseIterable {
        case square, turned, circle, small
    }

    /// A spinner that moves from the moment it appears.
    public init() {}

    /// The spinner.
    public var body: some View {
        PhaseAnimator(Phase.allCases) { phase in
            RoundedRectangle(cornerRadius: phase == .circle || phase == .small ? 14 : 4)
                .fill(.tint)
                .frame(width: 28, height: 28)
                .scaleEffect(phase == .small ? 0.45 : phase == .circle ? 1.1 : 0.9)
                .rotationEffect(.degrees(phase == .square ? 0 : 90))
                .opacity(phase == .small ? 0.6 : 1)
        } animation: { phase in
            phase == .circle ? .spring(duration: 0.35, bounce: 0.4) : .easeInOut(duration: 0.3)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
