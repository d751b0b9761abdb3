import SwiftUI

/// One download: a ring, a bar, and buttons to go on and to give up.
struct DownloadView: View {
    @ObservedObject var download: Download
    @EnvironmentObject private var notes: NoteCenter
    @Environment(\.dismiss) private var dismiss
    @State private var isStarting = false
    @State private var asksToCancel = false

    var body: some View {
        VStack(spacing: 24) {
            ProgressView(value: download.fraction).progressViewStyle(RingStyle(lineWidth: 10)).frame(height: 160)
            Text(download.fraction, format: .percent.precision(.fractionLength(0)))
                .font(.system(size: 34, weight: .semibold).monospacedDigit())
                .contentTransition(.numericText(value: download.fraction))
                .animation(.default, value: download.received)
            ProgressView(value: download.fraction)
            if download.state == .waiting || download.state == .paused {
                LoadingButton(title: text("action.start"), isLoading: isStarting) { start() }
            }
            Button(text("action.cancel"), role: .destructive) { asksToCancel = true }
                .disabled(download.state != .loading && download.state != .paused)
            Spacer()
        }
        .padding(32)
        .navigationTitle(download.name)
        .navigationBarTitleDisplayMode(.inline)
        .alert(text("alert.cancel"), isPresented: $asksToCancel) {
            Button(text("action.keep"), role: .cancel) {}
            Button(text("action.cancel"), role: .destructive) {
                download.cancel()
                dismiss()
                notes.show(text("hud.cancelled"), symbol: "xmark")
            }
        } message: {
            Text(download.name)
        }
    }

    private func start() {
        isStarting = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) {
            isStarting = false
            download.begin()
        }
    }
}

/// A ring that fills clockwise.
struct RingStyle: ProgressViewStyle {
    var lineWidth: CGFloat = 3

    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        ZStack {
            Circle().inset(by: lineWidth / 2).stroke(Color(.systemFill), lineWidth: lineWidth)
            Circle().inset(by: lineWidth / 2)
                .trim(from: 0, to: fraction)
                .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.easeOut(duration: 0.25), value: fraction)
        }
    }
}

/// A button that shows a spinner in place of its title while it is busy.
struct LoadingButton: View {
    let title: String
    let isLoading: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(title).font(.headline).opacity(isLoading ? 0 : 1)
                .frame(maxWidth: .infinity, minHeight: 50)
                .overlay { if isLoading { ProgressView().tint(.white) } }
                .foregroundStyle(.white)
                .background(Color.accentColor, in: RoundedRectangle(cornerRadius: 10))
        }
        .buttonStyle(.plain)
        .disabled(isLoading)
    }
}
