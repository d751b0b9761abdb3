/// Makes views for previews while they are being written: `octant preview`, `render` and `record` show them.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views of the preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
