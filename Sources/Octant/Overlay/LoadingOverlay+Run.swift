import UIKit

extension LoadingOverlay {
    /// Runs `operation`, off the main thread, under an overlay over `view`, and returns what it returns.
    ///
    /// `operation` reports its progress on the `LoadingProgress` it is given. It is cancelled when the task that called
    /// this is, and when the user presses the button (there is one if `content` has a title for it); as everywhere it
    /// then has to check `Task.isCancelled` or throw. The overlay goes when `operation` is over, however it ends.
    public static func run<Result: Sendable>(
        in view: UIView, _ content: Content = Content(), timing: Timing = Timing(),
        operation: @escaping @Sendable (LoadingProgress) async throws -> Result
    ) async throws -> Result {
        let progress = LoadingProgress(
            LoadingProgress.Values(
                fraction: content.progress.map { Double($0) }, label: content.label, detail: content.detail))
        let task = Task { try await operation(progress) }
        let token = show(in: view, content, timing: timing) { task.cancel() }
        progress.listen { [weak token] values in
            guard let token else { return }
            var content = token.content
            content.progress = values.fraction.map { Float($0) }
            (content.label, content.detail) = (values.label, values.detail)
            token.content = content
        }
        defer {
            progress.listen(nil)
            token.dismiss()
        }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
