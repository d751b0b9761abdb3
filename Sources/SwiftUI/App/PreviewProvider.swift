/// Makes views for a look at them while they are being written. Nobody asks for them on Linux, unless a program does;
/// files that have previews compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// What the previews consist of.
    associatedtype Previews: View

    /// The views to look at.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
