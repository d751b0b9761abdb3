import UIKit

/// An image that is loaded from an address while the view is on screen.
///
/// It is loaded and decoded off the main thread by the shared `URLSession`, or read where the address is that of a
/// file. Loading is cancelled when the view goes or its address changes. It is of no size of its own until there is an
/// image.
public struct AsyncImage<Content: View>: View {
    private let request: ImageRequest
    private let transaction: Transaction
    /// What is shown meanwhile, and in place of an image that could not be loaded; nil where the content says so.
    private let placeholder: Color?
    private let content: (AsyncImagePhase) -> Content

    /// The image at `url`, `scale` pixels a point; grey until there is one.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        request = ImageRequest(url: url, scale: scale)
        transaction = Transaction()
        placeholder = Color(uiColor: .systemGray5)
        content = { $0.image ?? Image(uiImage: UIImage()) }
    }

    /// What `content` makes of the image at `url`, `scale` pixels a point, and `placeholder` until there is one.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// What `content` makes of how far the image at `url`, `scale` pixels a point, has come. It changes in
    /// `transaction`.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        request = ImageRequest(url: url, scale: scale)
        (self.transaction, self.content, placeholder) = (transaction, content, nil)
    }

    /// The view of the image, or what is in its place.
    public var body: some View {
        LoadedImage(request: request, transaction: transaction) { phase in
            if let placeholder, phase.image == nil { placeholder } else { content(phase) }
        }
    }
}

/// How far the loading of an image has come.
public enum AsyncImagePhase: Sendable {
    /// No image is there yet.
    case empty
    /// The image.
    case success(Image)
    /// It could not be loaded, for this reason.
    case failure(any Error)

    /// The image; nil where there is none.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// Why there is no image; nil where that is not known to be so.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// What is to be loaded.
struct ImageRequest: Equatable {
    /// The address; nil for nothing.
    let url: URL?
    /// Pixels a point.
    let scale: CGFloat
}

/// Loads an image while it is on screen.
private struct LoadedImage<Content: View>: View {
    let request: ImageRequest
    let transaction: Transaction
    @ViewBuilder let content: (AsyncImagePhase) -> Content

    @Environment(\.imageLoader) private var loader
    @State private var phase = AsyncImagePhase.empty
    /// What the phase is of.
    @State private var loaded: ImageRequest?

    var body: some View {
        // The image of another address is not shown while the one wanted is loaded.
        content(loaded == nil || loaded == request ? phase : .empty).task(id: request) { await load() }
    }

    private func load() async {
        if loaded == request, phase.image != nil { return }
        let request = request
        show(.empty, of: request)
        guard let url = request.url else { return }
        do {
            let image = try await loader.image(at: url, scale: request.scale)
            if !Task.isCancelled { show(.success(Image(uiImage: image)), of: request) }
        } catch {
            if !Task.isCancelled { show(.failure(error), of: request) }
        }
    }

    private func show(_ phase: AsyncImagePhase, of request: ImageRequest) {
        withTransaction(transaction) { (self.phase, loaded) = (phase, request) }
    }
}
