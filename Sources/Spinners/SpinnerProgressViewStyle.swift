import SwiftUI

/// Shows a progress view as a spinner with the label below it.
///
///     ProgressView("Loading…").progressViewStyle(SpinnerProgressViewStyle { ArcSpinner() })
public struct SpinnerProgressViewStyle<Spinner: View>: ProgressViewStyle {
    private let side: CGFloat
    private let spinner: Spinner

    /// A style that shows what `spinner` makes, `side` points wide and high.
    public init(side: CGFloat = 44, @ViewBuilder spinner: () -> Spinner) {
        self.side = side
        self.spinner = spinner()
    }

    /// The spinner and its label.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            spinner
                .frame(width: side, height: side)
            configuration.label
                .foregroundStyle(.secondary)
        }
    }
}
