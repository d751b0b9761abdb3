import UIKit

/// Views of which one is shown at a time: the user chooses by a bar at the bottom, or swipes through them.
///
/// The views are those that `content` lists, and those of `ForEach`, `Group` and conditions in it.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: PickerSelection?
    private let content: Content
    @Environment(\.tabViewKind) private var kind

    init(_ selection: PickerSelection?, _ content: Content) { (self.selection, self.content) = (selection, content) }

    /// The views of `content`, of which that with the tag `selection` is shown; with nil the first at first.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection.map { PickerSelection($0) }, content())
    }

    /// The bar, or the pages.
    public var body: some View {
        let views = content.singleViews
        Group {
            if case .pages(let mode) = kind {
                TabPages(views: views, selection: selection, mode: mode)
            } else {
                TabBarPages(views: views, selection: selection)
            }
        }
        .ignoresSafeArea()
    }
}

extension TabView where SelectionValue == Int {
    /// The views of `content`, of which the first is shown at first.
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

/// A tab bar controller of UIKit, each of whose controllers shows a view.
private struct TabBarPages: UIViewControllerRepresentable {
    let views: [ListedView]
    let selection: PickerSelection?

    func makeCoordinator() -> TabBarContext { TabBarContext() }

    func makeUIViewController(context: Context) -> UITabBarController { context.coordinator.controller }

    func updateUIViewController(_ uiViewController: UITabBarController, context: Context) {
        context.coordinator.update(views, selection, in: context.environment)
    }
}

/// Pages side by side, each of which shows a view.
private struct TabPages: UIViewControllerRepresentable {
    let views: [ListedView]
    let selection: PickerSelection?
    let mode: PageTabViewStyle.IndexDisplayMode

    func makeCoordinator() -> TabPagesController { TabPagesController() }

    func makeUIViewController(context: Context) -> TabPagesController { context.coordinator }

    func updateUIViewController(_ uiViewController: TabPagesController, context: Context) {
        uiViewController.update(
            views, selection, mode, in: context.environment, animated: context.transaction.animation != nil)
    }
}
