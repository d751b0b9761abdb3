import SwiftUI

@main
struct DownloadsApp: App {
    @StateObject private var store = DownloadStore()
    @StateObject private var notes = NoteCenter()
    @AppStorage("isDark") private var isDark = false
    @AppStorage("isRightToLeft") private var isRightToLeft = false

    var body: some Scene {
        WindowGroup {
            DownloadsView()
                .environmentObject(store)
                .environmentObject(notes)
                .note(notes.current)
                .preferredColorScheme(isDark ? .dark : nil)
                .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }
}
