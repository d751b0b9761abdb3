import SwiftUI

/// The list: pulled it asks for more, swiped a row pauses or goes.
struct DownloadsView: View {
    @EnvironmentObject private var store: DownloadStore
    @EnvironmentObject private var notes: NoteCenter
    @State private var showsSettings = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(store.downloads) { download in
                    NavigationLink {
                        DownloadView(download: download)
                    } label: {
                        DownloadRow(download: download)
                    }
                    .swipeActions { actions(download) }
                }
            }
            .refreshable { await store.refresh() }
            .navigationTitle(text("list.title"))
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button {
                        showsSettings = true
                    } label: {
                        Image(systemName: "gear")
                    }
                    .accessibilityLabel(text("settings.title"))
                }
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button {
                        Task {
                            await store.connect()
                            notes.show(text("hud.added"), symbol: "checkmark")
                        }
                    } label: {
                        Image(systemName: "plus")
                    }
                    .disabled(store.isConnecting)
                }
            }
        }
        .overlay {
            if store.isConnecting { ConnectingView().transition(.opacity.combined(with: .scale(scale: 0.9))) }
        }
        .animation(.snappy, value: store.isConnecting)
        .sheet(isPresented: $showsSettings) { SettingsView() }
    }

    @ViewBuilder private func actions(_ download: Download) -> some View {
        Button(text("action.remove"), role: .destructive) { store.remove(download) }
        if download.state == .loading {
            Button(text("action.pause")) { download.pause() }.tint(.orange)
        } else if download.state == .paused {
            Button(text("action.resume")) { download.begin() }.tint(.green)
        }
    }
}

/// A spinner until the first byte, then a ring, the name and how it stands.
struct DownloadRow: View {
    @ObservedObject var download: Download

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                Text(download.name)
                Text(download.statusText).font(.footnote).foregroundStyle(.secondary).monospacedDigit()
            }
            Spacer()
            if download.state == .waiting {
                ProgressView()
            } else {
                ProgressView(value: download.fraction).progressViewStyle(RingStyle()).frame(width: 28, height: 28)
                    .tint(tint)
            }
        }
        .animation(.default, value: download.state)
    }

    private var tint: Color {
        switch download.state {
        case .failed: return .red
        case .finished: return .green
        default: return .accentColor
        }
    }
}

/// A sign that a server is asked.
struct ConnectingView: View {
    var body: some View {
        VStack(spacing: 16) {
            Text(text("alert.connecting")).font(.headline)
            ProgressView().controlSize(.large)
        }
        .padding(32)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .combine)
    }
}
