import SwiftUI

/// Progress in SwiftUI: a bar with its label, or an indicator while nothing is known.
struct UploadView: View {
    /// 0...1; nil while nothing is known.
    let progress: Double?

    var body: some View {
        if let progress {
            ProgressView(value: progress) {
                Text("Upload")
            } currentValueLabel: {
                Text("\(Int(progress * 100)) %")
            }
        } else {
            ProgressView()
        }
    }
}
