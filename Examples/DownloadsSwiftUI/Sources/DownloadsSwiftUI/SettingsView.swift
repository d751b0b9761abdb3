import SwiftUI

/// Switches for how the app looks.
struct SettingsView: View {
    @AppStorage("isDark") private var isDark = false
    @AppStorage("isRightToLeft") private var isRightToLeft = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Section(text("settings.appearance")) {
                    Toggle(text("settings.dark"), isOn: $isDark)
                    Toggle(text("settings.rightToLeft"), isOn: $isRightToLeft)
                }
            }
            .navigationTitle(text("settings.title"))
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("OK") { dismiss() } }
            }
        }
        .preferredColorScheme(isDark ? .dark : nil)
    }
}
