import UIKit

extension Preview {
    /// A preview of the views that `body` makes.
    public init<Content: View>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> Content
    ) {
        self.init(name, traits) { .view(_UIHostingView(rootView: body())) }
    }
}
