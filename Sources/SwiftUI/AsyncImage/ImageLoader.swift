import Foundation
internal import FoundationNetworking
import UIKit

/// Loads images from addresses, off the main thread. Asked on the main actor.
@MainActor protocol ImageLoader {
    /// The image at `url`, `scale` pixels a point. Throws why there is none; ends early when its task is cancelled.
    func image(at url: URL, scale: CGFloat) async throws -> UIImage
}

/// Loads images by the shared session, and reads files; decodes them off the main thread.
struct SessionImageLoader: ImageLoader {
    nonisolated init() {}

    func image(at url: URL, scale: CGFloat) async throws -> UIImage { try await Self.load(url, scale) }

    // What is nonisolated and asynchronous runs on no actor: not on the main thread.
    private nonisolated static func load(_ url: URL, _ scale: CGFloat) async throws -> UIImage {
        // Sessions on Linux know no files.
        let data: Data
        if url.isFileURL {
            data = try Data(contentsOf: url)
        } else {
            data = try await URLSession.shared.data(from: url).0
        }
        try Task.checkCancellation()
        guard let image = UIImage(data: data, scale: scale) else { throw URLError(.cannotDecodeContentData) }
        return image
    }
}

private enum ImageLoaderKey: EnvironmentKey {
    static var defaultValue: any ImageLoader { SessionImageLoader() }
}

extension EnvironmentValues {
    /// What loads the images of addresses.
    var imageLoader: any ImageLoader {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}
