import UIKit

/// Pages of which one is shown, with a bar above them that leads back.
///
/// Links in a page push others. With a path the pages follow its values: what is appended is pushed, what is removed
/// popped, and the user's way back removes values.
public struct NavigationStack<Data, Root: View>: View {
    private let path: PathSource?
    private let root: Root

    /// Pages over `root`.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { (path, self.root) = (nil, root()) }

    /// Pages over `root`, one for each value of `path`.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.path, self.root) = (PathSource(path), root())
    }

    /// Pages over `root`, one for each value of `path`.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        (self.path, self.root) = (PathSource(path), root())
    }

    /// The pages.
    public var body: some View { StackPages(root: AnyView(root), path: path) }
}

/// Pages of which one is shown, with a bar above them that leads back; of several columns the first is shown.
public struct NavigationView<Content: View>: View {
    private let content: Content

    /// Pages over `content`.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The pages.
    public var body: some View { StackPages(root: AnyView(content), path: nil) }
}

/// Pages, whose bar is the only one where they are all of a column of a split view.
private struct StackPages: View {
    let root: AnyView
    let path: PathSource?
    @Environment(\.splitColumn) private var column

    var body: some View {
        if let column {
            let root = root.modifier(ColumnBar(toggle: column.toggle)).environment(\.splitColumn, nil)
            NavigationPages(root: AnyView(root), path: path).ignoresSafeArea().page { $0.hidesBar = true }
        } else {
            NavigationPages(root: root, path: path).ignoresSafeArea()
        }
    }
}

/// A navigation controller of UIKit, each of whose pages shows views.
private struct NavigationPages: UIViewControllerRepresentable {
    let root: AnyView
    let path: PathSource?

    func makeCoordinator() -> NavigationContext { NavigationContext() }

    func makeUIViewController(context: Context) -> UINavigationController { context.coordinator.controller }

    func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {
        context.coordinator.update(root, path, in: context.environment)
    }
}
