import Foundation
import OctantBase
import OctantPackages
import OctantPort

// How long nothing is to change before what changed is compiled, in milliseconds: editors write in several steps.
private let restBeforeWork: Int32 = 20

/// The watcher of `octant preview`: compiles what changed, and has the program show it that it started.
final class PreviewSession {
    private let file: PreviewedFile
    private let preview: String?
    private let folder: URL
    private let watch: FolderWatch
    private var changes: SourceChanges
    private var module: PreviewedModule?
    private var host: HostProcess?
    private var generation = 0
    /// When what is compiled was saved.
    private var start = ContinuousClock.now

    /// A session that works in `folder`.
    init(_ file: PreviewedFile, preview: String?, folder: URL) throws {
        (self.file, self.preview, self.folder) = (file, preview, folder)
        watch = try FolderWatch()
        changes = SourceChanges(sources: [file.path], package: file.package?.path, folders: [])
    }

    /// Why a session is over.
    enum Ending {
        case closed
        case interrupted
    }

    /// Goes on until the window is closed, or something can be read from `interruption`. Throws where there is no
    /// display.
    func run(until interruption: Int32) throws -> Ending {
        // Watching begins before reading: nothing is missed.
        watchFolders()
        update(.package)
        while true {
            var ready = [watch.descriptor, interruption].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            if let host { ready.append(pollfd(fd: host.socket.descriptor, events: Int16(POLLIN), revents: 0)) }
            guard poll(&ready, nfds_t(ready.count), -1) > 0 else { continue }
            if ready[1].revents != 0 { return .interrupted }
            if ready.count > 2, ready[2].revents != 0, try !hear() { return .closed }
            guard ready[0].revents != 0 else { continue }
            start = .now
            let effect = changes.effect(of: settledEvents())
            if effect != .none { update(effect) }
        }
    }

    /// Returns the events until there are none for a moment.
    private func settledEvents() -> [SourceChanges.Event] {
        var events = watch.read()
        var ready = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&ready, 1, restBeforeWork) > 0 { events += watch.read() }
        return events
    }

    private func watchFolders() {
        var folders: [String] = []
        if let package = file.package, let all = FileManager.default.enumerator(atPath: package.path) {
            folders = [package.path]
            while let path = all.nextObject() as? String {
                guard all.fileAttributes?[.type] as? FileAttributeType == .typeDirectory else { continue }
                if path.split(separator: "/").last?.hasPrefix(".") == true { all.skipDescendants() }
                folders.append("\(package.path)/\(path)")
            }
        }
        changes = SourceChanges(
            sources: module?.job.sources ?? [file.path], package: file.package?.path, folders: folders)
        watch.watch(changes.folders)
    }

    /// Compiles and shows.
    private func update(_ effect: SourceChanges.Effect) {
        do {
            if effect == .package || module == nil {
                let former = module
                module = nil
                // What was loaded of other modules stays loaded until the program ends.
                if former?.objects.isEmpty == false { stopHost() }
                try? FileManager.default.removeItem(at: folder.appending(path: "dependencies.so"))
                module = try file.module()
                watchFolders()
            }
            guard let module else { return }
            generation += 1
            let library = try file.library(generation, of: module, in: folder)
            let name = URL(filePath: file.path).lastPathComponent
            let title = library.titles.count == 1 ? "\(library.titles[0]) — \(name)" : name
            try send(.show(library, preview: preview, title: title))
        } catch {
            let text = "\(error)"
            Log.line(text.split(separator: "\n").map { String($0).showingControls }.joined(separator: "\n"))
            let folder = (file.package ?? URL(filePath: file.path).deletingLastPathComponent()).path + "/"
            let title = URL(filePath: file.path).lastPathComponent
            try? send(.problems(text.replacing(folder, with: ""), title: title))
        }
    }

    private func send(_ message: HostMessage) throws {
        let host = try self.host ?? HostProcess()
        self.host = host
        host.socket.send(message)
    }

    private func stopHost() {
        host?.end()
        host = nil
    }

    /// Takes what the program says. Returns false when its window was closed. Throws where there is no display.
    private func hear() throws -> Bool {
        if let replies = host?.receive() {
            for reply in replies {
                switch reply {
                case .shown(let anew):
                    let time = (ContinuousClock.now - start) / .seconds(1)
                    let note = anew.isEmpty ? "" : "; begun anew: \(anew.joined(separator: ", "))"
                    Log.line("shown after \(String(format: "%.2f", time)) s\(note)")
                case .refused(let text): Log.line(text.showingControls)
                }
            }
            return true
        }
        guard let host else { return true }
        self.host = nil
        switch host.ending() {
        case .closed: return false
        case .withoutDisplay:
            throw CommandFailure("there is no display for a window; 'octant record --source' draws into a file")
        case .crashed(let reason):
            let text = "What was shown ended the program: \(reason). The next save starts it anew."
            Log.line(text)
            try send(.problems(text, title: URL(filePath: file.path).lastPathComponent))
            return true
        }
    }
}
