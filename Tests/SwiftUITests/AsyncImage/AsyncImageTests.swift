import Foundation
import TestSupport
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// Answers when a test wants it to.
@MainActor private final class SlowLoader: ImageLoader {
    private var waiting: [URL: CheckedContinuation<UIImage, any Error>] = [:]
    private(set) var asked: [String] = []
    private(set) var cancelled: [String] = []

    func image(at url: URL, scale: CGFloat) async throws -> UIImage {
        asked.append("\(url.lastPathComponent) \(scale)")
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting[url] = $0 }
        } onCancel: {
            Task { @MainActor in
                cancelled.append(url.lastPathComponent)
                waiting.removeValue(forKey: url)?.resume(throwing: CancellationError())
            }
        }
    }

    func answer(_ url: URL, _ result: Result<UIImage, any Error>) {
        waiting.removeValue(forKey: url)?.resume(with: result)
    }
}

private struct Broken: Error {}

@Suite("Images from addresses")
@MainActor struct AsyncImageTests {
    private let one = URL(fileURLWithPath: "/one"), two = URL(fileURLWithPath: "/two")
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }

    private struct Phases: View {
        let dial: Dial<URL?>
        let loader: SlowLoader
        let first: URL?

        var body: some View {
            Dialled(first, dial) { url in
                AsyncImage(url: url, scale: 2) { phase in
                    switch phase {
                    case .empty: Block(name: "empty")
                    case .success(let image): image.background { Block(name: "image") }
                    case .failure(let error): Block(name: "\(error)")
                    }
                }
            }
            .environment(\.imageLoader, loader)
        }
    }

    private func names<V: View>(_ hosted: HostedView<V>) -> [String] {
        hosted.turn()
        return hosted.host.blocks.map(\.name)
    }

    @Test("an image is asked for once its view appears, and shown when it has come")
    func success() async {
        let loader = SlowLoader()
        let hosted = HostedView(Phases(dial: Dial(), loader: loader, first: one))
        #expect(await eventually { !loader.asked.isEmpty })
        #expect(names(hosted) == ["empty"] && loader.asked == ["one 2.0"])
        loader.answer(one, .success(image))
        #expect(await eventually { names(hosted) == ["image"] })
        #expect(hosted.host.first(UIImageView.self)?.bounds.size == CGSize(width: 8, height: 6))
        hosted.leave()
        // Whatever leaving had begun on the main actor is before this.
        await Task { @MainActor in }.value
        #expect(loader.cancelled.isEmpty)
    }

    @Test("what could not be loaded says why, and another address begins anew")
    func failure() async {
        let (loader, dial) = (SlowLoader(), Dial<URL?>())
        let hosted = HostedView(Phases(dial: dial, loader: loader, first: one))
        #expect(await eventually { loader.asked == ["one 2.0"] })
        loader.answer(one, .failure(Broken()))
        #expect(await eventually { names(hosted) == ["Broken()"] })
        dial.set(two)
        #expect(names(hosted) == ["empty"])
        #expect(await eventually { loader.asked == ["one 2.0", "two 2.0"] })
        dial.set(nil)
        hosted.turn()
        #expect(await eventually { loader.cancelled == ["two"] })
        #expect(names(hosted) == ["empty"])
    }

    @Test("loading is cancelled when the view goes, and begun again when it is back")
    func leaving() async {
        let loader = SlowLoader()
        let hosted = HostedView(Phases(dial: Dial(), loader: loader, first: one))
        #expect(await eventually { loader.asked.count == 1 })
        hosted.leave()
        #expect(await eventually { loader.cancelled == ["one"] })
        hosted.window.addSubview(hosted.host)
        #expect(names(hosted) == ["empty"])
        #expect(await eventually { loader.asked.count == 2 })
        loader.answer(one, .success(image))
        #expect(await eventually { names(hosted) == ["image"] })
        hosted.leave()
    }

    @Test("without a content of its own it is grey, then the image; with a placeholder that")
    func plain() async throws {
        let loader = SlowLoader()
        let hosted = HostedView(
            HStack {
                AsyncImage(url: one)
                AsyncImage(url: two) {
                    $0.resizable()
                } placeholder: {
                    Block(name: "placeholder")
                }
            }
            .environment(\.imageLoader, loader))
        #expect(await eventually { loader.asked.count == 2 })
        hosted.turn()
        #expect(hosted.host.first(UIImageView.self) == nil && names(hosted) == ["placeholder"])
        loader.answer(one, .success(image))
        loader.answer(two, .success(image))
        #expect(await eventually { names(hosted).isEmpty && hosted.host.first(UIImageView.self) != nil })
        hosted.leave()
    }

    @Test("files are read and decoded, and what is no image is an error")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (good, bad) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("b.png"))
        try #require(image.pngData()).write(to: good)
        try Data("no image".utf8).write(to: bad)
        let loader = SessionImageLoader()
        let pixels = image.scale
        let read = try await loader.image(at: good, scale: 2)
        #expect(read.size == CGSize(width: 4 * pixels, height: 3 * pixels) && read.scale == 2)
        await #expect(throws: URLError.self) { try await loader.image(at: bad, scale: 1) }
        await #expect(throws: (any Error).self) {
            try await loader.image(at: folder.appendingPathComponent("c"), scale: 1)
        }
    }
}
