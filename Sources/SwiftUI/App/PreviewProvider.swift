/// Makes views for previews while they are being written. Nothing asks for them on Linux, unless a program does; files
/// that have previews compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views of the preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
